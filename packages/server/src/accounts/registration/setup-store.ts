import type { Db } from '../../db/database.ts'

export async function insertSetupToken(db: Db, tokenHash: string, createdAt: string) {
  await db.insertInto('setup_tokens').values({ token: tokenHash, created_at: createdAt }).execute()
}

export async function findSetupToken(db: Db, tokenHash: string): Promise<boolean> {
  const row = await db
    .selectFrom('setup_tokens')
    .select('token')
    .where('token', '=', tokenHash)
    .executeTakeFirst()
  return row !== undefined
}

/** Deletes all of them, in concurrent transactions each only once; returns their hashes. */
export async function takeSetupTokens(tx: Db): Promise<string[]> {
  const rows = await tx.deleteFrom('setup_tokens').returning('token').execute()
  return rows.map(({ token }) => token)
}

export async function hasUsers(db: Db): Promise<boolean> {
  return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined
}
