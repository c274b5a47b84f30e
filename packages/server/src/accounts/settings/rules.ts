import {
  changedSettings,
  defaultUserSettings,
  type UserSettings,
  type UserSettingsPatch,
} from '@manafolio/contract'
import { lockUser } from '../../db/lock-user.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { findSettings, upsertSettings } from './store.ts'

export async function getSettings(db: Deps['db'], userId: string): Promise<UserSettings> {
  return (await findSettings(db, userId)) ?? defaultUserSettings
}

/** Concurrent patches are serialized by the lock on the user's row, so neither overwrites the other. */
export function updateSettings(
  db: Deps['db'],
  userId: string,
  patch: UserSettingsPatch,
): Promise<UserSettings> {
  return db.transaction().execute(async (tx) => {
    if (!(await lockUser(tx, userId))) throw new AppError('authentication_required')
    const after = changedSettings(await getSettings(tx, userId), patch)
    await upsertSettings(tx, userId, after)
    return after
  })
}
