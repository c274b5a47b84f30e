import { defaultUserSettings, type ImportHeader, type ImportWord } from '@manafolio/contract'
import type { Db } from '../../db/database.ts'

// What a user says of their lists is among their settings, as JSON.

/** What words of lists mean. */
export async function listWords(db: Db, userId: string): Promise<ImportWord[]> {
  return (await findSettings(db, userId)).words
}

/** What the columns of lists mean. */
export async function listHeaders(db: Db, userId: string): Promise<ImportHeader[]> {
  return (await findSettings(db, userId)).headers
}

async function findSettings(db: Db, userId: string) {
  const row = await db
    .selectFrom('user_settings')
    .select(['import_words', 'import_headers'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  const words: ImportWord[] = JSON.parse(row?.import_words ?? '[]')
  const headers: ImportHeader[] = JSON.parse(row?.import_headers ?? '[]')
  return { words, headers }
}

export async function upsertWords(
  tx: Db,
  userId: string,
  words: readonly ImportWord[],
): Promise<void> {
  await upsertSettings(tx, userId, { import_words: JSON.stringify(words) })
}

export async function upsertHeaders(
  tx: Db,
  userId: string,
  headers: readonly ImportHeader[],
): Promise<void> {
  await upsertSettings(tx, userId, { import_headers: JSON.stringify(headers) })
}

async function upsertSettings(
  tx: Db,
  userId: string,
  row: { import_words: string } | { import_headers: string },
): Promise<void> {
  await tx
    .insertInto('user_settings')
    .values({ user_id: userId, theme: defaultUserSettings.theme, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute()
}
