import type { QueryClient } from '@tanstack/react-query'
import { currentUserQuery } from './current-user.ts'

/** Forgets everything that was fetched for one user; who the user is stays for the caller to say. */
export function forgetMember(queryClient: QueryClient): void {
  const [userKey] = currentUserQuery.queryKey
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== userKey })
}
