/** Pseudorandom numbers; the same seed always gives the same sequence. */
export interface Random {
  between(min: number, max: number): number
  whole(min: number, max: number): number
  chance(probability: number): boolean
  pick<T>(options: readonly [T, ...T[]]): T
}

export function createRandom(seed: string): Random {
  const next = mulberry(hash(seed))
  const between = (min: number, max: number) => min + next() * (max - min)
  const whole = (min: number, max: number) => Math.floor(between(min, max + 1))
  return {
    between,
    whole,
    chance: (probability) => next() < probability,
    pick: (options) => options[whole(0, options.length - 1)] ?? options[0],
  }
}

/** FNV-1a. */
function hash(text: string): number {
  let value = 2166136261
  for (const char of text) value = Math.imul(value ^ (char.codePointAt(0) ?? 0), 16777619)
  return value
}

function mulberry(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
