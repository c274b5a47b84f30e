import { type RoleName, roleNames } from '../roles/roles.ts'
import { usualCounts } from '../roles/usual-counts.ts'
import type { AdviceDeck, AdviceDeckCard } from './advice-deck.ts'
import { type AdviceTable, hasTag, tagNumber } from './advice-table.ts'
import { liftOf, shareOfTags, type TagCounts } from './lifts.ts'
import { factsOf } from './table-facts.ts'

/** What is measured of a deck once, before cards are compared with it. */
export interface MeasuredDeck extends TagCounts {
  deck: AdviceDeck
  /** Its cards other than lands and commanders. */
  spells: readonly AdviceDeckCard[]
  /** How common each tag is among the candidates. */
  shares: Float64Array
  /** By tag, for cards of the deck. */
  lifts: Float64Array
  /**
   * By tag, for cards that might be added: what every deck needs is left to the roles that it lacks, and what is
   * incidental speaks for nothing.
   */
  liftsToAdd: Float64Array
  /** By tag: 1 for subtypes that its cards happen to have, with hardly a text that is about them. */
  isIncidental: Uint8Array
  /** By tag, what the deck lacks of a role: from 0 for nothing to 1 for everything. */
  lacks: Float64Array
  /** The logarithms of the shares of its copies that have each color. */
  colorShares: readonly number[]
  /** The mean logarithm of its prices; NaN when none is known. */
  priceLevel: number
}

export function measureDeck(
  table: AdviceTable,
  deck: AdviceDeck,
  candidates: Uint32Array,
): MeasuredDeck {
  const { isLand, isStaple, logPrices } = factsOf(table)
  const spells = deck.cards.filter(({ card }) => isLand[card] === 0)
  const tagCounts = countTags(table, deck, spells)
  const { copies, counts } = tagCounts
  const shares = shareOfTags(table, candidates)
  const lifts = shares.map((share, tag) => liftOf(counts[tag] ?? 0, copies, share))
  const isIncidental = incidentalSubtypes(table, deck, tagCounts)
  return {
    deck,
    spells,
    ...tagCounts,
    shares,
    lifts,
    liftsToAdd: lifts.map((lift, tag) => {
      const isGeneral = deck.kind !== 'constructed' && isStaple[tag] === 1
      return isGeneral || isIncidental[tag] === 1 ? Math.min(0, lift) : lift
    }),
    isIncidental,
    lacks: lacksOf(table, deck, counts),
    colorShares: colorSharesOf(table, spells, copies),
    priceLevel: meanOf(
      spells.map(({ card }) => logPrices[card] ?? Number.NaN).filter(Number.isFinite),
    ),
  }
}

/** So many texts about a subtype make it a theme, and so does such a share of the cards. */
const [textsOfTheme, shareOfTheme] = [2, 0.3]

function incidentalSubtypes(
  table: AdviceTable,
  { commanders }: AdviceDeck,
  { copies, counts, differentCards }: TagCounts,
): Uint8Array {
  const { concerns } = factsOf(table)
  return Uint8Array.from(table.tagNames, (name, tag) => {
    if (!name.startsWith('sub:')) return 0
    const text = concerns[tag] ?? -1
    if (commanders.some((card) => hasTag(table, card, text))) return 0
    const isRare = (counts[tag] ?? 0) < shareOfTheme * copies
    return Number(isRare && (differentCards[text] ?? 0) < textsOfTheme)
  })
}

function countTags(
  table: AdviceTable,
  { commanders }: AdviceDeck,
  spells: readonly AdviceDeckCard[],
): TagCounts {
  const counts = new Float64Array(table.tagNames.length)
  const differentCards = counts.slice()
  for (const { card, copies } of [...spells, ...commanders.map((card) => ({ card, copies: 1 }))]) {
    for (const tag of table.tags.subarray(table.tagStarts[card], table.tagStarts[card + 1])) {
      counts[tag] = (counts[tag] ?? 0) + copies
      differentCards[tag] = (differentCards[tag] ?? 0) + 1
    }
  }
  return { copies: spells.reduce((sum, { copies }) => sum + copies, 0), counts, differentCards }
}

function lacksOf(table: AdviceTable, deck: AdviceDeck, counts: Float64Array): Float64Array {
  const lacks = new Float64Array(table.tagNames.length)
  for (const role of roleNames) {
    const tag = tagNumber(table, `role:${role}`)
    const usual = usualOf(deck, role)
    if (tag === undefined || usual === 0) continue
    lacks[tag] = Math.max(0, (usual - (counts[tag] ?? 0)) / usual)
  }
  return lacks
}

/** How many cards of a role decks of this kind usually have; 0 where no number is usual, and of lands. */
export function usualOf({ kind }: AdviceDeck, role: RoleName): number {
  return role === 'land' ? 0 : (usualCounts[kind][role] ?? 0)
}

function colorSharesOf(
  { colors }: AdviceTable,
  spells: readonly AdviceDeckCard[],
  copies: number,
): number[] {
  return [0, 1, 2, 3, 4].map((color) => {
    const having = spells.filter(({ card }) => ((colors[card] ?? 0) >> color) & 1)
    const count = having.reduce((sum, one) => sum + one.copies, 0)
    return Math.log((count + 0.5) / Math.max(1, copies))
  })
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
