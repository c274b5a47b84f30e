import { getCollectionStats, listCollection } from '@manafolio/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'

/** Everything under this key is fetched again when the collection changes. */
export const collectionKey = ['collection']

export const entriesQuery = queryOptions({
  queryKey: [...collectionKey, 'entries'],
  queryFn: ({ signal }) => call(listCollection, { signal }),
})

export const statsQuery = queryOptions({
  queryKey: [...collectionKey, 'stats'],
  queryFn: ({ signal }) => call(getCollectionStats, { signal }),
})
