const colorNames = [
  ['W', 'white'],
  ['U', 'blue'],
  ['B', 'black'],
  ['R', 'red'],
  ['G', 'green'],
] as const

/** A color identity as a number with a bit for each color. */
export function bitsOf(identity: readonly string[]): number {
  return colorNames.reduce(
    (bits, [color], at) => (identity.includes(color) ? bits | (1 << at) : bits),
    0,
  )
}

export function isWithin(bits: number, others: number): boolean {
  return (bits & ~others) === 0
}

/** “white, blue and red”, “colorless”. */
export function describeColors(bits: number): string {
  const names = colorNames.flatMap(([, name], at) => (bits & (1 << at) ? [name] : []))
  if (names.length === 0) return 'colorless'
  return names.length === 1
    ? names.join('')
    : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}
