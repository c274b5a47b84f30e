import type { Card, DeckDetail, SlotType } from '@manafolio/contract'
import { useDeferredValue } from 'react'
import { useOwned } from '../../../card-kit/use-owned.ts'
import classes from './card-grid.module.css'
import { CardRow } from './card-row.tsx'
import { copiesByName, copiesWords } from './deck-copies.ts'
import { rowId } from './row-id.ts'

/** As many as a screen shows at once; the others come a moment after them. */
const firstRows = 8

interface CardGridProps {
  id: string
  deck: DeckDetail
  cards: Card[]
  chosen: Card | undefined
  onAdd: (card: Card, slotType: SlotType) => void
}

/** The results as rows that the field's keys choose from. */
export function CardGrid({ id, deck, cards, chosen, onAdd }: CardGridProps) {
  const owned = useOwned([cards.map((card) => card.id)])
  const settled = useDeferredValue(cards)
  const shown = settled === cards ? cards : cards.slice(0, firstRows)
  const copiesOf = copiesByName(deck)
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: rows are chosen by the field's keys
    <table role="grid" id={id} aria-label="Cards found" className={classes.grid}>
      <tbody className={classes.rows}>
        {shown.map((card) => (
          <CardRow
            key={card.id}
            id={rowId(id, card)}
            card={card}
            inDeck={copiesWords(copiesOf(card.name))}
            owned={owned.get(card.id)?.cardCopies}
            isChosen={card.id === chosen?.id}
            onAdd={onAdd}
          />
        ))}
      </tbody>
    </table>
  )
}
