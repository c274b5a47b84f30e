import { type PayloadOf, sendVerificationEmail, verifyEmail } from '@manafolio/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { currentUserQuery } from '../../../lib/current-user.ts'
import { toast } from '../../../ui/toast.ts'
import { notifyFailure } from '../notify-failure.ts'

/** Confirms the address with the token from the email. */
export function useVerification() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (input: PayloadOf<typeof verifyEmail>) => call(verifyEmail, { input }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey }),
  })
}

/** Requests another email with a confirmation link. */
export function useVerificationEmail() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call(sendVerificationEmail),
    onSuccess: ({ message }) => toast('Email sent', message),
    onError: (error) => {
      notifyFailure(error, 'No email sent', 'Please try again later.')
      // It may have been confirmed in another browser.
      void queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey })
    },
  })
}
