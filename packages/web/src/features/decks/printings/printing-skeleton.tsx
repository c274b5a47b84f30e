import classes from './printing-skeleton.module.css'

const places = ['1', '2', '3', '4', '5', '6', '7', '8']

/** The shape of printings, while they come. */
export function PrintingSkeleton() {
  return (
    <>
      <p role="status" className={classes.words}>
        Loading printings...
      </p>
      <div className={classes.grid} aria-hidden="true">
        {places.map((place) => (
          <div key={place}>
            <div className={classes.image} />
            <i className={classes.line} style={{ width: '72%' }} />
            <i className={classes.line} style={{ width: '40%' }} />
          </div>
        ))}
      </div>
    </>
  )
}
