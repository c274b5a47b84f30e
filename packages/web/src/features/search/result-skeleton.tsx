import classes from './result-skeleton.module.css'

const rows = ['first', 'second', 'third', 'fourth']

/** The shape of results, while they come. */
export function ResultSkeleton() {
  return (
    <div className={classes.list} aria-hidden="true">
      {rows.map((row) => (
        <div key={row} className={classes.row}>
          <div className={classes.image} />
          <div className={classes.lines}>
            <i style={{ width: '52%' }} />
            <i style={{ width: '34%' }} />
            <i style={{ width: '84%' }} />
            <i style={{ width: '66%' }} />
          </div>
        </div>
      ))}
    </div>
  )
}
