import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ApiError } from '../../lib/api-error.ts'
import { currentUserQuery } from '../../lib/current-user.ts'

/** A user who gets a 403 is no longer an admin, and is redirected once the user is refetched. */
export function useRefetchRole(error: Error | null): void {
  const queryClient = useQueryClient()
  const isRefused = error instanceof ApiError && error.status === 403
  useEffect(() => {
    if (isRefused) void queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey })
  }, [queryClient, isRefused])
}
