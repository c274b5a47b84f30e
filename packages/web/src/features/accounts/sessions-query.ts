import { listSessions } from '@manafolio/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'

/** Other devices change it, so it is asked for whenever the list is shown. */
export const sessionsQuery = queryOptions({
  queryKey: ['account', 'sessions'],
  queryFn: ({ signal }) => call(listSessions, { signal }),
  refetchOnMount: 'always',
})
