import type { ValueMover } from '@manafolio/contract'
import classes from './mover-list.module.css'
import { MoverRow } from './mover-row.tsx'

interface MoverListProps {
  title: string
  movers: readonly ValueMover[]
  /** What is said when there are none. */
  nothing: string
}

export function MoverList({ title, movers, nothing }: MoverListProps) {
  return (
    <div>
      <h3 className={classes.title}>{title}</h3>
      {movers.length === 0 ? (
        <p className={classes.nothing}>{nothing}</p>
      ) : (
        <ol className={classes.list}>
          {movers.map((mover) => (
            <li key={`${mover.scryfallId} ${mover.finish}`}>
              <MoverRow mover={mover} />
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}
