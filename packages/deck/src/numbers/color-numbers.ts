import { type DeckSheet, mainOf } from '../deck-sheet.ts'
import { colorsOf, symbolsOf } from './cost-symbols.ts'
import type { ColorNumbers } from './deck-numbers.ts'
import { type KnownCopies, knownOf } from './front.ts'
import { type ManaColor, manaColors } from './mana-color.ts'
import { type ManaSource, manaSourcesOf } from './mana-sources.ts'

/** Colors in costs or of sources, in WUBRGC order. */
export function colorNumbersOf(sheet: DeckSheet): ColorNumbers[] {
  const costs = knownOf(mainOf(sheet)).map(costOf)
  const sources = manaSourcesOf(sheet)
  return manaColors
    .map((color) => ({ color, ...demandFor(color, costs), ...made(color, sources) }))
    .filter(({ symbols, landSources, otherSources }) => symbols + landSources + otherSources > 0)
}

function costOf({ entry: { quantity }, front }: KnownCopies) {
  return { quantity, colors: symbolsOf(front.manaCost).flatMap(colorsOf) }
}

function demandFor(color: ManaColor, costs: readonly ReturnType<typeof costOf>[]) {
  const sum = { symbols: 0, cards: 0 }
  for (const { quantity, colors } of costs) {
    const symbols = colors.filter((requested) => requested === color).length
    sum.symbols += quantity * symbols
    sum.cards += symbols > 0 ? quantity : 0
  }
  return sum
}

function made(color: ManaColor, sources: readonly ManaSource[]) {
  const sum = { landSources: 0, otherSources: 0 }
  for (const { entry, isLand, colors } of sources) {
    if (colors.includes(color)) sum[isLand ? 'landSources' : 'otherSources'] += entry.quantity
  }
  return sum
}
