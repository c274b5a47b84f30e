import { QueryClient } from '@tanstack/react-query'
import { waitForDatabase } from './outage.ts'

/**
 * Data is fetched on first use, and again only after a change. What fails is not repeated, except
 * while the server can't reach its database.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        ...waitForDatabase,
        staleTime: Number.POSITIVE_INFINITY,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
