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
 * Claims a job for one of several processes, or renews the claim. False when somebody else has it.
 * A claim that ends later than any living holder could have written was made by a clock that has
 * gone back since, and counts for nothing; processes' clocks may differ by less than leaseMs.
 */
export async function holdLease(
  { db, clock }: { db: Db; clock: Clock },
  { name, holder }: LeaseClaim,
  share: number | null = null,
): Promise<boolean> {
  const nowMs = clock.now().getTime()
  const instant = (afterMs: number) => new Date(nowMs + afterMs).toISOString()
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

/** How far the job is that somebody holds now; undefined when nobody does. */
export async function findLeaseShare(
  { db, clock }: { db: Db; clock: Clock },
  name: string,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('leases')
    .select('share')
    .where('name', '=', name)
    .where('held_until', '>=', clock.now().toISOString())
    .executeTakeFirst()
  return row && (row.share ?? 0)
}

/** What a holder has while it works. */
export interface HeldLease {
  /** Ends the work when the lease was lost: to a process that took this one for dead. */
  signal: AbortSignal
  /** Tells the others how far it is, 0 to 1, with the next renewal. */
  setShare(share: number): void
}

/** Does work that only one process may do at a time; nothing when another one is at it. */
export async function whileHolding(
  deps: { db: Db; clock: Clock },
  claim: LeaseClaim,
  work: (held: HeldLease) => Promise<void>,
): Promise<void> {
  if (!(await holdLease(deps, claim))) return
  const lost = new AbortController()
  let share = 0
  const renew = async () => {
    if (!(await holdLease(deps, claim, share))) lost.abort(new Error('another process took over'))
  }
  const renewing = setInterval(() => void renew().catch((error) => lost.abort(error)), renewMs)
  try {
    await work({
      signal: lost.signal,
      setShare(next) {
        share = next
      },
    })
  } finally {
    clearInterval(renewing)
    await releaseLease(deps.db, claim)
  }
}
