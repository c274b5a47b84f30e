import { type DeckFormat, formatFacts } from '@manafolio/contract'
import { calculated, drawChance } from './combinations.ts'
import type { Library } from './library.ts'
import type { Odds } from './odds.ts'

const handSize = 7

/**
 * Two to five lands of seven are kept; with decks of a hundred three to five, for their cards cost more,
 * their games are longer, and the first mulligan is free. A smaller library is drawn whole.
 */
export function openingHandOf(library: Library, format: DeckFormat): Odds['opening'] {
  const { cards, lands } = library
  const [keepsFrom, keepsTo] = [formatFacts[format].cards >= 100 ? 3 : 2, 5]
  const drawn = Math.min(handSize, cards)
  const byLands = Array.from({ length: handSize + 1 }, (_, found) =>
    drawChance({ cards, wanted: lands }, drawn, found),
  )
  const keepable = byLands.slice(keepsFrom, keepsTo + 1).reduce((sum, chance) => sum + chance, 0)
  return {
    ...{ keepsFrom, keepsTo },
    keepable: calculated(keepable),
    byLands: byLands.map(calculated),
    keepableWithMulligan: calculated(1 - (1 - keepable) ** 2),
    averageLands: cards === 0 ? 0 : (drawn * lands) / cards,
  }
}
