import { setTimeout } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '../database.ts'
import { type StandbyLag, standbyLag } from './standby-lag.ts'

/** Where a server is in its log, in bytes since the beginning, and which database cluster it is of. */
interface Place {
  place: string | null
  system: string
}

const written = sql<Place>`select system_identifier::text as system,
    pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::text as place
  from pg_control_system()`

/** Of one that was promoted, no place: it goes its own way. */
const followed = sql<Place>`select system_identifier::text as system,
    case when pg_is_in_recovery()
      then pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::text end as place
  from pg_control_system()`

/** How far a server is behind another one, if it follows that one at all. */
export function lagBetween(primary: Db, standby: Db): StandbyLag {
  let system: string | undefined
  return standbyLag({
    async written() {
      const { rows } = await written.execute(primary)
      system = rows[0]?.system
      return BigInt(rows[0]?.place ?? 0)
    },
    async followed() {
      const { rows } = await followed.execute(standby)
      const [row] = rows
      return row?.place && row.system === system ? BigInt(row.place) : null
    },
    now: () => performance.now(),
  })
}

const measureEveryMs = 1000

interface Measuring {
  maxLagMs: number
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>
  signal: AbortSignal
}

/**
 * Never fails; the log gets a line whenever the standby becomes of use, or of none. Behind a primary
 * that writes, a standby is seen to be close from the second time on: before, only errors are a reason
 * to warn.
 */
export async function measureAgainAndAgain(
  lag: StandbyLag,
  { maxLagMs, log, signal }: Measuring,
): Promise<void> {
  let wasRead: boolean | undefined
  for (let times = 1; !signal.aborted; times++) {
    const err = await lag.measure().catch((error: unknown) => error)
    const isRead = lag.ms() <= maxLagMs
    if (isRead && !wasRead) log.info('the standby keeps up: it is read')
    const isAway = !isRead && wasRead !== false && (err !== undefined || times > 2)
    if (isAway) log.warn({ err }, 'the standby is away or too far behind: the primary is read')
    if (isRead || isAway) wasRead = isRead
    await setTimeout(measureEveryMs, undefined, { ref: false, signal }).catch(() => {}) // stopped
  }
}
