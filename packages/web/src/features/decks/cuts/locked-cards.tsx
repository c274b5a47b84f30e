import { IconLock } from '@tabler/icons-react'
import { Button } from '../../../ui/button.tsx'
import { type DeckRow, rowKey } from '../deck-actions.ts'
import classes from './locked-cards.module.css'

interface LockedCardsProps {
  rows: readonly DeckRow[]
  /** Copies in these rows. */
  copies: number
  onUnlock: (row: DeckRow) => void
}

/** What is kept from being cut. */
export function LockedCards({ rows, copies, onUnlock }: LockedCardsProps) {
  if (rows.length === 0) return null
  return (
    <section className={classes.locked} aria-labelledby="locked-cards">
      <h3 id="locked-cards" className={classes.title}>
        <IconLock size={17} stroke={1.8} aria-hidden /> Locked ({copies})
      </h3>
      <ul className={classes.list}>
        {rows.map((row) => (
          <li key={rowKey(row)} className={classes.item} data-item="">
            <span className={classes.name}>
              {row.quantity > 1 && `${row.quantity} `}
              {row.cardName}
            </span>
            <Button
              variant="subtle"
              className={classes.unlock}
              data-does="unlock"
              aria-label={`Unlock ${row.cardName}`}
              onClick={() => onUnlock(row)}
            >
              Unlock
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
