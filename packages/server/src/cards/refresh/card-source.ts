import type { BulkOrigin } from '../import/fingerprint.ts'
import type { NamesOrder } from '../import/read-names.ts'
import type { IdMigration } from '../service/card-service.ts'

/** Where card data comes from: the card-data service, or a file of the operator. */
export interface CardSource {
  /** The key of its stored state. */
  name: string
  /** Asking costs nothing, so it is done at every start. */
  isLocal: boolean
  /** How much of the way to a new catalogue fetching is, 0 to 1. */
  fetchingShare: number
  /** What it has now; “unchanged” when that is still what it gave this etag for. */
  newest(etag: string | null, signal: AbortSignal): Promise<Offer | 'unchanged'>
  /** Every change of ids so far. */
  migrations(signal: AbortSignal): AsyncIterable<IdMigration>
}

/** A bulk file that can be had. */
export interface Offer {
  origin: BulkOrigin
  etag: string | null
  fetch(options: FetchOptions): Promise<FetchedFiles>
}

export interface FetchOptions {
  /** Hears of the share that is here, 0 to 1. */
  report(share: number): void
  signal: AbortSignal
}

/** Files on this machine, ready to be imported. */
export interface FetchedFiles {
  bulkFile: string
  /** Of the tags of rules texts and of artworks, as far as there are any. */
  tagFiles: readonly string[]
  /** Of rulings, if there are any. */
  rulingsFile?: string | undefined
  /** Of the names of cards in other languages, if they are wanted and can be had. */
  names?: NamesOrder | undefined
  /** Removes what was fetched only for the import. */
  discard(): Promise<void>
}
