import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query'
import { currentUserQuery } from '../lib/current-user.ts'

/** Asks for what a page will need while its code is on its way, for whoever is signed in. Never rejects. */
export async function askEarly<Data, Key extends readonly unknown[]>(
  queryClient: QueryClient,
  query: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<void> {
  await queryClient.prefetchQuery(currentUserQuery)
  const user = queryClient.getQueryData(currentUserQuery.queryKey)
  if (user) await queryClient.prefetchQuery(query)
}
