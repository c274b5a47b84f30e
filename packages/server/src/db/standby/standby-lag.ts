/** Places in a server's log of changes (https://www.postgresql.org/docs/current/datatype-pg-lsn.html). */
interface Servers {
  /** Up to where the primary has written. */
  written: () => Promise<bigint>
  /** Up to where the standby has followed; null when it follows no more. */
  followed: () => Promise<bigint | null>
  /** In milliseconds. */
  now: () => number
}

export interface StandbyLag {
  /** Measures once. */
  measure(): Promise<void>
  /** By how many milliseconds the standby may be behind; Infinity when that is not known. */
  ms(): number
  /** Unknown until the standby is measured again. */
  forget(): void
}

/** A standby further behind than as many measurements is never seen to have caught up. */
const maxMarks = 120

/**
 * How far a standby is behind. It has all that the primary had written at one time once it has
 * followed up to there; a clock of either server has no part in it, and neither has a quiet primary.
 */
export function standbyLag({ written, followed, now }: Servers): StandbyLag {
  let marks: { at: number; place: bigint }[] = []
  let caughtUpWith = Number.NEGATIVE_INFINITY
  return {
    async measure() {
      const at = now()
      marks.push({ at, place: await written() })
      if (marks.length > maxMarks) marks.shift()
      const place = await followed()
      if (place === null) return
      const reached = marks.findLast((mark) => mark.place <= place)
      if (!reached) return
      caughtUpWith = reached.at
      marks = marks.filter((mark) => mark.at > reached.at)
    },
    ms: () => now() - caughtUpWith,
    forget() {
      caughtUpWith = Number.NEGATIVE_INFINITY
      marks = []
    },
  }
}
