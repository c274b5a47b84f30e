import parts from './deck-numbers.module.css'
import type { Insight } from './insight.ts'
import classes from './type-counts.module.css'

/** How many cards of which type. */
export function TypeCounts({ types }: Pick<Insight, 'types'>) {
  const most = Math.max(...types.map(({ copies }) => copies))
  return (
    <div className={parts.part}>
      <div className={parts.head}>
        <h3 className={parts.name}>Types</h3>
      </div>
      <dl className={classes.types}>
        {types.map(({ label, copies }) => (
          <div key={label} className={classes.type}>
            <dt>{label}</dt>
            <dd className={classes.copies}>{copies}</dd>
            <dd
              className={classes.bar}
              aria-hidden
              style={{ width: `${(copies / most) * 100}%` }}
            />
          </div>
        ))}
      </dl>
    </div>
  )
}
