import { snapshotFormat } from '@manafolio/search'
import { recordPrices } from '../price-history/record.ts'
import { adopt } from './adopt.ts'
import type { CardSource } from './card-source.ts'
import { publishCatalogue } from './publish.ts'
import type { RefreshDeps } from './refresh-deps.ts'
import { findPublished, type RefreshState } from './store.ts'

/** What a refresh is doing. Shares are of the whole that takes time, 0 to 1. */
export type RefreshUpdate =
  | { step: 'asking' | 'publishing' | 'recording prices' | 'applying changes of ids' }
  | { step: 'fetching' | 'importing'; share: number }

export interface RefreshRun {
  report(update: RefreshUpdate): void
  signal: AbortSignal
}

/**
 * Asks the source for newer card data and puts it to use: catalogue, prices of the day, changes of
 * ids. Each step may be cut short and run again: what is done already is left as it is. Answers
 * what to remember; throws when something went wrong, and then the catalogue in use stays.
 */
export async function refresh(
  deps: RefreshDeps,
  source: CardSource,
  { last, ...run }: RefreshRun & { last: RefreshState | undefined },
): Promise<Pick<RefreshState, 'etag' | 'fingerprint'>> {
  const { catalogue } = deps
  run.report({ step: 'asking' })
  const fingerprint = catalogue.current().meta.fingerprint
  const etag = last?.fingerprint === fingerprint ? last.etag : null
  const offer = await source.newest(etag, run.signal)
  const isNew = offer !== 'unchanged' && offer.origin.fingerprint !== fingerprint
  if (isNew) await adopt(deps, { ...run, offer, source })
  else await publishOnce(deps)
  run.signal.throwIfAborted()
  await settle(deps, source, run)
  return {
    etag: offer === 'unchanged' ? etag : offer.etag,
    fingerprint: catalogue.current().meta.fingerprint,
  }
}

/** What follows from a catalogue. That the one can't be done is no reason to leave the other. */
async function settle(deps: RefreshDeps, source: CardSource, { report, signal }: RefreshRun) {
  try {
    report({ step: 'recording prices' })
    await recordTodaysPrices(deps)
    signal.throwIfAborted()
  } finally {
    if (!signal.aborted) {
      report({ step: 'applying changes of ids' })
      await deps.applyMigrations(source.migrations(signal))
    }
  }
}

/** A day that has not come yet, as by the date of a file, would keep all days before it out. */
async function recordTodaysPrices(deps: RefreshDeps) {
  const catalogue = deps.catalogue.current()
  const today = deps.clock.now().toISOString().slice(0, 10)
  if (catalogue.meta.pricesAsOf <= today) await recordPrices(deps, catalogue)
}

/** For a process that was stopped between writing a catalogue and telling the others. */
async function publishOnce({ db, engine, clock, catalogue, snapshotFile }: RefreshDeps) {
  const current = catalogue.current()
  const published = await findPublished(db, snapshotFormat)
  if (published?.fingerprint === current.meta.fingerprint) return
  await publishCatalogue({ db, engine, clock }, current, snapshotFile)
}
