import type { Clock } from '../lib/clock.ts'
import type { Db } from './database.ts'

/** How long a holder that fell silent keeps others out, and how often a living one renews. */
export const leaseMs = 120_000
export const renewMs = 30_000

export interface LeaseClaim {
  name: string
  /** Who claims it; one word for each process and run. */
  holder: string
}

/**
 * Claims a job for one of several processes, or renews the claim. False when another process has
 * it. A claim that ends later than any living holder could have written was made by a clock that
 * has gone back since, and counts for nothing; processes' clocks may differ by less than leaseMs.
 */
export async function holdLease(
  { db, clock }: { db: Db; clock: Clock },
  { name, holder }: LeaseClaim,
  share: number | null = null,
): Promise<boolean> {
  const instant = instantsFrom(clock)
  const claim = { holder, held_until: instant(leaseMs), share }
  const held = await db
    .insertInto('leases')
    .values({ name, ...claim })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet(claim)
        .where((is) =>
          is.or([
            is('leases.holder', '=', holder),
            is('leases.held_until', '<', instant(0)),
            is('leases.held_until', '>', instant(2 * leaseMs)),
          ]),
        ),
    )
    .returning('holder')
    .execute()
  return held.length > 0
}

export async function releaseLease(db: Db, { name, holder }: LeaseClaim): Promise<void> {
  await db.deleteFrom('leases').where('name', '=', name).where('holder', '=', holder).execute()
}

/** The progress of a running job; undefined when no process runs it. */
export async function findLeaseShare(
  { db, clock }: { db: Db; clock: Clock },
  name: string,
): Promise<number | undefined> {
  const instant = instantsFrom(clock)
  const row = await db
    .selectFrom('leases')
    .select('share')
    .where('name', '=', name)
    .where('held_until', '>=', instant(0))
    .where('held_until', '<=', instant(2 * leaseMs)) // see holdLease
    .executeTakeFirst()
  return row && (row.share ?? 0)
}

function instantsFrom(clock: Clock) {
  const nowMs = clock.now().getTime()
  return (afterMs: number) => new Date(nowMs + afterMs).toISOString()
}

/** What a holder has while it works. */
export interface HeldLease {
  /** Ends the work when the lease was lost: to a process that took this one for dead. */
  signal: AbortSignal
  /** Publishes the progress, 0 to 1, with the next renewal. */
  setShare(share: number): void
}

/** Does work that only one process may do at a time; nothing when another one is at it. */
export async function whileHolding(
  deps: { db: Db; clock: Clock },
  claim: LeaseClaim,
  work: (held: HeldLease) => Promise<void>,
): Promise<void> {
  if (!(await holdLease(deps, claim))) return
  const renewals = beginRenewals(deps, claim)
  try {
    await work(renewals.held)
  } finally {
    await renewals.end()
    await releaseLease(deps.db, claim)
  }
}

function beginRenewals(deps: { db: Db; clock: Clock }, claim: LeaseClaim) {
  const lost = new AbortController()
  let share = 0
  let renewedMs = deps.clock.now().getTime()
  let renewal = Promise.resolve()
  const timer = setInterval(() => {
    renewal = renew()
  }, renewMs)
  return {
    held: {
      signal: lost.signal,
      setShare: (next: number) => {
        share = next
      },
    },
    /** Waits for one that is under way: after the release it would hold what nobody needs. */
    end() {
      clearInterval(timer)
      return renewal
    },
  }

  async function renew() {
    const nowMs = deps.clock.now().getTime()
    try {
      if (await holdLease(deps, claim, share)) renewedMs = nowMs
      else lost.abort(new Error('another process took over'))
    } catch (error) {
      // A database that is away for a moment costs nothing: the next renewal still comes in time.
      if (nowMs - renewedMs >= leaseMs - renewMs) lost.abort(error)
    }
  }
}
