import {
  type AccessTokenScope,
  accessTokenPrefix,
  accessTokenScheme,
  type Endpoint,
  isWrite,
  limits,
} from '@manafolio/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'
import { sharedCounter } from './shared-counter.ts'
import type { CounterDeps } from './try-counter.ts'

/** Who signed in with an access token, and what it is good for. */
export interface TokenHolder {
  userId: string
  tokenId: string
  scope: AccessTokenScope
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Undefined for a token that is unknown, revoked or expired. */
    findTokenHolder(token: string): Promise<TokenHolder | undefined>
    /** Counts a request with an access token; throws when there were too many. */
    countTokenRequest(tokenId: string): Promise<void>
  }
}

const bearer = new RegExp(`^${accessTokenScheme}(?: +(.*))?$`, 'i')

/** The access token that a request sends, whatever it looks like (RFC 6750, 2.1). */
export function accessTokenIn({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const found = bearer.exec(headers.authorization ?? '')
  return found ? (found[1] ?? '') : undefined
}

const tokenPattern = new RegExp(`^${accessTokenPrefix}[\\w-]{43}$`)

/** The id of the user with the token; throws when that may not call the endpoint. */
export async function requireTokenHolder(
  app: FastifyInstance,
  token: string,
  endpoint: Pick<Endpoint, 'access' | 'requires' | 'method' | 'isRead'>,
): Promise<string> {
  const holder = tokenPattern.test(token) ? await app.findTokenHolder(token) : undefined
  if (!holder) throw new AppError('access_token_invalid')
  await app.countTokenRequest(holder.tokenId)
  if (endpoint.access === 'admin' || endpoint.requires === 'session') {
    throw new AppError('session_required')
  }
  if (holder.scope === 'read' && isWrite(endpoint)) throw new AppError('access_token_read_only')
  return holder.userId
}

export function tokenThrottle(deps: CounterDeps): (tokenId: string) => Promise<void> {
  const count = sharedCounter(deps)
  const max = limits.accessTokenRequests
  return (tokenId) => count([{ key: `token ${tokenId}`, max, cost: 1 }])
}
