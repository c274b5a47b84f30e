import {
  createAccessToken,
  listAccessTokens,
  type PayloadOf,
  revokeAccessToken,
} from '@manafolio/contract'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { toast } from '../../../ui/toast.ts'
import { notifyFailure } from '../notify-failure.ts'

/** Always stale: scripts use them, and other devices change them too. */
export const accessTokensQuery = queryOptions({
  queryKey: ['account', 'access-tokens'],
  queryFn: ({ signal }) => call(listAccessTokens, { signal }),
  refetchOnMount: 'always',
})

/** Makes an access token, which is in this answer only. */
export function useCreateAccessToken() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (input: PayloadOf<typeof createAccessToken>) => call(createAccessToken, { input }),
    onSuccess: () => queryClient.invalidateQueries(accessTokensQuery),
    onError: (error) => notifyFailure(error, 'No access token created', 'Please try again later.'),
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
      toast('Access token revoked', 'Scripts that use it are refused from now on.')
    },
    onError: (error) => notifyFailure(error, 'Could not revoke it', 'Please try again later.'),
    onSettled: () => void queryClient.invalidateQueries(accessTokensQuery),
  })
}
