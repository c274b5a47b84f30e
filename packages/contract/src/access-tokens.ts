import * as z from 'zod/mini'
import { endpoint, noParams, nothing } from './endpoint.ts'
import { limits } from './limits.ts'
import { oneLine } from './text-checks.ts'

/** A `read` token changes nothing; a `write` token can do what its user can, except for the account. */
export const accessTokenScopes = ['read', 'write'] as const
export type AccessTokenScope = (typeof accessTokenScopes)[number]

/** How many days an access token can be made to work. */
export const accessTokenDays = [7, 30, 90, 365] as const

/** What every access token begins with, so that scanners for leaked secrets find it. */
export const accessTokenPrefix = 'manafolio_'

/** The scheme of the Authorization header that has an access token (RFC 6750). */
export const accessTokenScheme = 'Bearer'

/**
 * A personal access token: what a script signs in with. Times are ISO 8601 instants; lastUsedAt is
 * right to about limits.sessionSeenMinutes, and null before the first use. The token itself is not
 * stored.
 */
export const accessToken = z.object({
  id: z.string(),
  name: z.string(),
  scope: z.enum(accessTokenScopes),
  createdAt: z.string(),
  expiresAt: z.string(),
  lastUsedAt: z.nullable(z.string()),
})
export type AccessToken = z.infer<typeof accessToken>

export const newAccessToken = z.object({
  name: z.string({ error: 'Please enter a name' }).check(
    z.trim(),
    z.minLength(1, { error: 'Please enter a name' }),
    z.maxLength(limits.accessTokenName, {
      error: `A name can have up to ${limits.accessTokenName} characters`,
    }),
    oneLine('A name'),
  ),
  scope: z._default(z.enum(accessTokenScopes, { error: 'Choose read or write' }), 'read'),
  days: z._default(z.literal([...accessTokenDays], { error: 'Choose 7, 30, 90 or 365 days' }), 30),
})
export type NewAccessToken = z.infer<typeof newAccessToken>

/** Also those that expired less than limits.expiredAccessTokenDays ago. The newest first. */
export const listAccessTokens = endpoint({
  method: 'GET',
  path: '/api/account/tokens',
  access: 'member',
  allows: 'unverified',
  requires: 'session',
  params: noParams,
  input: nothing,
  output: z.array(accessToken),
})

/** The only answer that has the token: just a hash of it is stored. */
export const createAccessToken = endpoint({
  method: 'POST',
  path: '/api/account/tokens',
  access: 'member',
  requires: 'session',
  params: noParams,
  input: newAccessToken,
  output: z.object({ accessToken, token: z.string() }),
})

/** The token stops working at once, in all processes. */
export const revokeAccessToken = endpoint({
  method: 'DELETE',
  path: '/api/account/tokens/:tokenId',
  access: 'member',
  allows: 'unverified',
  requires: 'session',
  params: z.object({ tokenId: z.string().check(z.maxLength(limits.sessionIdMax)) }),
  input: nothing,
  output: nothing,
})
