import { randomFrom } from '../odds/random.ts'

/** Every order is as likely as any other; the same seed gives the same. */
export function shuffled<T>(things: readonly T[], seed: number): T[] {
  const random = randomFrom(seed)
  return things
    .map((thing) => ({ thing, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ thing }) => thing)
}
