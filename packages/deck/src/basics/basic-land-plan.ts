import { commanderColors } from '../commander-colors.ts'
import { copiesOf, type DeckSheet, entriesIn, mainOf } from '../deck-sheet.ts'
import { formatRules } from '../legality/format-rules.ts'
import { isLand } from '../numbers/card-type.ts'
import { colorNumbersOf } from '../numbers/color-numbers.ts'
import { knownOf, quantityOf } from '../numbers/front.ts'
import { type ManaColor, manaColors } from '../numbers/mana-color.ts'
import { manaSourcesOf } from '../numbers/mana-sources.ts'
import { type ColorNeed, colorNeedsOf } from '../odds/color-needs.ts'
import { libraryOf } from '../odds/library.ts'
import { requiredSize } from '../required-size.ts'
import { landCurveOf, usualLands } from '../roles/usual-lands.ts'
import { type BasicRow, basicRowsOf, copiesIn } from './basic-lands.ts'

/** The basic lands of a color in a deck, and how many it should have. */
export interface BasicLandCount {
  color: ManaColor
  before: number
  copies: number
  /** Lands that are not basic and make the color. */
  otherSources: number
  /** What the most demanding card of the color needs; null where no card requires it. */
  need: Pick<ColorNeed, 'needed' | 'cardName' | 'manaCost'> | null
}

export interface BasicLandPlan {
  /** Lands that are not basic. */
  otherLands: number
  /** In WUBRGC order; none when nothing says which colors the deck needs. */
  counts: readonly BasicLandCount[]
}

/**
 * How many lands a deck wants: as many as are usual for its costs and have room in it, and never fewer than it
 * has. A complete deck keeps its number.
 */
export function wantedLands(sheet: DeckSheet): number {
  const main = mainOf(sheet)
  const lands = landsIn(sheet)
  const room = requiredSize(sheet) - (copiesOf(main) - lands)
  return Math.max(lands, Math.min(Math.round(usualLands(landCurveOf(sheet))), room))
}

/** Divides the lands that are not others among the colors of the deck's costs. */
export function basicLandPlan(sheet: DeckSheet, lands: number): BasicLandPlan {
  const basics = basicRowsOf(sheet)
  const otherLands = landsIn(sheet) - copiesIn(basics)
  const counts = sharesOf(sheet, basics)
  const copies = divided(counts, Math.max(0, lands - otherLands))
  return {
    otherLands,
    counts: counts.map(({ weight: _, locked: __, ...count }, at) => ({
      ...count,
      copies: copies[at] ?? 0,
    })),
  }
}

export function landsIn(sheet: DeckSheet): number {
  return quantityOf(knownOf(mainOf(sheet)).filter(({ front }) => isLand(front)))
}

interface ColorShare extends Omit<BasicLandCount, 'copies'> {
  /** Its part of the lands, beside the weights of the others. */
  weight: number
  /** Copies that are locked, and stay. */
  locked: number
}

function sharesOf(sheet: DeckSheet, basics: readonly BasicRow[]): ColorShare[] {
  const demands = demandsOf(sheet, basics)
  if (demands.size === 0) return []
  const lands = manaSourcesOf(sheet).filter(({ entry, isLand }) => isLand && entry.place === 'main')
  const basicRows = new Set(basics.map(({ row }) => row))
  const others = lands.filter(({ entry }) => entry.row === null || !basicRows.has(entry.row))
  return manaColors.flatMap((color) => {
    const own = basics.filter((basic) => basic.color === color)
    const { weight, need } = demands.get(color) ?? { weight: 0, need: null }
    if (weight === 0 && own.length === 0) return []
    const making = others.filter(({ colors }) => colors.includes(color))
    return {
      ...{ color, weight, need, before: copiesIn(own) },
      locked: copiesIn(own.filter(({ row }) => row.isLocked)),
      otherSources: copiesOf(making.map(({ entry }) => entry)),
    }
  })
}

interface Demand {
  weight: number
  need: BasicLandCount['need']
}

/**
 * A color weighs the geometric mean of its symbols in all costs and the sources that its most demanding card
 * needs: symbols alone leave a splash without a source, needs alone give it as much as the main color.
 */
function demandsOf(sheet: DeckSheet, basics: readonly BasicRow[]): Map<ManaColor, Demand> {
  const identity = commanderColors(sheet)
  const isAllowed = (color: ManaColor) => !identity || color === 'C' || identity.includes(color)
  const numbers = colorNumbersOf(sheet)
  const demands = new Map<ManaColor, Demand>()
  for (const [color, need] of neededBy(sheet)) {
    const symbols = numbers.find((one) => one.color === color)?.symbols ?? 0
    if (isAllowed(color)) demands.set(color, { weight: Math.sqrt(need.needed * symbols), need })
  }
  if (demands.size > 0 || !identity) return demands
  const colors = manaColors.filter((color) => identity.includes(color))
  const even = colors.length > 0 ? colors : [colorlessBasic(sheet, basics)]
  return new Map(even.map((color) => [color, { weight: 1, need: null }]))
}

/** A hybrid symbol requires its colors only where none of them is required anyway. */
function neededBy(sheet: DeckSheet): Map<ManaColor, ColorNeed> {
  const commanders = copiesOf(entriesIn(sheet, 'commander', 'signature_spell'))
  const library = libraryOf(sheet)
  const cards = Math.max(library.cards, requiredSize(sheet) - commanders)
  const needs = colorNeedsOf(sheet, { ...library, cards })
  const single = needs.filter(({ colors }) => colors.length === 1)
  const required = new Set(single.flatMap(({ colors }) => colors))
  const hybrid = needs.filter(({ colors }) => !colors.some((color) => required.has(color)))
  return new Map(
    [...hybrid, ...single].flatMap((need) => need.colors.map((color) => [color, need] as const)),
  )
}

/** CR 903.12e: in some formats a colorless commander may have any one basic land type. */
function colorlessBasic(sheet: DeckSheet, basics: readonly BasicRow[]): ManaColor {
  if (!formatRules[sheet.format].leaders?.oneBasicTypeCites) return 'C'
  const most = basics.toSorted((a, b) => b.row.quantity - a.row.quantity)[0]
  return most?.color ?? 'W'
}

/**
 * Gives out one land after another, each to the color with the fewest sources for its weight (the method of
 * Sainte-Laguë): more lands never leave a color with fewer.
 */
function divided(shares: readonly ColorShare[], lands: number): number[] {
  const copies = shares.map(({ locked }) => locked)
  let left = lands - copies.reduce((sum, count) => sum + count, 0)
  for (; left > 0; left -= 1) {
    const at = neediest(shares, copies)
    if (at === undefined) break
    copies[at] = (copies[at] ?? 0) + 1
  }
  return copies
}

function neediest(shares: readonly ColorShare[], copies: readonly number[]): number | undefined {
  const ratios = shares.flatMap(({ weight, otherSources }, at) =>
    weight > 0 ? [{ at, ratio: (otherSources + (copies[at] ?? 0) + 0.5) / weight }] : [],
  )
  return ratios.toSorted((a, b) => a.ratio - b.ratio)[0]?.at
}
