import type { DayValue } from '@manafolio/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { siteQuery } from '../../../lib/site.ts'
import { type Day, firstDayOf, type ValueRange } from './ranges.ts'
import { historyQuery } from './value-queries.ts'

/** The value history of a range, which ends with the last prices. */
export function useValueHistory(range: ValueRange) {
  return useQuery(historyQuery(useFirstDay(range)))
}

/**
 * Whether the whole history has no two days between which something could have changed. It is requested only
 * where the days of the shown range leave that open.
 */
export function useIsFirstDay(days: readonly DayValue[] | undefined): boolean {
  const first = useFirstDay('all')
  const hasFew = days !== undefined && days.length < 2
  const { data, isPlaceholderData } = useQuery(historyQuery(hasFew ? first : null))
  return hasFew && data !== undefined && !isPlaceholderData && data.length < 2
}

/** Null while it is unknown which day the last prices are of. */
function useFirstDay(range: ValueRange): Day | null {
  const site = useQuery(siteQuery)
  const [now] = useState(() => new Date())
  const pricesAsOf = site.data?.catalogue.pricesAsOf
  return site.isPending ? null : firstDayOf(range, pricesAsOf, now)
}
