import type { AdviceTable } from './advice-table.ts'
import { factsOf } from './table-facts.ts'

/** How many copies of a deck have each tag. */
export interface TagCounts {
  /** Copies of nonland cards. */
  copies: number
  /** By tag. Commanders have theirs too, without being among the copies. */
  counts: Float64Array
  /** By tag, how many different cards have it. */
  differentCards: Float64Array
}

/**
 * How much more often a deck has a tag than chance would have it: the logarithm of the ratio, with one more
 * card on either side so that few cards prove little.
 */
export function liftOf(count: number, copies: number, share: number): number {
  const lift = Math.log((count + 1) / (copies * share + 1))
  return Math.min(4, Math.max(-1.5, lift))
}

/** The share of candidates with each tag, of which the most played ones count more. */
export function shareOfTags(table: AdviceTable, candidates: Uint32Array): Float64Array {
  const { playWeights } = factsOf(table)
  const shares = new Float64Array(table.tagNames.length)
  const { tags, tagStarts } = table
  let sum = 0
  for (const card of candidates) {
    const weight = playWeights[card] ?? 0
    sum += weight
    const end = tagStarts[card + 1] ?? 0
    for (let at = tagStarts[card] ?? 0; at < end; at++) {
      const tag = tags[at] ?? 0
      shares[tag] = (shares[tag] ?? 0) + weight
    }
  }
  return sum === 0 ? shares : shares.map((weight) => weight / sum)
}
