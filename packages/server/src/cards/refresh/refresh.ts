import { snapshotFormat } from '@manafolio/search'
import { applyMigrations } from '../../card-changes/rules.ts'
import { runImport } from '../import/run-import.ts'
import { readSnapshot } from '../import/snapshot-file.ts'
import { recordPrices } from '../price-history/record.ts'
import type { CardSource, FetchedFiles, Offer } from './card-source.ts'
import { publishCatalogue } from './publish.ts'
import type { RefreshDeps } from './refresh-deps.ts'
import { findPublished, type RefreshState } from './store.ts'

/** What a refresh is doing. Shares are of the whole that takes time, 0 to 1. */
export type RefreshNews =
  | { step: 'asking' | 'publishing' | 'recording prices' | 'applying changes of ids' }
  | { step: 'fetching' | 'importing'; share: number }

export interface RefreshRun {
  report(news: RefreshNews): void
  signal: AbortSignal
}

/** A smaller part of the printings in use means that the file is not whole, whatever it says. */
const leastShareOfPrintings = 0.8

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
  const offer = await source.newest(etag)
  const isNew = offer !== 'unchanged' && offer.origin.fingerprint !== fingerprint
  if (isNew) await adopt(deps, { ...run, offer, fetchingShare: source.fetchingShare })
  else await publishOnce(deps)
  run.report({ step: 'recording prices' })
  await recordTodaysPrices(deps)
  run.report({ step: 'applying changes of ids' })
  await applyMigrations(deps, source.migrations())
  return {
    etag: offer === 'unchanged' ? etag : offer.etag,
    fingerprint: catalogue.current().meta.fingerprint,
  }
}

/** A day that has not come yet, as by the date of a file, would keep all days before it out. */
async function recordTodaysPrices(deps: RefreshDeps) {
  const catalogue = deps.catalogue.current()
  const today = deps.clock.now().toISOString().slice(0, 10)
  if (catalogue.meta.pricesAsOf <= today) await recordPrices(deps, catalogue)
}

interface Adoption extends RefreshRun {
  offer: Offer
  fetchingShare: number
}

async function adopt(deps: RefreshDeps, adoption: Adoption) {
  const { offer, signal, report, fetchingShare } = adoption
  deps.log.info({ file: offer.origin.fingerprint }, 'fetching card data')
  const fetched = await offer.fetch({
    report: (share) => report({ step: 'fetching', share: share * fetchingShare }),
    signal,
  })
  try {
    await importFetched(deps, fetched, adoption)
  } finally {
    // A file that was not taken is fetched anew next time.
    if (!signal.aborted) await fetched.discard()
  }
}

async function importFetched(
  { catalogue, db, engine, clock, log, snapshotFile, worker }: RefreshDeps,
  { bulkFile, tagFiles }: FetchedFiles,
  { offer, report, signal, fetchingShare }: Adoption,
) {
  const { source, printingCount } = catalogue.current().meta
  const atLeastPrintings =
    source === 'sample' ? 0 : Math.ceil(printingCount * leastShareOfPrintings)
  const order = { bulkFile, tagFiles, snapshotFile, origin: offer.origin, atLeastPrintings }
  const reportShare = (share: number) =>
    report({ step: 'importing', share: fetchingShare + share * (1 - fetchingShare) })
  const read = await runImport(worker, order, reportShare, signal)
  signal.throwIfAborted()
  const imported = await readSnapshot(snapshotFile)
  if (typeof imported !== 'object') throw new Error(imported ?? 'the catalogue was not written')
  report({ step: 'publishing' })
  await publishCatalogue({ db, engine, clock }, imported, snapshotFile)
  catalogue.replace(imported)
  log.info({ ...read, file: offer.origin.fingerprint }, 'card data imported')
}

/** For a process that was stopped between writing a catalogue and telling the others. */
async function publishOnce({ db, engine, clock, catalogue, snapshotFile }: RefreshDeps) {
  const current = catalogue.current()
  const published = await findPublished(db, snapshotFormat)
  if (published?.fingerprint === current.meta.fingerprint) return
  await publishCatalogue({ db, engine, clock }, current, snapshotFile)
}
