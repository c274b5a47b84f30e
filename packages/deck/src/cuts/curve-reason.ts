import type { DeckKind } from '../roles/usual-counts.ts'
import type { CutRule, MainCard } from './cut-deck.ts'

/**
 * From which mana value on a card is expensive in a kind of deck, and how many of them are
 * acceptable.
 */
const expensive: Record<DeckKind, { from: number; bearable: number }> = {
  commander: { from: 6, bearable: 8 },
  small_singleton: { from: 6, bearable: 5 },
  constructed: { from: 5, bearable: 6 },
}

export const curveReason: CutRule = ({ kind, cards, averageManaValue }) => {
  const { from, bearable } = expensive[kind]
  const isExpensive = ({ isLand, front }: MainCard) => !isLand && front.manaValue >= from
  const copies = cards.filter(isExpensive).reduce((sum, { entry }) => sum + entry.quantity, 0)
  const of = copies === 1 ? 'The only card' : `One of ${copies} cards`
  const message = `${of} with mana value ${from} or more; the average is ${averageManaValue.toFixed(1)}.`
  return (card) => {
    if (!isExpensive(card) || canCostLess(card)) return undefined
    const above = Math.max(0, card.front.manaValue - averageManaValue)
    return { message, score: Math.min(12, 1.5 * above) + (copies > bearable ? 4 : 0) }
  }
}

const cheaper =
  /\b(?:this spell|~) costs? [^.]*less to cast\b|\brather than pay\b|\bwithout paying its mana cost\b/i
const cheaperKeywords = new Set(
  'Affinity Convoke Cycling Delve Emerge Evoke Foretell Improvise Madness Morph Disguise Suspend'.split(
    ' ',
  ),
)

/** A card with delve is almost never paid for in full. */
function canCostLess({ front, facts }: MainCard): boolean {
  return (
    cheaper.test(front.oracleText) ||
    facts?.keywords.some((keyword) => cheaperKeywords.has(keyword)) === true
  )
}
