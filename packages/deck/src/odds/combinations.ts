/** Binomial coefficient: in how many ways some of these things can be picked. */
export function choose(things: number, picked: number): number {
  if (picked < 0 || picked > things) return 0
  const fewer = Math.min(picked, things - picked)
  let ways = 1
  for (let at = 0; at < fewer; at++) ways *= (things - at) / (at + 1)
  return ways
}

/** Hypergeometric probability of exactly this many hits among the drawn cards. */
export function drawChance(
  library: { cards: number; hits: number },
  drawn: number,
  found: number,
): number {
  const { cards, hits } = library
  const ways = choose(hits, found) * choose(cards - hits, drawn - found)
  return ways / choose(cards, drawn)
}

/** A calculated probability, clamped to 0 and 1 against rounding errors. */
export function calculated(chance: number): { chance: number; error: number } {
  return { chance: Math.min(1, Math.max(0, chance)), error: 0 }
}
