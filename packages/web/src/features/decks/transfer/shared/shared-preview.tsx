import type { Card, DeckDetail } from '@manafolio/contract'
import { CardImage } from '../../../../card-kit/card-image.tsx'
import type { DeckRow } from '../../kit/deck-actions.ts'
import { mostExpensiveOf } from '../../kit/rows/card-price.ts'
import classes from './shared-deck.module.css'

interface SharedPreviewProps {
  deck: DeckDetail
  pointed: DeckRow | null
}

/** The card of the hovered row, or else the one that represents the deck. */
export function SharedPreview({ deck, pointed }: SharedPreviewProps) {
  const card = pointed?.card ?? deck.commander ?? coverOf(deck) ?? mostExpensiveOf(deck.cards)
  if (!card) return null
  return (
    <div className={classes.preview}>
      <CardImage key={card.id} card={card} sizes="288px" loading="eager" />
    </div>
  )
}

function coverOf({ cover, cards }: DeckDetail): Card | null | undefined {
  return cards.find(({ scryfallId }) => scryfallId === cover?.scryfallId)?.card
}
