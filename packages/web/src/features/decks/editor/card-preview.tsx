import type { Card, DeckDetail } from '@manafolio/contract'
import { CardImage } from '../../../card-kit/card-image.tsx'
import { priceOf } from '../cards/card-price.ts'
import { rowKey } from '../deck-actions.ts'
import classes from './card-preview.module.css'

interface CardPreviewProps {
  deck: DeckDetail
  /** The key of a row. */
  pointed: string | undefined
}

/** The card that is pointed at, or the one that stands for the deck. */
export function CardPreview({ deck, pointed }: CardPreviewProps) {
  const card = cardAt(deck, pointed) ?? deck.commander ?? dearestOf(deck)
  if (!card) return null
  return (
    <div className={classes.preview}>
      <CardImage key={card.id} card={card} sizes="256px" loading="eager" />
    </div>
  )
}

function cardAt({ cards }: DeckDetail, key: string | undefined): Card | null | undefined {
  return key === undefined ? undefined : cards.find((row) => rowKey(row) === key)?.card
}

function dearestOf({ cards }: DeckDetail): Card | null | undefined {
  const known = cards.flatMap(({ card }) => card ?? [])
  const worth = (card: Card) => priceOf(card)?.usd ?? 0
  return known.reduce<Card | undefined>(
    (best, card) => (best === undefined || worth(card) > worth(best) ? card : best),
    undefined,
  )
}
