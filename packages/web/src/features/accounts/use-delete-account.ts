import { deleteAccount, type PayloadOf } from '@manafolio/contract'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { toast } from '../../ui/toast.ts'
import { tellFailure } from './tell-failure.ts'
import { useLeave } from './use-leave.ts'

/** Deletes the account and forgets everything that was fetched for it. */
export function useDeleteAccount() {
  const leave = useLeave()
  return useMutation({
    mutationFn: (input: PayloadOf<typeof deleteAccount>) => call(deleteAccount, { input }),
    onSuccess: async ({ message }) => {
      await leave()
      toast('Account deleted', message)
    },
    onError: (error) => tellFailure(error, 'Account not deleted', 'Please try again later.'),
  })
}
