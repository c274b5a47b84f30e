import { type AccessToken, accessToken } from '@manafolio/contract'
import type { Db } from '../../db/database.ts'

export interface NewAccessTokenRow extends Omit<AccessToken, 'lastUsedAt'> {
  userId: string
  tokenHash: string
}

export async function insertAccessToken(tx: Db, token: NewAccessTokenRow): Promise<void> {
  await tx
    .insertInto('access_tokens')
    .values({
      id: token.id,
      user_id: token.userId,
      name: token.name,
      scope: token.scope,
      token: token.tokenHash,
      created_at: token.createdAt,
      expires_at: token.expiresAt,
      last_used_at: null,
    })
    .execute()
}

export async function countAccessTokens(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('access_tokens')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return count
}

/** The newest first. */
export async function listAccessTokenRows(db: Db, userId: string): Promise<AccessToken[]> {
  const rows = await db
    .selectFrom('access_tokens')
    .select(['id', 'name', 'scope', 'created_at', 'expires_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    scope: accessToken.shape.scope.parse(row.scope),
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    lastUsedAt: row.last_used_at,
  }))
}

/** False when the user has no such token. */
export async function deleteAccessToken(db: Db, userId: string, id: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom('access_tokens')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .execute()
  return deleted.length > 0
}

export async function deleteAccessTokens(tx: Db, userId: string): Promise<void> {
  await tx.deleteFrom('access_tokens').where('user_id', '=', userId).execute()
}

export async function deleteExpiredAccessTokens(db: Db, before: string): Promise<void> {
  await db.deleteFrom('access_tokens').where('expires_at', '<=', before).execute()
}

/** Finds a token of any user by its hash; undefined when it has expired. */
export async function findAccessToken(
  db: Db,
  tokenHash: string,
  now: string,
): Promise<(Pick<AccessToken, 'id' | 'scope' | 'lastUsedAt'> & { userId: string }) | undefined> {
  const row = await db
    .selectFrom('access_tokens')
    .select(['id', 'user_id', 'scope', 'last_used_at'])
    .where('token', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return (
    row && {
      id: row.id,
      userId: row.user_id,
      scope: accessToken.shape.scope.parse(row.scope),
      lastUsedAt: row.last_used_at,
    }
  )
}

export async function updateAccessTokenUse(
  db: Db,
  { userId, id }: { userId: string; id: string },
  now: string,
): Promise<void> {
  await db
    .updateTable('access_tokens')
    .set({ last_used_at: now })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute()
}
