import * as z from 'zod/mini'
import { endpoint, noParams, nothing } from './endpoint.ts'
import { limits } from './limits.ts'

export const emailVerification = z.object({
  token: z
    .string({ error: 'Confirmation token is required' })
    .check(z.minLength(1, { error: 'Confirmation token is required' })),
})
export type EmailVerification = z.infer<typeof emailVerification>

/** How long a confirmation link works, in words. */
export const verificationLinkLife = `${limits.verificationLinkDays} days`

/** The messages of the server, shown unchanged. */
export const emailVerificationAnswers = {
  sent: 'We sent a link to your address. It will arrive within minutes.',
  done: 'Your email address is confirmed.',
} as const

const answer = z.object({ message: z.string() })

/** Confirms the address of the account that the token was sent to. Works without a session. */
export const verifyEmail = endpoint({
  method: 'POST',
  path: '/api/auth/verify-email',
  access: 'public',
  params: noParams,
  input: emailVerification,
  output: answer,
})

/** Sends a new confirmation link to the user, which takes the place of the one before. */
export const sendVerificationEmail = endpoint({
  method: 'POST',
  path: '/api/auth/send-verification-email',
  access: 'member',
  allows: 'unverified',
  requires: 'session',
  params: noParams,
  input: nothing,
  output: answer,
})
