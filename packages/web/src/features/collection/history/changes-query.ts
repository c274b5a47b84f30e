import { listCollectionChanges } from '@manafolio/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { collectionKey } from '../../../lib/collection-key.ts'
import { freshMs } from '../../../lib/query-client.ts'

export interface ChangesPage {
  page: number
  /** Limits the changes to those of one printing. */
  scryfallId?: string | undefined
}

/** One page of the changes to the collection, newest first. */
export function changesQuery({ page, scryfallId }: ChangesPage) {
  const input = { page, ...(scryfallId !== undefined && { scryfallId }) }
  return queryOptions({
    queryKey: [...collectionKey, 'changes', input],
    queryFn: ({ signal }) => call(listCollectionChanges, { input, signal }),
    meta: { isStored: true },
    staleTime: freshMs, // there may be new changes since the last visit, from here or another device
  })
}
