import cards from '../mover-card.module.css'
import skeleton from '../skeleton.module.css'
import classes from './movers-skeleton.module.css'
import movers from './value-movers.module.css'

const [lists, rows] = [
  ['winners', 'losers'],
  ['a', 'b', 'c', 'd'],
]

/** The placeholder of the lists while they load. */
export function MoversSkeleton() {
  return (
    <>
      <p role="status" className="visually-hidden">
        Loading the biggest movers...
      </p>
      <div className={movers.lists} aria-hidden="true">
        {lists.map((list) => (
          <div key={list}>
            {rows.map((row) => (
              <div key={row} className={classes.row}>
                <span className={cards.card} />
                <span className={skeleton.line} style={{ width: '46%' }} />
              </div>
            ))}
          </div>
        ))}
      </div>
    </>
  )
}
