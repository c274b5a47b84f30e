import { defaultUserSettings, type ImportHeader, type ImportWord } from '@manafolio/contract'
import type { Db } from '../../db/database.ts'

/** What a user says that words and columns of their lists mean: two of their settings, as JSON. */
export async function findMemory(
  db: Db,
  userId: string,
): Promise<{ words: ImportWord[]; headers: ImportHeader[] }> {
  const row = await db
    .selectFrom('user_settings')
    .select(['import_words', 'import_headers'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return {
    words: JSON.parse(row?.import_words ?? '[]'),
    headers: JSON.parse(row?.import_headers ?? '[]'),
  }
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
