import type { Clock } from '../lib/clock.ts'

/** So many tries under a key in a window of so many minutes, which the first of them opens. */
export interface TryLimit {
  key: string
  max: number
  minutes: number
  /** As how many tries one counts; omitted for one. */
  cost?: number
}

/** Counts tries in the memory of this process. */
export interface TryCounter {
  /** 0 when none of the limits is reached. */
  secondsToWait(limits: readonly TryLimit[]): number
  /**
   * Counts one try under each. To be called before what is tried is known to be right, so that many
   * at once do not slip through; the answer takes it back once it is.
   */
  count(limits: readonly TryLimit[]): () => void
}

interface Window {
  tries: number
  endsAtMs: number
}

/** More keys than that are not kept: the oldest are forgotten. */
const keysMax = 100_000

export function tryCounter(clock: Clock): TryCounter {
  const windows = new Map<string, Window>()
  const nowMs = () => clock.now().getTime()

  function openWindow({ key, minutes }: TryLimit): Window {
    const known = windows.get(key)
    if (known && known.endsAtMs > nowMs()) return known
    const opened = { tries: 0, endsAtMs: nowMs() + minutes * 60_000 }
    windows.delete(key) // so that the map stays in the order of opening
    windows.set(key, opened)
    forgetOldest(windows)
    return opened
  }

  return {
    secondsToWait(limits) {
      const waits = limits.map((limit) => {
        const { tries, endsAtMs } = openWindow(limit)
        return tries < limit.max ? 0 : Math.ceil((endsAtMs - nowMs()) / 1000)
      })
      return Math.max(0, ...waits)
    },
    count(limits) {
      const opened = limits.map(openWindow)
      for (const [i, window] of opened.entries()) window.tries += limits[i]?.cost ?? 1
      return () => {
        for (const [i, window] of opened.entries()) window.tries -= limits[i]?.cost ?? 1
      }
    },
  }
}

function forgetOldest(windows: Map<string, Window>) {
  if (windows.size <= keysMax) return
  for (const key of windows.keys()) {
    windows.delete(key)
    return
  }
}
