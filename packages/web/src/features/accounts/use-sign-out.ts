import { logout, pages } from '@manafolio/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { call } from '../../lib/api.ts'
import { currentUserQuery } from '../../lib/current-user.ts'
import { forgetMember } from '../../lib/forget-member.ts'
import { announceSessionChange } from '../../lib/session-channel.ts'
import { toast, toastFailure } from '../../ui/toast.ts'

/** Ends the session and forgets everything that was fetched in it. */
export function useSignOut() {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: () => call(logout),
    onSuccess: async () => {
      queryClient.setQueryData(currentUserQuery.queryKey, null)
      forgetMember(queryClient)
      announceSessionChange()
      await navigate({ to: pages.login })
      toast('Logged out', 'You have been successfully logged out.')
    },
    onError: () =>
      toastFailure('Logout failed', 'There was an error logging out. Please try again.'),
  })
}
