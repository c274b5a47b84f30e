/** Exact fractions: nothing is rounded until the end. */
export function chooseExactly(things: number, picked: number): bigint {
  if (picked < 0 || picked > things) return 0n
  return factorial(things) / (factorial(picked) * factorial(things - picked))
}

/** In how many ways this many cards are drawn of each group. */
export function waysToDraw(groups: readonly (readonly [copies: number, drawn: number])[]): bigint {
  return groups.reduce((ways, [copies, drawn]) => ways * chooseExactly(copies, drawn), 1n)
}

export function quotient(part: bigint, whole: bigint): number {
  const digits = 10n ** 20n
  return Number((part * digits) / whole) / Number(digits)
}

function factorial(number: number): bigint {
  let product = 1n
  for (let factor = 2n; factor <= BigInt(number); factor++) product *= factor
  return product
}
