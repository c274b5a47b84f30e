/** Collects values that stand on many rows, each kept once. */
export interface Interner {
  /** The number of a value. */
  number(value: string): number
  values(): string[]
}

/** With these values as the first, from number 0. */
export function interner(...first: readonly string[]): Interner {
  const numbers = new Map(first.map((value, number) => [value, number]))
  return {
    number: (value) => numbers.get(value) ?? numbers.set(value, numbers.size).size - 1,
    values: () => [...numbers.keys()],
  }
}
