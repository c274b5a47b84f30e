import { forgotPassword, type PayloadOf, resetPassword } from '@manafolio/contract'
import { call } from '../../lib/api.ts'
import { useFormRequest } from './use-form-request.ts'

/** Requests an email with a reset link. */
export function useResetRequest() {
  return useFormRequest({
    send: (input: PayloadOf<typeof forgotPassword>) => call(forgotPassword, { input }),
    failureTitle: 'Request failed',
    fallback: 'Please try again later.',
  })
}

/** Sets a new password with the token from the email. */
export function usePasswordReset() {
  return useFormRequest({
    send: (input: PayloadOf<typeof resetPassword>) => call(resetPassword, { input }),
    failureTitle: 'Password reset failed',
    fallback: 'Please try again or request a new reset link.',
  })
}
