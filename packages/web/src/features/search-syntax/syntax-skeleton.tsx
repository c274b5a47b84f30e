import classes from './syntax-skeleton.module.css'

const rows = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

/** The shape of the page while it comes. */
export function SyntaxSkeleton() {
  return (
    <>
      <p role="status" className={classes.status}>
        Loading the search syntax...
      </p>
      <div className={classes.columns} aria-hidden="true">
        <div className={classes.contents} />
        <div>
          {rows.map((row) => (
            <div key={row} className={classes.row}>
              <i style={{ width: '56%' }} />
              <i style={{ width: '88%' }} />
            </div>
          ))}
        </div>
      </div>
    </>
  )
}
