import { type UserSettings, userSettings } from '@manafolio/contract'
import type { Db } from '../../db/database.ts'

/** Undefined when the user has never changed a setting. */
export async function findSettings(db: Db, userId: string): Promise<UserSettings | undefined> {
  const row = await db
    .selectFrom('user_settings')
    .select('theme')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row && userSettings.parse(row)
}

export async function upsertSettings(
  tx: Db,
  userId: string,
  settings: UserSettings,
): Promise<void> {
  await tx
    .insertInto('user_settings')
    .values({ user_id: userId, ...settings })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(settings))
    .execute()
}
