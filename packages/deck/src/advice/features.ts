import type { AdviceTable } from './advice-table.ts'
import type { MeasuredDeck } from './measured-deck.ts'
import { type TableFacts, tagKind } from './table-facts.ts'

/** A card beside a deck. */
export interface Comparison {
  table: AdviceTable
  facts: TableFacts
  deck: MeasuredDeck
  /** By tag, as they are for this card. */
  lifts: Float64Array
}

/** One number that speaks for or against a card in a deck; NaN when it is not known. */
type Feature = (comparison: Comparison, card: number) => number

export const features = {
  popularity: ({ table }, card) => table.popularity[card] ?? 0,
  /** How far above a rank of about three hundred it is. */
  staple: ({ table }, card) => Math.max(0, 2.5 + (table.popularity[card] ?? -2.5)),
  /** What is banned somewhere is strong. */
  bans: ({ table }, card) => table.bans[card] ?? 0,
  rarity: ({ table }, card) => table.rarity[card] ?? 0,
  printings: ({ facts }, card) => facts.logPrintings[card] ?? 0,
  /** What it has in common with the deck, by all its tags. */
  common: (comparison, card) => {
    const { sum, count } = liftsOf(comparison, card, tagKind.theme)
    return sum / Math.sqrt(count + 4)
  },
  /** The same by the one tag that is most typical of the deck. */
  strongest: strongestLift,
  types: (comparison, card) => liftsOf(comparison, card, tagKind.type).sum,
  manaValues: (comparison, card) => liftsOf(comparison, card, tagKind.manaValue).sum,
  manaValue: ({ table }, card) => table.manaValue[card] ?? 0,
  /** How many colors it uses. */
  colors: ({ table }, card) => Math.min(3, colorCount(table.colors[card] ?? 0)),
  colorless: ({ table }, card) => Number((table.colors[card] ?? 0) === 0),
  /** How many of the deck's cards share its rarest color. */
  colorShare: ({ table, deck }, card) => {
    const bits = table.colors[card] ?? 0
    return deck.colorShares.reduce(
      (least, share, color) => ((bits >> color) & 1 ? Math.min(least, share) : least),
      0,
    )
  },
  lacking: lackedRoles,
  price: ({ facts }, card) => facts.logPrices[card] ?? Number.NaN,
  priceCloseness: ({ facts, deck }, card) =>
    -Math.abs((facts.logPrices[card] ?? Number.NaN) - deck.priceLevel),
} satisfies Record<string, Feature>
export type FeatureName = keyof typeof features

function liftsOf({ table, facts, lifts }: Comparison, card: number, wanted: number) {
  const { tagKinds } = facts
  const end = table.tagStarts[card + 1] ?? 0
  let sum = 0
  let count = 0
  for (let at = table.tagStarts[card] ?? 0; at < end; at++) {
    const tag = table.tags[at] ?? 0
    if (tagKinds[tag] !== wanted) continue
    sum += lifts[tag] ?? 0
    count++
  }
  return { sum, count }
}

function strongestLift({ table, facts, lifts }: Comparison, card: number): number {
  const { tagKinds } = facts
  const end = table.tagStarts[card + 1] ?? 0
  let strongest = 0
  for (let at = table.tagStarts[card] ?? 0; at < end; at++) {
    const tag = table.tags[at] ?? 0
    if (tagKinds[tag] === tagKind.theme) strongest = Math.max(strongest, lifts[tag] ?? 0)
  }
  return strongest
}

function lackedRoles({ table, deck }: Comparison, card: number): number {
  const end = table.tagStarts[card + 1] ?? 0
  let sum = 0
  for (let at = table.tagStarts[card] ?? 0; at < end; at++)
    sum += deck.lacks[table.tags[at] ?? 0] ?? 0
  return sum
}

function colorCount(bits: number): number {
  return (bits & 1) + ((bits >> 1) & 1) + ((bits >> 2) & 1) + ((bits >> 3) & 1) + ((bits >> 4) & 1)
}
