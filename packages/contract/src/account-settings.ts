import * as z from 'zod/mini'
import { givenPassword } from './accounts.ts'
import { endpoint, noParams, nothing } from './endpoint.ts'
import { limits } from './limits.ts'

const currentRequired = 'Current password is required'
const newTooShort = `New password must be at least ${limits.passwordMin} characters long`
const newTooLong = `New password must be ${limits.passwordMax} characters or less`
const currentTooLong = `Current password must be ${limits.passwordMax} characters or less`
const confirmRequired = 'Please confirm your new password'

export const passwordChange = z
  .object({
    currentPassword: z
      .string({ error: currentRequired })
      .check(
        z.minLength(1, { error: currentRequired }),
        z.maxLength(limits.passwordMax, { error: currentTooLong }),
      ),
    newPassword: z
      .string({ error: newTooShort })
      .check(
        z.minLength(limits.passwordMin, { error: newTooShort }),
        z.maxLength(limits.passwordMax, { error: newTooLong }),
      ),
    confirmPassword: z
      .string({ error: confirmRequired })
      .check(z.minLength(1, { error: confirmRequired })),
  })
  .check(
    z.refine(
      (change) => change.confirmPassword === '' || change.confirmPassword === change.newPassword,
      { error: 'New passwords do not match', path: ['confirmPassword'] },
    ),
  )
export type PasswordChange = z.infer<typeof passwordChange>

const answer = z.object({ message: z.string() })

/** The messages of the server. */
export const accountAnswers = {
  passwordChanged: 'Your password has been successfully changed.',
  deleted: 'Your account and everything in it has been deleted.',
} as const

/**
 * Sets a new password. Ends the user's other sessions, gives this one a new id, and invalidates reset
 * links. A wrong current password is refused with 403: the session stays valid.
 */
export const changePassword = endpoint({
  method: 'POST',
  path: '/api/auth/change-password',
  access: 'member',
  allows: 'unverified',
  requires: 'session',
  params: noParams,
  input: passwordChange,
  output: answer,
})

/**
 * A session of the user's. Its id reveals nothing about the secret in the cookie. Times are ISO
 * 8601 instants; lastSeenAt is right to about limits.sessionSeenMinutes, and expiresAt is when it ends
 * unless it is used before. The browser and the system are null when the browser did not say; the
 * address is cut short, as in `203.0.113.*`.
 */
export const accountSession = z.object({
  id: z.string(),
  isCurrent: z.boolean(),
  startedAt: z.string(),
  lastSeenAt: z.string(),
  expiresAt: z.string(),
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  address: z.nullable(z.string()),
})
export type AccountSession = z.infer<typeof accountSession>

/** The current session first, then by last use. */
export const listSessions = endpoint({
  method: 'GET',
  path: '/api/account/sessions',
  access: 'member',
  allows: 'unverified',
  requires: 'session',
  params: noParams,
  input: nothing,
  output: z.array(accountSession),
})

/** Ends one session, which may be the current one. Sessions of other users are not found. */
export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/account/sessions/:sessionId',
  access: 'member',
  allows: 'unverified',
  requires: 'session',
  params: z.object({ sessionId: z.string().check(z.maxLength(limits.sessionIdMax)) }),
  input: nothing,
  output: nothing,
})

/** Ends all sessions except the current one; returns how many. */
export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/api/account/sessions',
  access: 'member',
  allows: 'unverified',
  requires: 'session',
  params: noParams,
  input: nothing,
  output: z.object({ ended: z.number() }),
})

export const accountDeletion = z.object({ password: givenPassword })
export type AccountDeletion = z.infer<typeof accountDeletion>

/**
 * Removes the user with everything that they have, and ends all of their sessions. A wrong password
 * is refused with 403. The last admin may go as well: an operator makes another one with
 * `npm run user`.
 */
export const deleteAccount = endpoint({
  method: 'POST',
  path: '/api/account/delete',
  access: 'member',
  allows: 'unverified',
  requires: 'session',
  params: noParams,
  input: accountDeletion,
  output: answer,
})
