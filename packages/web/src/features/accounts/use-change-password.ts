import { changePassword, type PayloadOf } from '@manafolio/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { toast } from '../../ui/toast.ts'
import { sessionsQuery } from './sessions-query.ts'
import { tellFailure } from './tell-failure.ts'

/** Sets another password; the list of sessions shrinks to this one. */
export function useChangePassword() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (input: PayloadOf<typeof changePassword>) => call(changePassword, { input }),
    onSuccess: () => {
      toast('Password updated', 'Your password has been successfully changed.')
      void queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey })
    },
    onError: (error) =>
      tellFailure(
        error,
        'Password change failed',
        'Please check your current password and try again.',
      ),
  })
}
