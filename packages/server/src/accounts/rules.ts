import type { Credentials, Role, User } from '@manafolio/contract'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import { isPassword, refusePassword } from './passwords/passwords.ts'
import { takeSetupTokens } from './registration/setup-store.ts'
import {
  deleteExpiredResetTokens,
  deleteExpiredSessions,
  deleteSessions,
  deleteUserRow,
  findUserByEmail,
  type UserWithPassword,
  updateRole,
} from './store.ts'
import { deleteExpiredVerificationTokens } from './verification/store.ts'

export { findUser } from './store.ts'

type Needs = Pick<Deps, 'db' | 'clock'>

/** The same refusal, after the same time, for an unknown address and a wrong password. */
export async function checkCredentials(
  { db }: Needs,
  { email, password }: Credentials,
): Promise<UserWithPassword> {
  const user = await findUserByEmail(db, email)
  const isRight = user
    ? await isPassword(password, user.passwordHash)
    : await refusePassword(password)
  if (!user || !isRight) throw new AppError('wrong_credentials')
  return user
}

/** False when nobody has the address. An administrator ends the links for the first one. */
export function changeRole({ db, clock }: Needs, email: string, role: Role): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    if (role === 'admin') await takeSetupTokens(tx)
    return updateRole(tx, { email, role, at: clock.now().toISOString() })
  })
}

/**
 * Removes a user with all that they have (tables that name a user cascade) and ends their sessions,
 * in one transaction. False when there is no such user. Also the last admin can go:
 * `npm run user` makes another one.
 */
export function deleteUser(db: Deps['db'], userId: string): Promise<boolean> {
  return db.transaction().execute((tx) => removeUser(tx, userId))
}

/**
 * The same inside of a transaction. The row goes first: transactions waiting for its lock then find
 * it gone.
 */
export async function removeUser(tx: Deps['db'], userId: string): Promise<boolean> {
  const isGone = await deleteUserRow(tx, userId)
  await deleteSessions(tx, userId)
  return isGone
}

/** Deletes sessions and links in e-mails that have expired. */
export async function deleteExpired({ db, clock }: Needs): Promise<void> {
  const now = clock.now().toISOString()
  await deleteExpiredSessions(db, now)
  await deleteExpiredResetTokens(db, now)
  await deleteExpiredVerificationTokens(db, now)
}

/** The user without the password hash. */
export function publicUserOf({ id, email, role, createdAt, emailVerifiedAt }: User): User {
  return { id, email, role, createdAt, emailVerifiedAt }
}
