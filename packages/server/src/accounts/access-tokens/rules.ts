import { randomUUID } from 'node:crypto'
import {
  type AccessToken,
  accessTokenPrefix,
  type createAccessToken as creation,
  limits,
  type NewAccessToken,
  type OutputOf,
} from '@manafolio/contract'
import { lockUser } from '../../db/lock-user.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { sessionHash } from '../../http/session-store.ts'
import type { TokenHolder } from '../../http/token-holder.ts'
import { hashLinkToken, newLinkToken } from '../link-tokens.ts'
import type { Caller } from '../own-sessions.ts'
import { isSession } from '../sessions-store.ts'
import {
  countAccessTokens,
  deleteAccessToken,
  findAccessToken,
  insertAccessToken,
  updateAccessTokenUse,
} from './store.ts'

type Needs = Pick<Deps, 'db' | 'clock'>

const dayMs = 24 * 60 * 60 * 1000

/**
 * Answers the token, which nobody sees again. A new password ends sessions and tokens, and none must
 * slip in behind: the caller's session is looked for once more.
 */
export async function createAccessToken(
  { db, clock }: Needs,
  { userId, sessionId }: Caller,
  { name, scope, days }: NewAccessToken,
): Promise<OutputOf<typeof creation>> {
  const now = clock.now()
  const token = accessTokenPrefix + newLinkToken()
  const expiresAt = new Date(now.getTime() + days * dayMs).toISOString()
  const made = { id: randomUUID(), name, scope, createdAt: now.toISOString(), expiresAt }
  await db.transaction().execute(async (tx) => {
    const isThere = await lockUser(tx, userId)
    const sid = sessionHash(sessionId)
    if (!isThere || !(await isSession(tx, { userId, sid }))) {
      throw new AppError('authentication_required')
    }
    if ((await countAccessTokens(tx, userId)) >= limits.accessTokensPerUser) {
      throw new AppError('access_token_limit_reached')
    }
    await insertAccessToken(tx, { ...made, userId, tokenHash: hashLinkToken(token) })
  })
  return { accessToken: { ...made, lastUsedAt: null }, token }
}

/** What is no UUID is text that PostgreSQL refuses. */
const uuidPattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

export async function revokeAccessToken(
  { db }: Pick<Needs, 'db'>,
  userId: string,
  id: AccessToken['id'],
): Promise<void> {
  const isRevoked = uuidPattern.test(id) && (await deleteAccessToken(db, userId, id))
  if (!isRevoked) throw new AppError('access_token_not_found')
}

const seenMs = limits.sessionSeenMinutes * 60 * 1000

/** Finds out who holds a token, anew for each request: it may have been revoked since. */
export function tokenHolderFinder({ db, clock }: Needs) {
  return async (token: string): Promise<TokenHolder | undefined> => {
    const now = clock.now()
    const found = await findAccessToken(db, hashLinkToken(token), now.toISOString())
    if (!found) return undefined
    if (now.getTime() - new Date(found.lastUsedAt ?? 0).getTime() >= seenMs) {
      await updateAccessTokenUse(db, found, now.toISOString())
    }
    return { userId: found.userId, tokenId: found.id, scope: found.scope }
  }
}
