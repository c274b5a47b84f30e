import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** The milliseconds of each round, after a few rounds to warm up. */
export async function timesOf(
  work: () => unknown,
  { rounds, warmUp }: { rounds: number; warmUp: number },
): Promise<number[]> {
  const times: number[] = []
  for (let round = -warmUp; round < rounds; round++) {
    const began = performance.now()
    const result = work()
    // Awaiting a synchronous result would cost as much as the fastest calls.
    if (result instanceof Promise) await result
    if (round >= 0) times.push(performance.now() - began)
  }
  return times
}

/** The seconds that it takes, and its result. */
export async function timed<T>(work: () => T | Promise<T>): Promise<{ seconds: number; value: T }> {
  const began = performance.now()
  const value = await work()
  return { seconds: (performance.now() - began) / 1000, value }
}

/** The value below which a share of the times lies. */
export function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

export interface MemoryUse {
  arrayBuffers: number
  heap: number
}

/** Megabytes in use after garbage collection. */
export function memoryUse(): MemoryUse {
  collectGarbage()
  collectGarbage() // what the first round released
  const { arrayBuffers, heapUsed } = process.memoryUsage()
  return { arrayBuffers: arrayBuffers / 1e6, heap: heapUsed / 1e6 }
}

/** The megabytes added since. */
export function memorySince(before: MemoryUse): MemoryUse {
  const now = memoryUse()
  return { arrayBuffers: now.arrayBuffers - before.arrayBuffers, heap: now.heap - before.heap }
}
