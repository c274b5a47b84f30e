import type { ImportReport } from '../import/import-job.ts'
import { runImport } from '../import/run-import.ts'
import { readSnapshot } from '../import/snapshot-file.ts'
import type { CardSource, FetchedFiles, Offer } from './card-source.ts'
import { publishCatalogue } from './publish.ts'
import type { RefreshRun } from './refresh.ts'
import type { RefreshDeps } from './refresh-deps.ts'

export interface Adoption extends RefreshRun {
  offer: Offer
  source: CardSource
}

/** A smaller part of the printings in use means that a file is not whole, whatever it says. */
const leastShareOfPrintings = 0.8

/** Fetches a bulk file, makes the catalogue of it, and puts that to use here and elsewhere. */
export async function adopt(deps: RefreshDeps, adoption: Adoption): Promise<void> {
  const { offer, source, signal, report } = adoption
  const file = offer.origin.fingerprint
  deps.log.info({ file }, 'fetching card data')
  const fetched = await offer.fetch({
    report: (share) => report({ step: 'fetching', share: share * source.fetchingShare }),
    signal,
  })
  const read = await importOrDiscard(deps, fetched, adoption)
  signal.throwIfAborted()
  await putToUse(deps, adoption)
  await fetched.discard()
  deps.log.info({ ...read, file }, 'card data imported')
}

/** A file that was not taken is fetched anew next time. */
async function importOrDiscard(deps: RefreshDeps, fetched: FetchedFiles, adoption: Adoption) {
  try {
    return await importFetched(deps, fetched, adoption)
  } catch (error) {
    if (!adoption.signal.aborted) await fetched.discard()
    throw error
  }
}

function importFetched(
  deps: RefreshDeps,
  { bulkFile, tagFiles, rulingsFile, names }: FetchedFiles,
  { offer, source, report, signal }: Adoption,
): Promise<ImportReport> {
  const { snapshotFile, worker } = deps
  const { fetchingShare } = source
  const atLeastPrintings = leastPrintings(deps, source)
  const order = {
    ...{ bulkFile, tagFiles, rulingsFile, names, snapshotFile, atLeastPrintings },
    origin: offer.origin,
    needsTags: source.isLocal,
  }
  const reportShare = (share: number) =>
    report({ step: 'importing', share: fetchingShare + share * (1 - fetchingShare) })
  return runImport(worker, order, reportShare, signal)
}

/** A local file is the operator's choice, however small. */
function leastPrintings({ catalogue }: RefreshDeps, { isLocal }: CardSource): number {
  const { source, printingCount } = catalogue.current().meta
  return isLocal || source === 'sample' ? 0 : Math.ceil(printingCount * leastShareOfPrintings)
}

async function putToUse(
  { catalogue, db, engine, clock, snapshotFile }: RefreshDeps,
  { report }: Adoption,
) {
  const imported = await readSnapshot(snapshotFile)
  if (typeof imported !== 'object') throw new Error(imported ?? 'the catalogue was not written')
  report({ step: 'publishing' })
  await publishCatalogue({ db, engine, clock }, imported, snapshotFile)
  catalogue.replace(imported)
}
