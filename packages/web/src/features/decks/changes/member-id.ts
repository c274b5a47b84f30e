import type { QueryClient } from '@tanstack/react-query'
import { currentUserQuery } from '../../../lib/current-user.ts'

/** Of whoever is signed in by now. */
export function memberId(queryClient: QueryClient): string | undefined {
  return queryClient.getQueryData(currentUserQuery.queryKey)?.id
}
