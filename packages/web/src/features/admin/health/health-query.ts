import { getHealthReport } from '@manafolio/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'

const refreshMs = 30_000

/** Fetched again every 30 seconds while it is on screen. */
export const healthQuery = queryOptions({
  queryKey: ['admin', 'health'],
  queryFn: ({ signal }) => call(getHealthReport, { signal }),
  refetchInterval: refreshMs,
  refetchOnMount: 'always',
})
