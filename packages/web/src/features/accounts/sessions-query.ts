import { listSessions } from '@manafolio/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'

/** Always stale, because other devices change it too. */
export const sessionsQuery = queryOptions({
  queryKey: ['account', 'sessions'],
  queryFn: ({ signal }) => call(listSessions, { signal }),
  refetchOnMount: 'always',
})
