/** The bulk files that are used. */
export const bulkTypes = [
  'default_cards',
  'oracle_tags',
  'art_tags',
  'rulings',
  'all_cards',
] as const
export type BulkType = (typeof bulkTypes)[number]

/** One version of a bulk file, as the service offers it. */
export interface BulkFile {
  type: BulkType
  url: string
  /** The last part of the url's path; letters, digits, `.`, `_` and `-` only. */
  name: string
  /** As an ISO date of UTC. */
  updatedAt: string
  /** Bytes of the file as it is downloaded, where the service says so. */
  compressedBytes: number | null
  /** Of the bulk object, to ask whether there is a newer one. */
  etag: string | null
}
