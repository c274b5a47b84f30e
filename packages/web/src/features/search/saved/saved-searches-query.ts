import { listSavedSearches } from '@manafolio/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'

/** How long those that another device may have changed are used as they are. */
const staleMs = 5 * 60 * 1000

/** By name. */
export const savedSearchesQuery = queryOptions({
  queryKey: ['saved-searches'],
  queryFn: ({ signal }) => call(listSavedSearches, { signal }),
  meta: { isStored: true },
  staleTime: staleMs,
})
