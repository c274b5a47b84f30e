/** In how many ways some of so many things can be picked. */
export function choose(things: number, picked: number): number {
  if (picked < 0 || picked > things) return 0
  const fewer = Math.min(picked, things - picked)
  let ways = 1
  for (let at = 0; at < fewer; at++) ways *= (things - at) / (at + 1)
  return ways
}

/** How likely so many cards drawn of a library have exactly so many of those that are wanted. */
export function drawChance(
  library: { cards: number; wanted: number },
  drawn: number,
  found: number,
): number {
  const { cards, wanted } = library
  const ways = choose(wanted, found) * choose(cards - wanted, drawn - found)
  return ways / choose(cards, drawn)
}

/** A chance that was calculated. What rounding adds beyond 0 and 1 is taken off. */
export function calculated(chance: number): { chance: number; error: number } {
  return { chance: Math.min(1, Math.max(0, chance)), error: 0 }
}
