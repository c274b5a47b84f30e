import { listSetSummaries } from '@manafolio/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../lib/api.ts'
import { collectionKey } from '../lib/collection-key.ts'

/** Under the collection's key: what is owned changes with the collection. */
export const setsQuery = queryOptions({
  queryKey: [...collectionKey, 'sets'],
  queryFn: ({ signal }) => call(listSetSummaries, { signal }),
})
