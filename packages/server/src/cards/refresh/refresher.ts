import { randomUUID } from 'node:crypto'
import { Cron } from 'croner'
import type { FastifyBaseLogger } from 'fastify'
import { findLeaseShare, type HeldLease, whileHolding } from '../../db/lease.ts'
import { nudgeGc } from '../import/old-memory.ts'
import { attemptRefresh } from './attempt.ts'
import type { CardSource } from './card-source.ts'
import { type PickUp, pickUpOf } from './pick-up.ts'
import type { Progress } from './progress.ts'
import type { RefreshUpdate } from './refresh.ts'
import type { RefreshDeps } from './refresh-deps.ts'
import { isDue } from './schedule.ts'
import { spacedTries } from './spaced-tries.ts'
import { findRefreshState } from './store.ts'

const every15Seconds = '*/15 * * * * *'

const leaseName = 'card refresh'

export interface Refresher {
  /** Checks now and then every 15 seconds. */
  start(): void
  /** One check; resolves when all that it led to is done. */
  look(): Promise<void>
  /** Stops what is under way; the next start resumes it. */
  stop(): Promise<void>
}

/**
 * Keeps the catalogue fresh. Of the processes that share a database, one asks the source and makes
 * the catalogue, and the others take it over. Without a source a process only does the latter.
 */
export function refresher(
  deps: RefreshDeps,
  source: CardSource | null,
  progress: Progress,
): Refresher {
  const stopping = new AbortController()
  const pickUp = pickUpOf(deps)
  const run = { progress, pickUp, stopped: stopping.signal }
  const check = catalogueCheck(deps, pickUp, source && refreshWhenDue(deps, source, run))
  let running = Promise.resolve()

  /** Checks never overlap, whatever triggers them. */
  function checkQueued(): Promise<void> {
    const next = running.then(() => (stopping.signal.aborted ? undefined : check()))
    running = next.catch(() => {})
    return next
  }

  const job = pausedJob(checkQueued, deps.log)
  return {
    start() {
      job.resume()
      void job.trigger()
    },
    look: checkQueued,
    async stop() {
      job.stop()
      stopping.abort()
      await running
    },
  }
}

function pausedJob(check: () => Promise<void>, log: FastifyBaseLogger): Cron {
  const onError = (error: unknown) => log.warn({ err: error }, 'looking for newer card data failed')
  const options = { paused: true, protect: true, unref: true, catch: onError }
  return new Cron(every15Seconds, options, check)
}

/**
 * Takes over what another process has published, refreshes if this one may, and shows the state.
 */
function catalogueCheck(
  deps: RefreshDeps,
  pickUp: PickUp,
  refreshing: Refreshing | null,
): () => Promise<void> {
  const { db, catalogue } = deps
  return async () => {
    const { fingerprint } = catalogue.current().meta
    await pickUp()
    if (refreshing) {
      await refreshing.refreshIfDue()
      catalogue.setProblem((await findRefreshState(db, refreshing.name))?.problem ?? null)
    }
    catalogue.setImporting((await findLeaseShare(deps, leaseName)) ?? null)
    if (catalogue.current().meta.fingerprint !== fingerprint) await nudgeGc()
  }
}

interface RefreshRunDeps {
  progress: Progress
  pickUp: PickUp
  stopped: AbortSignal
}

interface Refreshing {
  name: string
  refreshIfDue(): Promise<void>
}

function refreshWhenDue(
  deps: RefreshDeps,
  source: CardSource,
  { progress, pickUp, stopped }: RefreshRunDeps,
): Refreshing {
  const claim = { name: leaseName, holder: randomUUID() }
  /** A failure of this process alone is not in the state that all share. */
  const ownTries = spacedTries(deps)
  let hasRequested = false

  /** Also when what was published can't be had here, such as a snapshot that is damaged. */
  async function needsRefresh(): Promise<boolean> {
    const hasNewest = await pickUp()
    const last = await findRefreshState(deps.db, source.name)
    const isMissing = !hasNewest && last?.failures === 0 && ownTries.areDue()
    return isMissing || (source.isLocal && !hasRequested) || isDue(last, deps.clock.now())
  }

  async function attempt(lease: HeldLease) {
    hasRequested = true
    ownTries.count()
    const signal = AbortSignal.any([stopped, lease.signal])
    try {
      await attemptRefresh(deps, source, { signal, report: reportTo(deps, progress, lease) })
    } finally {
      progress.end()
    }
    if (await pickUp()) ownTries.reset()
  }

  return {
    name: source.name,
    async refreshIfDue() {
      if (!(await needsRefresh())) return
      await whileHolding(deps, claim, async (lease) => {
        if (await needsRefresh()) await attempt(lease) // another process may just have done it
      })
    },
  }
}

function reportTo({ catalogue }: RefreshDeps, progress: Progress, { setShare }: HeldLease) {
  return (update: RefreshUpdate) => {
    progress.show(update)
    if (!('share' in update)) return
    setShare(update.share)
    catalogue.setImporting(update.share)
  }
}
