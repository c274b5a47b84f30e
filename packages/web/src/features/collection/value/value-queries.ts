import { getValueHistory, getValueMovers, getValueParts } from '@manafolio/contract'
import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { collectionKey } from '../../../lib/collection-key.ts'
import type { Day } from './ranges.ts'
import type { MoverDays } from './value-params.ts'

/** Everything under this key is the value of the collection. */
export const valueKey = [...collectionKey, 'value']

/** The value of each day since then; null as long as it is not known since when. */
export function historyQuery(from: Day | null) {
  return queryOptions({
    queryKey: [...valueKey, 'history', from],
    queryFn:
      from === null
        ? skipToken
        : async ({ signal }) => (await call(getValueHistory, { input: { from }, signal })).days,
    placeholderData: keepPreviousData,
  })
}

export const partsQuery = queryOptions({
  queryKey: [...valueKey, 'parts'],
  queryFn: ({ signal }) => call(getValueParts, { signal }),
})

export function moversQuery(days: MoverDays) {
  return queryOptions({
    queryKey: [...valueKey, 'movers', days],
    queryFn: ({ signal }) => call(getValueMovers, { input: { days }, signal }),
    placeholderData: keepPreviousData,
  })
}
