import { defaultUserSettings, type ImportWord } from '@manafolio/contract'
import type { Db } from '../../db/database.ts'

/** What a user says that words of lists mean: one of their settings. */
export async function listWords(db: Db, userId: string): Promise<ImportWord[]> {
  const row = await db
    .selectFrom('user_settings')
    .select('import_words')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.import_words ? JSON.parse(row.import_words) : [] // as the settings wrote it
}

export async function upsertWords(
  tx: Db,
  userId: string,
  words: readonly ImportWord[],
): Promise<void> {
  const row = { import_words: JSON.stringify(words) }
  await tx
    .insertInto('user_settings')
    .values({ user_id: userId, theme: defaultUserSettings.theme, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute()
}
