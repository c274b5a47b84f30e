import type { QueryClient } from '@tanstack/react-query'
import { clearStored, currentUserQuery } from './current-user.ts'
import { latestChanges } from './latest-changes.ts'

/** Removes everything that was fetched or stored for one user or can be undone by them; the caller updates the current user. */
export function forgetMember(queryClient: QueryClient): void {
  latestChanges.forget()
  void clearStored()
  const [userKey] = currentUserQuery.queryKey
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== userKey })
}
