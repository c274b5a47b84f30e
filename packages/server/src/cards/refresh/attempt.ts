import { nextTryAfter } from '../service/back-off.ts'
import { DiskError } from '../service/disk.ts'
import { ServiceError } from '../service/service-error.ts'
import type { CardSource } from './card-source.ts'
import { type RefreshRun, refresh } from './refresh.ts'
import type { RefreshDeps } from './refresh-deps.ts'
import { nextDailyCheck } from './schedule.ts'
import { findRefreshState, type Problem, type RefreshState, saveRefreshState } from './store.ts'

/** A file that was useless this often will not get better before the next one is written. */
const triesPerFile = 3

/** Refreshes, and remembers how it went and when to try again. A stop counts for neither. */
export async function attemptRefresh(
  deps: RefreshDeps,
  source: CardSource,
  run: RefreshRun,
): Promise<void> {
  const last = await findRefreshState(deps.db, source.name)
  const before = fingerprintOf(deps)
  try {
    const known = await refresh(deps, source, { ...run, last })
    await saveRefreshState(deps.db, { ...succeeded(deps), ...known, source: source.name })
  } catch (error) {
    if (run.signal.aborted) {
      return deps.log.info({ reason: run.signal.reason }, 'refreshing card data was stopped')
    }
    const state = failed(deps, error, last)
    const { nextTryAt } = state
    const reason = error instanceof Error ? error.message : String(error)
    const outcome =
      fingerprintOf(deps) === before
        ? `card data was not refreshed: ${reason}. The catalogue in use stays.`
        : `the newer catalogue is in use, but not all that comes with it: ${reason}`
    // Errors of the service are explained by their message; others need the stack, too.
    const isForeign = error instanceof ServiceError
    deps.log.warn({ nextTryAt, ...(!isForeign && { err: error }) }, outcome)
    await saveRefreshState(deps.db, { ...state, source: source.name })
  }
}

function fingerprintOf({ catalogue }: RefreshDeps) {
  return catalogue.current().meta.fingerprint
}

function succeeded({ clock, random }: RefreshDeps) {
  const now = clock.now()
  return {
    checkedAt: now.toISOString(),
    failures: 0,
    nextTryAt: nextDailyCheck(now, random()).toISOString(),
    problem: null,
  }
}

function failed(
  { clock, random }: RefreshDeps,
  error: unknown,
  last: RefreshState | undefined,
): Omit<RefreshState, 'source'> {
  const now = clock.now()
  const failures = (last?.failures ?? 0) + 1
  const retryAfterMs = error instanceof ServiceError ? error.retryAfterMs : null
  const soon = now.getTime() + nextTryAfter({ failures, retryAfterMs, random })
  const isUseless = !(error instanceof ServiceError) && failures >= triesPerFile
  const nextTry = isUseless ? nextDailyCheck(now, random()) : new Date(soon)
  return {
    etag: last?.etag ?? null,
    fingerprint: last?.fingerprint ?? null,
    checkedAt: last?.checkedAt ?? null,
    failures,
    nextTryAt: nextTry.toISOString(),
    problem: problemOf(error),
  }
}

function problemOf(error: unknown): Problem {
  const isOfService = error instanceof ServiceError && !(error instanceof DiskError)
  return isOfService ? 'unreachable' : 'unusable'
}
