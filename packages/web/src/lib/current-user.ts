import { getCurrentUser, type User } from '@manafolio/contract'
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { call } from './api.ts'
import { ApiError } from './api-error.ts'
import { readStored } from './browser-storage.ts'
import { currentUserKey, storedFlag } from './session-keys.ts'

/** The signed-in user, or null. Fetched once, and again after signing in. */
export const currentUserQuery = queryOptions({
  queryKey: currentUserKey,
  queryFn: async ({ signal }): Promise<User | null> => {
    try {
      return await call(getCurrentUser, { signal })
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 401)) throw error
      void clearStored()
      return null
    }
  },
  gcTime: Number.POSITIVE_INFINITY,
  meta: { isStored: true },
})

/** The id of the signed-in user, where it is known that there is one. */
export function signedInId(queryClient: QueryClient): string | undefined {
  return queryClient.getQueryData(currentUserQuery.queryKey)?.id
}

/** Nothing of a user stays in the browser after the session. */
export async function clearStored(): Promise<void> {
  if (!readStored('localStorage', storedFlag)) return
  const { clearAnswers } = await import('./offline/stored-answers.ts')
  await clearAnswers()
}

/** For pages that only signed-in users see; null while no one is signed in. */
export function useCurrentUser(): User | null {
  return useKnownUser() ?? null
}

/** Undefined until it is known who is signed in. */
export function useKnownUser(): User | null | undefined {
  return useQuery(currentUserQuery).data
}
