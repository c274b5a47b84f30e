import { QueryClient, type QueryPersister } from '@tanstack/react-query'
import { throughOutage } from './outage.ts'

/**
 * Data is fetched on first use, and again only after a change. What fails is not repeated; but while
 * the server can't reach its database, queries are pending.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        persister: fetchThroughOutage,
        staleTime: Number.POSITIVE_INFINITY,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

/**
 * TanStack Query calls this in place of a query's own function. Its retries would wait in a state
 * between fetching and idle, which each page would have to know.
 */
const fetchThroughOutage: QueryPersister = (fetch, context) =>
  throughOutage(
    async () => fetch(context),
    () => context.signal,
  )
