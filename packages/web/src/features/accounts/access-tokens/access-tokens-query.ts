import {
  createAccessToken,
  listAccessTokens,
  type OutputOf,
  type PayloadOf,
  revokeAccessToken,
} from '@manafolio/contract'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { fieldErrorsOf } from '../../../lib/api-error.ts'
import { toast } from '../../../ui/toast.ts'
import { notifyFailure } from '../notify-failure.ts'

/** Always stale: scripts use them, and other devices change them too. */
export const accessTokensQuery = queryOptions({
  queryKey: ['account', 'access-tokens'],
  queryFn: ({ signal }) => call(listAccessTokens, { signal }),
  refetchOnMount: 'always',
})

export type CreatedAccessToken = OutputOf<typeof createAccessToken>

/** Makes an access token, which is in this answer only. */
export function useCreateAccessToken() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (input: PayloadOf<typeof createAccessToken>) => call(createAccessToken, { input }),
    onSuccess: ({ accessToken }) => {
      queryClient.setQueryData(accessTokensQuery.queryKey, (list) => [accessToken, ...(list ?? [])])
      void queryClient.invalidateQueries(accessTokensQuery)
    },
    onError: (error) => {
      if (Object.keys(fieldErrorsOf(error)).length > 0) return // they stand at their fields
      notifyFailure(error, 'No access token created', 'Please try again later.')
    },
  })
}

export function useRevokeAccessToken() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (tokenId: string) => call(revokeAccessToken, { params: { tokenId } }),
    onSuccess: (_, tokenId) => {
      queryClient.setQueryData(accessTokensQuery.queryKey, (list) =>
        list?.filter(({ id }) => id !== tokenId),
      )
      toast('Access token removed', 'Scripts that used it are refused.')
    },
    onError: (error) => notifyFailure(error, 'Could not revoke it', 'Please try again later.'),
    onSettled: () => void queryClient.invalidateQueries(accessTokensQuery),
  })
}
