import { copiesOf, type DeckSheet, entriesIn } from '../deck-sheet.ts'
import { isLand } from '../numbers/card-type.ts'
import { type KnownCopies, knownOf } from '../numbers/front.ts'
import { type ManaColor, manaColors } from '../numbers/mana-color.ts'
import { type ManaSource, manaSourcesOf } from '../numbers/mana-sources.ts'
import { castingCostsOf } from './casting-costs.ts'
import { sourcesNeeded } from './karsten-table.ts'
import type { Library } from './library.ts'
import { paymentFor } from './payment.ts'

/** The sources that the most demanding card of a color needs, beside those that the deck has. */
export interface ColorNeed {
  /** One color, or those of which each pays for a hybrid symbol. */
  colors: readonly ManaColor[]
  needed: number
  /** The card that needs so many. */
  cardName: string
  manaCost: string
  landSources: number
  otherSources: number
  /** Whether the lands suffice: there are as many as needed, or all of them make the color. */
  isEnough: boolean
}

/** In WUBRGC order, those of hybrid symbols last. Commanders count, since they are cast too. */
export function colorNeedsOf(sheet: DeckSheet, library: Library): ColorNeed[] {
  const spells = knownOf(entriesIn(sheet, 'commander', 'signature_spell', 'main'))
  const needs = new Map<string, CardNeed>()
  for (const spell of spells.filter(({ front }) => !isLand(front))) {
    for (const need of cardNeedsOf(spell, library.cards)) {
      const key = need.colors.join('')
      if (need.needed > (needs.get(key)?.needed ?? 0)) needs.set(key, need)
    }
  }
  const sources = manaSourcesOf(sheet).filter(({ entry }) => entry.place === 'main')
  return [...needs.values()]
    .sort((a, b) => orderOf(a.colors) - orderOf(b.colors))
    .map((need) => ({ ...need, ...sourcesFor(need, sources) }))
}

/** The colors that some card can't be cast without: not those of a hybrid symbol, nor of one paid with life. */
export function neededColors(needs: readonly ColorNeed[]): ManaColor[] {
  return needs.flatMap(({ colors }) => (colors.length === 1 ? colors : []))
}

type CardNeed = Pick<ColorNeed, 'colors' | 'needed' | 'cardName' | 'manaCost'>

/**
 * A split card may be cast as either half, so it requires no color. As in the article, each color of a card
 * with several needs one more source.
 */
function cardNeedsOf({ entry, front }: KnownCopies, cards: number): CardNeed[] {
  const [cost, ...otherHalves] = castingCostsOf(front)
  if (cost === undefined || otherHalves.length > 0) return []
  const { kinds } = paymentFor(cost)
  const extra = kinds.length > 1 ? 1 : 0
  return kinds.map(({ colors }) => {
    const paying = kinds.filter((kind) => kind.colors.every((color) => colors.includes(color)))
    const symbols = paying.reduce((sum, kind) => sum + kind.symbols, 0)
    const needed = sourcesNeeded({ symbols, manaValue: cost.manaValue }, cards) + extra
    return { colors: inOrder(colors), needed, cardName: entry.cardName, manaCost: front.manaCost }
  })
}

function inOrder(colors: readonly ManaColor[]): ManaColor[] {
  return manaColors.filter((color) => colors.includes(color))
}

function orderOf(colors: readonly ManaColor[]): number {
  return colors.reduce((sum, color) => sum * 10 + 1 + manaColors.indexOf(color), 0)
}

function sourcesFor({ colors, needed }: CardNeed, sources: readonly ManaSource[]) {
  const makes = (source: ManaSource) => source.colors.some((color) => colors.includes(color))
  const making = sources.filter(makes)
  const lands = copiesOf(making.filter(({ isLand }) => isLand).map(({ entry }) => entry))
  const otherSources = copiesOf(making.map(({ entry }) => entry)) - lands
  const manaLands = sources.filter(({ isLand, colors: made }) => isLand && made.length > 0)
  const areAll = lands > 0 && lands === copiesOf(manaLands.map(({ entry }) => entry))
  return { landSources: lands, otherSources, isEnough: lands >= needed || areAll }
}
