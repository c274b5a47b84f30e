import { type Account, getCurrentUser } from '@manafolio/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from './api.ts'
import { ApiError } from './api-error.ts'

/** The signed-in user, or null. Asked once; asked again after signing in. */
export const currentUserQuery = queryOptions({
  queryKey: ['auth', 'user'],
  queryFn: async ({ signal }): Promise<Account | null> => {
    try {
      return await call(getCurrentUser, { signal })
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return null
      throw error
    }
  },
  gcTime: Number.POSITIVE_INFINITY,
})

/** For pages that only signed-in users see; null while nobody is signed in. */
export function useCurrentUser(): Account | null {
  return useQuery(currentUserQuery).data ?? null
}
