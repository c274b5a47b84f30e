import { type Credentials, limits, type Role, type User } from '@manafolio/contract'
import { deleteCollection } from '../collection/deletion.ts'
import { deleteDecks, endSharing } from '../decks/deletion.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import { deleteEndedTries } from '../http/try-store.ts'
import { batched } from '../lib/batched.ts'
import { deleteAccessTokens, deleteExpiredAccessTokens } from './access-tokens/store.ts'
import { isPassword, refusePassword } from './passwords/passwords.ts'
import { takeSetupTokens } from './registration/setup-store.ts'
import {
  deleteExpiredResetTokens,
  deleteExpiredSessions,
  deleteResetTokens,
  deleteSessions,
  deleteUserRow,
  findUserByEmail,
  listLeaving,
  listUsers,
  type UserWithPassword,
  updateLeaving,
  updateRole,
} from './store.ts'
import { deleteExpiredVerificationTokens } from './verification/store.ts'

type Needs = Pick<Deps, 'db' | 'clock'>

/** Finds the users of many requests at once. */
export function userFinder({ db }: Pick<Needs, 'db'>): (id: string) => Promise<User | undefined> {
  return batched(
    (ids) => listUsers(db, ids),
    ({ id }) => id,
  )
}

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
 * Removes a user with all that they have, and ends their sessions. False when there is no such user.
 * Also the last admin can go: `npm run user` makes another one.
 */
export async function deleteUser(db: Deps['db'], userId: string): Promise<boolean> {
  const isGone = await db.transaction().execute((tx) => removeUser(tx, userId))
  await deleteLeaving(db, userId)
  return isGone
}

/**
 * The part of it that is a part of a transaction: from its end on the user is gone for everybody.
 * What they had is to be deleted afterwards.
 */
export async function removeUser(tx: Deps['db'], userId: string): Promise<boolean> {
  const isGone = await updateLeaving(tx, userId)
  await deleteSessions(tx, userId)
  await deleteAccessTokens(tx, userId)
  await deleteResetTokens(tx, userId)
  await endSharing(tx, userId)
  return isGone
}

/**
 * Deletes what a user had who was removed, in short transactions, since it may be half a million
 * rows; tables that name a user cascade for the rest. It may stop at any point.
 */
export async function deleteLeaving(db: Deps['db'], userId: string): Promise<void> {
  if (!(await listLeaving(db)).includes(userId)) return
  await deleteCollection(db, userId)
  await deleteDecks(db, userId)
  await deleteUserRow(db, userId)
}

/**
 * Deletes sessions, links in e-mails and counts of tries that have expired, access tokens some time after
 * that, and what is left of users whose deletion was interrupted.
 */
export async function deleteExpired({ db, clock }: Needs): Promise<void> {
  const now = clock.now().toISOString()
  await deleteExpiredSessions(db, now)
  await deleteExpiredAccessTokens(db, agoOf(clock.now(), limits.expiredAccessTokenDays))
  await deleteExpiredResetTokens(db, now)
  await deleteExpiredVerificationTokens(db, now)
  await deleteEndedTries(db, now)
  for (const userId of await listLeaving(db)) await deleteLeaving(db, userId)
}

function agoOf(now: Date, days: number): string {
  return new Date(now.getTime() - days * 24 * 60 * 60 * 1000).toISOString()
}

/** The user without the password hash. */
export function publicUserOf({ id, email, role, createdAt, emailVerifiedAt }: User): User {
  return { id, email, role, createdAt, emailVerifiedAt }
}
