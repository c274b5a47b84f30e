/** Places in a server's log of changes (https://www.postgresql.org/docs/current/datatype-pg-lsn.html). */
interface Servers {
  /** Up to where the primary has written. */
  written: () => Promise<bigint>
  /** Up to where the standby has followed; null when it follows no more, or another server. */
  followed: () => Promise<bigint | null>
  /** In milliseconds. */
  now: () => number
}

export interface StandbyLag {
  /** Measures once; throws what a server fails with. */
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
  let last = 0n

  function forget() {
    caughtUpWith = Number.NEGATIVE_INFINITY
    marks = []
    last = 0n
  }

  return {
    async measure() {
      marks.push({ at: now(), place: await written() })
      if (marks.length > maxMarks) marks.shift()
      const place = await followed()
      const isFollowing = place !== null && place <= (await written())
      // It goes its own way, or began anew from an older place: what was known is not so.
      if (!isFollowing || place < last) forget()
      if (!isFollowing) return
      last = place
      const reached = marks.findLast((mark) => mark.place <= place)
      if (!reached) return
      caughtUpWith = reached.at
      marks = marks.filter((mark) => mark.at > reached.at)
    },
    ms: () => now() - caughtUpWith,
    forget,
  }
}
