import classes from './empty-cover.module.css'

/** The outlines of a hand of cards, for a deck without any. */
export function EmptyCover() {
  return (
    <div className={classes.table} aria-hidden="true">
      <svg viewBox="0 0 380 200" width="100%" height="100%" preserveAspectRatio="xMidYMid slice">
        <title>No cards yet</title>
        <g fill="none" stroke="currentColor" strokeWidth="1.6" strokeDasharray="6 5">
          {[-26, -13, 0, 13, 26].map((angle) => (
            <rect
              key={angle}
              x="155"
              y="34"
              width="70"
              height="98"
              rx="5"
              transform={`rotate(${angle} 190 250)`}
            />
          ))}
        </g>
      </svg>
    </div>
  )
}
