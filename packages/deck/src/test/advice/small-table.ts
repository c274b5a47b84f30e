import type { AdviceTable } from '../../advice/advice-table.ts'

interface SmallCard {
  tags: readonly string[]
  rank?: number
  usdCents?: number
}

/** A table of few cards, all of them green; cards are numbered as they come. */
export function smallTable(cards: readonly SmallCard[]): AdviceTable {
  const tagNames = [...new Set(cards.flatMap(({ tags }) => tags))].sort()
  const numbers = cards.map(({ tags }) => tags.map((tag) => tagNames.indexOf(tag)).sort(byNumber))
  const ends = numbers.map((_, card) => numbers.slice(0, card + 1).flat().length)
  const ranks = cards.map(({ rank }) => rank ?? Number.NaN)
  return {
    cardCount: cards.length,
    tagNames,
    tagStarts: Uint32Array.from([0, ...ends]),
    tags: Uint16Array.from(numbers.flat()),
    popularity: Float32Array.from(ranks, (rank) => (Number.isNaN(rank) ? -3.5 : -Math.log10(rank))),
    edhrecRank: Float32Array.from(ranks),
    colors: new Uint8Array(cards.length).fill(16),
    identity: new Uint8Array(cards.length).fill(16),
    manaValue: new Float32Array(cards.length).fill(2),
    usdCents: Int32Array.from(cards, ({ usdCents }) => usdCents ?? -1),
    bans: new Uint8Array(cards.length),
    rarity: new Uint8Array(cards.length),
    printings: new Float32Array(cards.length).fill(1),
  }
}

const byNumber = (one: number, other: number) => one - other
