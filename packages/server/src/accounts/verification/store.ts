import type { Db } from '../../db/database.ts'

export interface NewVerificationToken {
  userId: string
  tokenHash: string
  createdAt: string
  expiresAt: string
}

/** Takes the place of the token that the user had. */
export async function putVerificationToken(db: Db, token: NewVerificationToken): Promise<void> {
  const row = {
    token: token.tokenHash,
    created_at: token.createdAt,
    expires_at: token.expiresAt,
  }
  await db
    .insertInto('email_verification_tokens')
    .values({ ...row, user_id: token.userId })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute()
}

/** The id of the user to whom the token was sent. */
export async function findVerificationToken(
  db: Db,
  tokenHash: string,
  now: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('email_verification_tokens')
    .select('user_id')
    .where('token', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row?.user_id
}

/** False when the token is gone, so that of all who send it only the first succeeds. */
export async function deleteVerificationToken(
  db: Db,
  userId: string,
  tokenHash: string,
): Promise<boolean> {
  const deleted = await db
    .deleteFrom('email_verification_tokens')
    .where('user_id', '=', userId)
    .where('token', '=', tokenHash)
    .returning('user_id')
    .execute()
  return deleted.length > 0
}

/** The first time counts. */
export async function updateEmailVerifiedAt(db: Db, userId: string, at: string): Promise<void> {
  await db
    .updateTable('users')
    .set({ email_verified_at: at })
    .where('id', '=', userId)
    .where('email_verified_at', 'is', null)
    .execute()
}

export async function deleteVerificationTokens(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('email_verification_tokens').where('user_id', '=', userId).execute()
}

export async function deleteExpiredVerificationTokens(db: Db, now: string): Promise<void> {
  await db.deleteFrom('email_verification_tokens').where('expires_at', '<=', now).execute()
}
