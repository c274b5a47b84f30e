import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { siteQuery } from '../../../lib/site.ts'
import { firstDayOf, type ValueRange } from './ranges.ts'
import { historyQuery } from './value-queries.ts'

/** The value history of a range, which ends with the last prices. */
export function useValueHistory(range: ValueRange) {
  const site = useQuery(siteQuery)
  const [now] = useState(() => new Date())
  const pricesAsOf = site.data?.catalogue.pricesAsOf
  return useQuery(historyQuery(site.isPending ? null : firstDayOf(range, pricesAsOf, now)))
}
