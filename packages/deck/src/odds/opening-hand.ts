import type { DeckFormat } from '@manafolio/contract'
import { isKeepable, keepableLands } from '../hands/keepable.ts'
import { cardsToPutBack, freeMulligansIn, handSize } from '../hands/mulligan-rules.ts'
import { calculated, drawChance } from './combinations.ts'
import type { Library } from './library.ts'
import type { Odds } from './odds.ts'

const mostMulligans = 2

/** A smaller library is drawn completely. */
export function openingHandOf(library: Library, format: DeckFormat): Odds['opening'] {
  const { cards, lands } = library
  const range = keepableLands(format)
  const drawn = Math.min(handSize, cards)
  const byLands = Array.from({ length: handSize + 1 }, (_, found) =>
    drawChance({ cards, hits: lands }, drawn, found),
  )
  const keepable = byLands
    .filter((_, found) => isKeepable(found, range))
    .reduce((sum, chance) => sum + chance, 0)
  return {
    keepsFrom: range.from,
    keepsTo: range.to,
    keepable: calculated(keepable),
    byLands: byLands.map(calculated),
    byMulligans: Array.from({ length: mostMulligans + 1 }, (_, mulligans) => ({
      mulligans,
      cards: Math.max(0, drawn - cardsToPutBack(mulligans, freeMulligansIn(format))),
      keepable: calculated(1 - (1 - keepable) ** (mulligans + 1)),
    })),
    averageLands: cards === 0 ? 0 : (drawn * lands) / cards,
  }
}
