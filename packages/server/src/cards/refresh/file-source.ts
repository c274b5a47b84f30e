import { bulkOrigin } from '../import/fingerprint.ts'
import type { CardSource } from './card-source.ts'

/** The file in CARD_BULK_FILE. It tells of no changes of ids, and is never removed. */
export function fileSource(file: string): CardSource {
  return {
    name: 'file',
    isLocal: true,
    fetchingShare: 0,
    async newest() {
      const fetched = { bulkFile: file, tagFiles: [], discard: async () => {} }
      return { origin: await bulkOrigin(file), etag: null, fetch: async () => fetched }
    },
    async *migrations() {},
  }
}
