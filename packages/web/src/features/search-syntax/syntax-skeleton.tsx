import { SyntaxHeading } from './syntax-heading.tsx'
import classes from './syntax-skeleton.module.css'

const rows = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth']

/** The placeholder of the page while it loads. */
export function SyntaxSkeleton() {
  return (
    <>
      <SyntaxHeading>
        <div className={classes.field} aria-hidden="true" />
      </SyntaxHeading>
      <p role="status" className={classes.status}>
        Loading the search syntax...
      </p>
      <div className={classes.columns} aria-hidden="true">
        <div className={classes.contents}>
          {rows.map((row) => (
            <i key={row} />
          ))}
        </div>
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
