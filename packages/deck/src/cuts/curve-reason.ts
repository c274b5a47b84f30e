import { canCostLess } from '../numbers/cheaper-cost.ts'
import type { DeckKind } from '../roles/usual-counts.ts'
import type { CutRule, MainCard } from './cut-deck.ts'

/** From which mana value on a card is expensive in a kind of deck. */
const expensiveFrom: Record<DeckKind, number> = { commander: 6, small_singleton: 6, constructed: 5 }

export const curveReason: CutRule = ({ kind, cards, averageManaValue }) => {
  const from = expensiveFrom[kind]
  const isExpensive = ({ isLand, front }: MainCard) => !isLand && front.manaValue >= from
  const copies = cards.filter(isExpensive).reduce((sum, card) => sum + card.copies, 0)
  const of = copies === 1 ? 'The only card' : `One of ${copies} cards`
  const average = (averageManaValue ?? 0).toFixed(1)
  const message = `${of} with mana value ${from} or more; the average is ${average}.`
  return (card) => (isExpensive(card) && !canCostLess(card.front, card.facts) ? message : undefined)
}
