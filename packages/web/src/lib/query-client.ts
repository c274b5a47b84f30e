import { type Query, QueryClient, type QueryPersister } from '@tanstack/react-query'
import { isWithoutServer, throughOutage } from './outage.ts'

declare module '@tanstack/react-query' {
  interface Register {
    /** Stored answers can be read without the server, by the user who got them. */
    queryMeta: { isStored?: true }
  }
}

/**
 * What may have been changed elsewhere is fetched anew when its page is opened, but not once more after
 * a link to it was hovered.
 */
export const freshMs = 5000

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
const fetchThroughOutage: QueryPersister = async (fetch, context, query) => {
  try {
    return await throughOutage(
      async () => fetch(context),
      () => context.signal,
    )
  } catch (error) {
    if (isWithoutServer(error)) await restore(query)
    throw error
  }
}

/** Nothing is stored for visitors, so they never load the database. */
async function restore(query: Query) {
  if (!query.meta?.isStored || query.state.data !== undefined) return
  const { restoreAnswer } = await import('./offline/stored-answers.ts')
  await restoreAnswer(query)
}
