import { randomUUID } from 'node:crypto'
import { Cron } from 'croner'
import { findLeaseShare, type HeldLease, whileHolding } from '../../db/lease.ts'
import { giveOldMemoryBack } from '../import/old-memory.ts'
import { attemptRefresh } from './attempt.ts'
import type { CardSource } from './card-source.ts'
import { pickUpOf } from './pick-up.ts'
import type { Progress } from './progress.ts'
import type { RefreshNews } from './refresh.ts'
import type { RefreshDeps } from './refresh-deps.ts'
import { isDue } from './schedule.ts'
import { spacedTries } from './spaced-tries.ts'
import { findRefreshState } from './store.ts'

/** How often it looks whether there is something to do. */
const every15Seconds = '*/15 * * * * *'

const leaseName = 'card refresh'

export interface Refresher {
  /** Looks now and then every 15 seconds. */
  start(): void
  /** One look; resolves when all that it led to is done. */
  look(): Promise<void>
  /** Stops what is under way; the next start goes on with it. */
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
  const { db, catalogue, log } = deps
  const pickUp = pickUpOf(deps)
  const claim = { name: leaseName, holder: randomUUID() }
  const stopping = new AbortController()
  let hasAsked = false
  /** Others may have no trouble, and then what is remembered for all does not hold this one back. */
  const ownTries = spacedTries(deps)
  let looking = Promise.resolve()

  async function look() {
    const { fingerprint } = catalogue.current().meta
    await keepFresh()
    if (catalogue.current().meta.fingerprint !== fingerprint) await giveOldMemoryBack()
  }

  async function keepFresh() {
    await pickUp()
    if (source) {
      await refreshIfDue(source)
      catalogue.setTrouble((await findRefreshState(db, source.name))?.trouble ?? null)
    }
    catalogue.setImporting((await findLeaseShare(deps, leaseName)) ?? null)
  }

  async function refreshIfDue(source: CardSource) {
    if (!(await isWanted(source))) return
    await whileHolding(deps, claim, async (lease) => {
      // Another process may just have done it.
      if (await isWanted(source)) await attempt(source, lease)
    })
  }

  /** Also when what was published can't be had here, such as a snapshot that is damaged. */
  async function isWanted({ name, isLocal }: CardSource): Promise<boolean> {
    const hasNewest = await pickUp()
    const last = await findRefreshState(db, name)
    const isMissing = !hasNewest && last?.failures === 0 && ownTries.areDue()
    return isMissing || (isLocal && !hasAsked) || isDue(last, deps.clock.now())
  }

  async function attempt(source: CardSource, { signal, setShare }: HeldLease) {
    hasAsked = true
    ownTries.count()
    const report = (news: RefreshNews) => {
      progress.show(news)
      if (!('share' in news)) return
      setShare(news.share)
      catalogue.setImporting(news.share)
    }
    try {
      const eitherSignal = AbortSignal.any([stopping.signal, signal])
      await attemptRefresh(deps, source, { signal: eitherSignal, report })
    } finally {
      progress.end()
    }
    if (await pickUp()) ownTries.reset()
  }

  /** Looks never overlap, whoever asks for them. */
  function lookInTurn(): Promise<void> {
    const next = looking.then(() => (stopping.signal.aborted ? undefined : look()))
    looking = next.catch(() => {})
    return next
  }

  const job = new Cron(
    every15Seconds,
    {
      paused: true,
      protect: true,
      unref: true,
      catch: (error) => log.warn({ err: error }, 'looking for newer card data failed'),
    },
    lookInTurn,
  )

  return {
    start() {
      job.resume()
      void job.trigger()
    },
    look: lookInTurn,
    async stop() {
      job.stop()
      stopping.abort()
      await looking
    },
  }
}
