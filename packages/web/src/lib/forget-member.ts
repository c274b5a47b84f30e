import type { QueryClient } from '@tanstack/react-query'
import { currentUserQuery } from './current-user.ts'

/** Removes everything that was fetched for one user; the caller updates the current user. */
export function forgetMember(queryClient: QueryClient): void {
  const [userKey] = currentUserQuery.queryKey
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== userKey })
}
