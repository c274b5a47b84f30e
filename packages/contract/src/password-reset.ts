import * as z from 'zod/mini'
import { email, newPassword } from './accounts.ts'
import { endpoint, noParams } from './endpoint.ts'
import { limits } from './limits.ts'

export const passwordResetRequest = z.object({ email })
export type PasswordResetRequest = z.infer<typeof passwordResetRequest>

export const passwordReset = z
  .object({
    token: z
      .string({ error: 'Reset token is required' })
      .check(z.minLength(1, { error: 'Reset token is required' })),
    newPassword,
    confirmPassword: z
      .string({ error: 'Please confirm your password' })
      .check(z.minLength(1, { error: 'Please confirm your password' })),
  })
  .check(
    z.refine(
      (reset) => reset.confirmPassword === '' || reset.confirmPassword === reset.newPassword,
      {
        error: 'Passwords do not match',
        path: ['confirmPassword'],
      },
    ),
  )
export type PasswordReset = z.infer<typeof passwordReset>

/** How long a reset link works, in words. */
export const resetLinkLife = `${limits.resetTokenMinutes / 60} hour`

/** The messages of the server, shown unchanged. */
export const passwordResetAnswers = {
  requested:
    'If an account exists for this email address, a link to reset its password will arrive within minutes.',
  done: 'Your password has been reset. You can now sign in with the new one.',
} as const

const answer = z.object({ message: z.string() })

/**
 * Sends an e-mail with a reset link if the address is registered; the answer does not reveal it.
 */
export const forgotPassword = endpoint({
  method: 'POST',
  path: '/api/auth/forgot-password',
  access: 'public',
  params: noParams,
  input: passwordResetRequest,
  output: answer,
})

/**
 * Sets the password of the user who received the token by e-mail, and ends all of their sessions.
 */
export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/auth/reset-password',
  access: 'public',
  params: noParams,
  input: passwordReset,
  output: answer,
})
