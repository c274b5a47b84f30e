import { forgotPassword, type PayloadOf, resetPassword } from '@manafolio/contract'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { messageOf } from '../../lib/api-error.ts'
import { toastFailure } from '../../ui/toast.ts'

/** Requests an email with a reset link. */
export function useResetRequest() {
  return useMutation({
    mutationFn: (input: PayloadOf<typeof forgotPassword>) => call(forgotPassword, { input }),
    onError: (error) => toastFailure('Request failed', messageOf(error, 'Please try again later.')),
  })
}

/** Sets a new password with the token from the email. */
export function usePasswordReset() {
  return useMutation({
    mutationFn: (input: PayloadOf<typeof resetPassword>) => call(resetPassword, { input }),
    onError: (error) =>
      toastFailure(
        'Password reset failed',
        messageOf(error, 'Please try again or request a new reset link.'),
      ),
  })
}
