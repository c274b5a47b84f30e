/** How much a tag or word counts that `count` of all cards have: the square of its inverse frequency. */
export function inverseFrequency(count: number, all: number): number {
  return Math.log((all + 1) / (count + 1)) ** 2
}

/** The share of the card's own total in the measure of length; the rest is the other card's. */
const ownShare = 0.85

/**
 * What two cards share, in relation to what they have. A cosine would divide by the other card's total
 * alone; with the card's own beside it, one that does the same and more is still alike.
 */
export function ofAll(shared: number, own: number, other: number): number {
  const total = own * (ownShare * own + (1 - ownShare) * other)
  return total === 0 ? 0 : shared / Math.sqrt(total)
}
