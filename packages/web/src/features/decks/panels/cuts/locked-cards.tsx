import { slotKey } from '@manafolio/contract'
import { IconLock } from '@tabler/icons-react'
import { CardLink } from '../../../../card-kit/card-link.tsx'
import { linkedPrinting } from '../../../../card-kit/linked-card.ts'
import { Button } from '../../../../ui/button.tsx'
import type { DeckRow } from '../../kit/deck-actions.ts'
import classes from './cuts-panel.module.css'

interface LockedCardsProps {
  rows: readonly DeckRow[]
  /** Copies in these rows. */
  copies: number
  onUnlock: (row: DeckRow) => void
}

/** Cards that are locked against cuts. */
export function LockedCards({ rows, copies, onUnlock }: LockedCardsProps) {
  if (rows.length === 0) return null
  return (
    <section className={classes.locked} aria-labelledby="locked-cards">
      <h3 id="locked-cards" className={classes.lockedCardsTitle}>
        <IconLock size={17} stroke={1.8} aria-hidden /> Locked ({copies})
      </h3>
      <ul className={classes.lockedCardsList}>
        {rows.map((row) => (
          <li key={slotKey(row)} className={classes.item} data-item="">
            <span className={classes.name}>
              {row.quantity > 1 && `${row.quantity} `}
              <CardLink card={linkedPrinting(row)}>{row.cardName}</CardLink>
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
