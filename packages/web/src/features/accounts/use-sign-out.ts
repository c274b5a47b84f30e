import { logout } from '@manafolio/contract'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { toast, toastFailure } from '../../ui/toast.ts'
import { useLeave } from './use-leave.ts'

/** Ends the session and forgets everything that was fetched in it. */
export function useSignOut() {
  const leave = useLeave()
  return useMutation({
    mutationFn: () => call(logout),
    onSuccess: async () => {
      await leave()
      toast('Logged out', 'You have been successfully logged out.')
    },
    onError: () =>
      toastFailure('Logout failed', 'There was an error logging out. Please try again.'),
  })
}
