import { frontOf } from '../../../card-kit/face-card.ts'
import { ManaCost } from '../../../card-kit/mana-cost.tsx'
import type { ListedRow } from '../cards/deck-sections.ts'
import type { DeckRow } from '../deck-actions.ts'
import classes from './shared-row.module.css'

interface SharedRowProps extends ListedRow {
  onOpen: (row: DeckRow) => void
}

/** A line such as “4 Lightning Bolt” with its cost; a press shows the card. */
export function SharedRow({ id, row, onOpen }: SharedRowProps) {
  const { quantity, cardName, card } = row
  return (
    <li className={classes.row} data-row={id}>
      <button
        type="button"
        className={classes.line}
        aria-haspopup="dialog"
        onClick={() => onOpen(row)}
      >
        <span className={classes.quantity}>{quantity}</span>
        <span className={classes.name} title={cardName}>
          {cardName}
        </span>
        {card && <ManaCost cost={frontOf(card).manaCost} />}
      </button>
    </li>
  )
}
