import { randomUUID } from 'node:crypto'
import { moverDays } from '@manafolio/contract'
import { Cron } from 'croner'
import { earlierPrices } from '../../cards/price-history/earlier-prices.ts'
import { whileHolding } from '../../db/lease.ts'
import type { Deps } from '../../deps.ts'
import { recordValues } from './record-values.ts'

const every15Minutes = '*/15 * * * *'

const leaseName = 'collection values'

export interface ValueRecorder {
  /** Records now and then every 15 minutes. */
  start(): void
  /** One time; resolves when it is done, also when another process is at it. */
  record(): Promise<void>
  /** Stops what is under way; the next start resumes it. */
  stop(): Promise<void>
}

/**
 * Records what collections are worth, in one of the processes that share a database, and keeps the
 * prices of some days ago ready in each of them.
 */
export function valueRecorder(
  deps: Pick<Deps, 'db' | 'readStale' | 'clock' | 'catalogue' | 'log'>,
): ValueRecorder {
  const claim = { name: leaseName, holder: randomUUID() }
  const stopping = new AbortController()
  let recording = Promise.resolve()

  async function record() {
    const catalogue = deps.catalogue.current()
    for (const days of moverDays) {
      if (stopping.signal.aborted) return
      await earlierPrices(deps.db, catalogue, Number(days))
    }
    await whileHolding(deps, claim, async ({ signal }) => {
      const eitherSignal = AbortSignal.any([stopping.signal, signal])
      await recordValues(deps, catalogue, eitherSignal)
    })
  }

  /** Never twice at a time: the lease does not exclude its own process. */
  function recordQueued(): Promise<void> {
    const next = recording.then(() => (stopping.signal.aborted ? undefined : record()))
    recording = next.catch(() => {})
    return next
  }

  const job = new Cron(
    every15Minutes,
    {
      paused: true,
      protect: true,
      unref: true,
      catch: (error) => deps.log.warn({ err: error }, 'recording values of collections failed'),
    },
    recordQueued,
  )

  return {
    start() {
      job.resume()
      void job.trigger()
    },
    record: recordQueued,
    async stop() {
      job.stop()
      stopping.abort()
      await recording
    },
  }
}
