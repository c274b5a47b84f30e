/** Collects values that stand on many rows, each kept once. */
export interface Interner {
  /** The number of a value. */
  number(value: string): number
  values(): string[]
}

export function interner(): Interner {
  const numbers = new Map<string, number>()
  return {
    number: (value) => numbers.get(value) ?? numbers.set(value, numbers.size).size - 1,
    values: () => [...numbers.keys()],
  }
}
