import type { Card, DeckDetail } from '@manafolio/contract'
import { priceOf } from '../cards/card-price.ts'
import type { DeckRow } from '../deck-actions.ts'

type Counted = Pick<DeckDetail, 'commanderId' | 'commanderName' | 'commander' | 'cards'>

type Counts = Pick<DeckDetail, 'cardCount' | 'sideCount' | 'pricedCards' | 'totalValue'>

/** The numbers of a deck once its cards are others, before the server tells them. */
export function countsAfter(before: DeckDetail, after: Counted): Counts {
  const [old, now] = [countsOf(before), countsOf(after)]
  const pricedCards = before.pricedCards + now.pricedCards - old.pricedCards
  const value = (before.totalValue ?? 0) + now.value - old.value
  return {
    cardCount: before.cardCount + now.cardCount - old.cardCount,
    sideCount: before.sideCount + now.sideCount - old.sideCount,
    pricedCards,
    // Sums of cents: what floats add to them is no money.
    totalValue: pricedCards > 0 ? Math.round(value * 100) / 100 : null,
  }
}

export function copiesOf(rows: readonly Pick<DeckRow, 'quantity'>[]): number {
  return rows.reduce((sum, { quantity }) => sum + quantity, 0)
}

/** The commander, unless the main cards have it in any printing: it is counted once. */
export function commanderBeside(deck: Counted): Card | null {
  const isListed = deck.cards.some(
    ({ slotType, scryfallId, cardName }) =>
      slotType === 'main' && (scryfallId === deck.commanderId || cardName === deck.commanderName),
  )
  return isListed ? null : deck.commander
}

function countsOf(deck: Counted) {
  const commander = commanderBeside(deck)
  const all = [...deck.cards, ...(commander ? [{ card: commander, quantity: 1 }] : [])]
  const priced = all.filter(({ card }) => priceOf(card) !== null)
  return {
    cardCount: copiesOf(all),
    sideCount: copiesOf(deck.cards.filter(({ slotType }) => slotType === 'side')),
    pricedCards: copiesOf(priced),
    value: priced.reduce(
      (sum, { card, quantity }) => sum + quantity * (priceOf(card)?.usd ?? 0),
      0,
    ),
  }
}
