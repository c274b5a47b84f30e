import type { User } from '@manafolio/contract'
import { lockUser } from '../db/lock-user.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import { deleteAccessTokens } from './access-tokens/store.ts'
import { requireUncommonPassword } from './passwords/new-password.ts'
import { hashPassword, isPassword } from './passwords/passwords.ts'
import { deleteLeaving, removeUser } from './rules.ts'
import {
  deleteResetTokens,
  deleteSessions,
  findPasswordHash,
  type UserWithPassword,
  updatePassword,
} from './store.ts'

type Needs = Pick<Deps, 'db' | 'clock'>

/**
 * Asks a signed-in user for the password again; a wrong one is reported at the field in
 * which it was given. Answers the member with the hash that it was right for.
 */
export async function checkPassword(
  { db }: Needs,
  member: User,
  { field, password }: { field: string; password: string },
): Promise<UserWithPassword> {
  const passwordHash = await findPasswordHash(db, member.id)
  if (passwordHash === undefined) throw new AppError('authentication_required')
  if (!(await isPassword(password, passwordHash))) throw wrongPassword(field)
  return { ...member, passwordHash }
}

/**
 * Sets a new password, ends all of the user's sessions, also the current one, and takes reset
 * links away, in one transaction. Of two changes at once the second finds that its password is not
 * the current one any more. Answers the member with the new hash, for a session to begin with.
 */
export async function changePassword(
  { db, clock }: Needs,
  checked: UserWithPassword,
  newPassword: string,
): Promise<UserWithPassword> {
  await requireUncommonPassword({
    email: checked.email,
    password: newPassword,
    field: 'newPassword',
  })
  const passwordHash = await hashPassword(newPassword) // slow, so not while others wait for a lock
  await db.transaction().execute(async (tx) => {
    await requireSamePassword(tx, checked, 'currentPassword')
    await updatePassword(tx, checked.id, { passwordHash, at: clock.now().toISOString() })
    await deleteSessions(tx, checked.id)
    await deleteAccessTokens(tx, checked.id)
    await deleteResetTokens(tx, checked.id)
  })
  return { ...checked, passwordHash }
}

/** Removes the user with everything, unless the password was changed since it was checked. */
export async function deleteAccount({ db }: Needs, checked: UserWithPassword): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await requireSamePassword(tx, checked, 'password')
    await removeUser(tx, checked.id)
  })
  await deleteLeaving(db, checked.id)
}

async function requireSamePassword(tx: Deps['db'], checked: UserWithPassword, field: string) {
  const passwordHash = (await lockUser(tx, checked.id))?.passwordHash
  if (passwordHash === undefined) throw new AppError('authentication_required')
  if (passwordHash !== checked.passwordHash) throw wrongPassword(field)
}

function wrongPassword(field: string): AppError {
  const { message } = new AppError('wrong_password')
  return new AppError('wrong_password', { issues: [{ path: field, message }] })
}
