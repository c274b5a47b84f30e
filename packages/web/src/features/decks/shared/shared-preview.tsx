import type { Card, DeckDetail } from '@manafolio/contract'
import { CardImage } from '../../../card-kit/card-image.tsx'
import { priceOf } from '../cards/card-price.ts'
import type { DeckRow } from '../deck-actions.ts'
import classes from './shared-preview.module.css'

interface SharedPreviewProps {
  deck: DeckDetail
  pointed: DeckRow | null
}

/** The card that is pointed at, or the one that stands for the deck. */
export function SharedPreview({ deck, pointed }: SharedPreviewProps) {
  const card = pointed?.card ?? deck.commander ?? coverOf(deck) ?? dearestOf(deck)
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

function dearestOf({ cards }: DeckDetail): Card | undefined {
  const known = cards.flatMap(({ card }) => card ?? [])
  const worth = (card: Card) => priceOf(card)?.usd ?? 0
  return known.toSorted((a, b) => worth(b) - worth(a))[0]
}
