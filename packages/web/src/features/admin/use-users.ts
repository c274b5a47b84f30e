import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ApiError } from '../../lib/api-error.ts'
import { currentUserQuery, useCurrentUser } from '../../lib/current-user.ts'
import { useReloadWhenExpired } from '../../ui/use-reload-when-expired.ts'
import { type UsersPage, usersQuery } from './users-query.ts'

/** The page asked for; while it comes, the one before it. Only an admin asks at all. */
export function useUsers(asked: UsersPage) {
  const isAdmin = useCurrentUser()?.role === 'admin'
  const users = useQuery({
    ...usersQuery(asked),
    enabled: isAdmin,
    placeholderData: keepPreviousData,
  })
  useReloadWhenExpired(users.error)
  useRoleAgain(users.error)
  return users
}

/** Who is refused is no admin any more, and leaves once that is known. */
function useRoleAgain(error: Error | null) {
  const queryClient = useQueryClient()
  const isRefused = error instanceof ApiError && error.status === 403
  useEffect(() => {
    if (isRefused) void queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey })
  }, [queryClient, isRefused])
}
