import type { Card, DeckDetail } from '@manafolio/contract'
import { CardImage } from '../../../../card-kit/card-image.tsx'
import { plainestPrice } from '../../../../card-kit/prices.ts'
import type { DeckRow } from '../../kit/deck-actions.ts'
import classes from './shared-deck.module.css'

interface SharedPreviewProps {
  deck: DeckDetail
  pointed: DeckRow | null
}

/** The card of the hovered row, or else the one that represents the deck. */
export function SharedPreview({ deck, pointed }: SharedPreviewProps) {
  const card = pointed?.card ?? deck.commander ?? coverOf(deck) ?? mostExpensiveOf(deck)
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

function mostExpensiveOf({ cards }: DeckDetail): Card | undefined {
  const loaded = cards.flatMap(({ card }) => card ?? [])
  const usdOf = (card: Card) => plainestPrice(card.prices)?.usd ?? 0
  return loaded.toSorted((a, b) => usdOf(b) - usdOf(a))[0]
}
