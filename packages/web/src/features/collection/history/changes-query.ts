import { listCollectionChanges } from '@manafolio/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { collectionKey } from '../../../lib/collection-key.ts'

export interface ChangesPage {
  page: number
  /** Of one printing only. */
  scryfallId?: string | undefined
}

/** One page of what was done to the collection, newest first. */
export function changesQuery({ page, scryfallId }: ChangesPage) {
  const input = { page, ...(scryfallId !== undefined && { scryfallId }) }
  return queryOptions({
    queryKey: [...collectionKey, 'changes', input],
    queryFn: ({ signal }) => call(listCollectionChanges, { input, signal }),
    // Who comes back wants to see what was done meanwhile, here or on another device.
    refetchOnMount: 'always',
  })
}
