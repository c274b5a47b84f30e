import { setTimeout as pause } from 'node:timers/promises'
import type { HealthParts, HealthReport, HealthState } from '@manafolio/contract'
import type { Deps } from '../../deps.ts'
import { probes } from './probes.ts'

/** A database that hangs must not keep the report back. */
const probeMs = 4000

/** The state of every part of this installation, as seen from this process. */
export async function healthReport(deps: Deps): Promise<HealthReport> {
  const [cards, refresh, disk, database, mail, backups, registrations, program] = await Promise.all(
    [
      known('cards', deps),
      known('refresh', deps),
      known('disk', deps),
      known('database', deps),
      known('mail', deps),
      known('backups', deps),
      known('registrations', deps),
      known('program', deps),
    ],
  )
  const parts = { cards, refresh, disk, database, mail, backups, registrations, program }
  return { state: worstOf(parts), reportedAt: deps.clock.now().toISOString(), ...parts }
}

/** Null when a probe fails or takes too long. */
async function known<Part extends keyof HealthParts>(
  part: Part,
  deps: Deps,
): Promise<HealthParts[Part] | null> {
  const ended = new AbortController()
  const tooLong = pause(probeMs, null, { signal: ended.signal, ref: false }).catch(() => null)
  try {
    return await Promise.race([probes[part](deps), tooLong])
  } catch (error) {
    deps.log.warn({ err: error, part }, 'a part of the health report is not known')
    return null
  } finally {
    ended.abort()
  }
}

/** What can't be known is as bad as a problem. */
function worstOf(parts: Record<string, { state: HealthState } | null>): HealthState {
  const states = Object.values(parts).map((part) => part?.state ?? 'problem')
  if (states.includes('problem')) return 'problem'
  return states.includes('attention') ? 'attention' : 'ok'
}
