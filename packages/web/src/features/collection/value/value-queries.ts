import { getValueHistory, getValueMovers, getValueParts } from '@manafolio/contract'
import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { collectionKey } from '../../../lib/collection-key.ts'
import type { Day } from './ranges.ts'
import type { MoverDays } from './value-params.ts'

/** The parent key of all queries about the value of the collection. */
export const valueKey = [...collectionKey, 'value']

/** The value of each day since a date; null as long as that date is unknown. */
export function historyQuery(from: Day | null) {
  return queryOptions({
    queryKey: [...valueKey, 'history', from],
    queryFn:
      from === null
        ? skipToken
        : async ({ signal }) => (await call(getValueHistory, { input: { from }, signal })).days,
    placeholderData: keepPreviousData,
    meta: { isStored: true },
  })
}

export const partsQuery = queryOptions({
  queryKey: [...valueKey, 'parts'],
  queryFn: ({ signal }) => call(getValueParts, { signal }),
  meta: { isStored: true },
})

export const usualMoverDays: MoverDays = '7'

export function moversQuery(days: MoverDays) {
  return queryOptions({
    queryKey: [...valueKey, 'movers', days],
    queryFn: ({ signal }) => call(getValueMovers, { input: { days }, signal }),
    placeholderData: keepPreviousData,
  })
}
