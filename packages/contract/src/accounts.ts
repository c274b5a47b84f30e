import * as z from 'zod/mini'
import { endpoint, noParams, nothing } from './endpoint.ts'
import { limits } from './limits.ts'
import { role } from './vocabulary.ts'

/** Trimmed; stored as typed and compared without case. */
export const email = z
  .string({ error: 'Please enter a valid email address' })
  .check(
    z.trim(),
    z.maxLength(limits.emailMax, { error: 'Please enter a valid email address' }),
    z.email({ error: 'Please enter a valid email address' }),
  )

const tooShort = `Password must be at least ${limits.passwordMin} characters long`
const tooLong = `Password must be ${limits.passwordMax} characters or less`

/** A password being chosen. */
export const newPassword = z
  .string({ error: tooShort })
  .check(
    z.minLength(limits.passwordMin, { error: tooShort }),
    z.maxLength(limits.passwordMax, { error: tooLong }),
  )

/** An existing password: only required, not validated. */
export const givenPassword = z
  .string({ error: 'Password is required' })
  .check(
    z.minLength(1, { error: 'Password is required' }),
    z.maxLength(limits.passwordMax, { error: tooLong }),
  )

export const credentials = z.object({ email, password: givenPassword })
export type Credentials = z.infer<typeof credentials>

/** The random part of a link. */
const linkToken = z.string().check(z.minLength(1), z.maxLength(limits.linkTokenMax))

/** An invite, or the setup link of the first administrator, comes from the address of the page. */
export const newAccount = z.object({
  email,
  password: newPassword,
  invite: z.optional(linkToken),
  setup: z.optional(linkToken),
})
export type NewAccount = z.infer<typeof newAccount>

/**
 * The signed-in user. Times are ISO 8601 instants; emailVerifiedAt is null until the user follows a
 * link that was sent to the address.
 */
export const user = z.object({
  id: z.string(),
  email: z.string(),
  role,
  createdAt: z.string(),
  emailVerifiedAt: z.nullable(z.string()),
})
export type User = z.infer<typeof user>

export const getCurrentUser = endpoint({
  method: 'GET',
  path: '/api/auth/user',
  access: 'member',
  allows: 'unverified',
  params: noParams,
  input: nothing,
  output: user,
})

export const login = endpoint({
  method: 'POST',
  path: '/api/auth/login',
  access: 'public',
  params: noParams,
  input: credentials,
  output: user,
})

/**
 * Creates the account, signs it in and sends an e-mail with a link that confirms its address. Who may
 * register depends on the installation: see registrationMode.
 */
export const register = endpoint({
  method: 'POST',
  path: '/api/auth/register',
  access: 'public',
  params: noParams,
  input: newAccount,
  output: user,
})

export const logout = endpoint({
  method: 'POST',
  path: '/api/auth/logout',
  access: 'public',
  params: noParams,
  input: nothing,
  output: z.object({ message: z.string() }),
})
