import type { DeckChangeTold } from '@manafolio/contract'
import { type Day, dayTitle } from '../../../lib/days.ts'
import { BlockRow } from './block-row.tsx'
import type { Block } from './blocks.ts'
import { ChangeRow } from './change-row.tsx'
import classes from './history-day.module.css'

interface HistoryDayProps {
  day: Day
  today: Day
  blocks: readonly Block[]
  /** The version that the deck has now. */
  current: number
  /** All changes of the page. */
  beside: readonly DeckChangeTold[]
  onLook: (version: number) => void
}

/** What was done on one day. */
export function HistoryDay({ day, today, blocks, ...rest }: HistoryDayProps) {
  return (
    <section className={classes.day} aria-labelledby={`day-${day}`}>
      <h2 id={`day-${day}`} className={classes.title}>
        {dayTitle(day, today)}
      </h2>
      <ol className={classes.changes}>
        {blocks.map((block) => (
          <li key={block.changes.at(-1)?.version}>
            {block.changes.length > 1 ? (
              <BlockRow block={block} {...rest} />
            ) : (
              <ChangeRow change={block.newest} {...rest} />
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
