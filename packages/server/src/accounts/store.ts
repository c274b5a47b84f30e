import { type AccountExport, type Role, role, type User } from '@manafolio/contract'
import type { Selectable } from 'kysely'
import type { UserRow } from '../db/account-tables.ts'
import type { Db } from '../db/database.ts'
import { leavingUsers } from '../db/leaving-users.ts'

export interface UserWithPassword extends User {
  passwordHash: string
}

export async function findUser(db: Db, id: string): Promise<User | undefined> {
  const [user] = await listUsers(db, [id])
  return user
}

/** Those of these ids that there are, but for users who are being deleted. */
export async function listUsers(db: Db, ids: readonly string[]): Promise<User[]> {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'email', 'role', 'created_at', 'email_verified_at'])
    .where('id', 'in', ids)
    .where('is_leaving', '=', 0)
    .execute()
  return rows.map(userOf)
}

/** The account as the data export has it. */
export async function findAccount(
  db: Db,
  userId: string,
): Promise<AccountExport['account'] | undefined> {
  const row = await db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst()
  return (
    row && {
      id: row.id,
      email: row.email,
      role: role.parse(row.role),
      firstName: row.first_name,
      lastName: row.last_name,
      createdAt: row.created_at,
      emailVerifiedAt: row.email_verified_at,
      updatedAt: row.updated_at,
    }
  )
}

export async function findUserByEmail(
  db: Db,
  email: string,
): Promise<UserWithPassword | undefined> {
  const row = await db
    .selectFrom('users')
    .select(['id', 'email', 'role', 'created_at', 'email_verified_at', 'password'])
    .where('email_key', '=', emailKey(email))
    .executeTakeFirst()
  return row && { ...userOf(row), passwordHash: row.password }
}

export interface NewUser {
  id: string
  email: string
  passwordHash: string
  createdAt: string
  role: Role
}

/** False when the address is taken, also by a concurrent registration. */
export async function insertUser(db: Db, member: NewUser): Promise<boolean> {
  const inserted = await db
    .insertInto('users')
    .values({
      id: member.id,
      email: member.email,
      email_key: emailKey(member.email),
      password: member.passwordHash,
      role: member.role,
      first_name: null,
      last_name: null,
      created_at: member.createdAt,
      updated_at: member.createdAt,
    })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returning('id')
    .execute()
  return inserted.length > 0
}

/** Undefined when there is no such user, or when they are being deleted. */
export async function findPasswordHash(db: Db, userId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('users')
    .select('password')
    .where('id', '=', userId)
    .where('is_leaving', '=', 0)
    .executeTakeFirst()
  return row?.password
}

export async function updatePassword(
  db: Db,
  userId: string,
  change: { passwordHash: string; at: string },
): Promise<void> {
  await db
    .updateTable('users')
    .set({ password: change.passwordHash, updated_at: change.at })
    .where('id', '=', userId)
    .execute()
}

/** False when nobody has the address. */
export async function updateRole(
  db: Db,
  change: { email: string; role: User['role']; at: string },
): Promise<boolean> {
  const updated = await db
    .updateTable('users')
    .set({ role: change.role, updated_at: change.at })
    .where('email_key', '=', emailKey(change.email))
    .returning('id')
    .execute()
  return updated.length > 0
}

/**
 * Makes a user leave: nobody finds them any more, and their address is free. False when there is no
 * such user.
 */
export async function updateLeaving(tx: Db, userId: string): Promise<boolean> {
  const left = await tx
    .updateTable('users')
    .set({ email: userId, email_key: userId, password: '', first_name: null, last_name: null })
    .set({ role: 'user', is_leaving: 1 })
    .where('id', '=', userId)
    .where('is_leaving', '=', 0)
    .returning('id')
    .execute()
  return left.length > 0
}

export async function listLeaving(db: Db): Promise<string[]> {
  const rows = await leavingUsers(db).execute()
  return rows.map(({ id }) => id)
}

/** False when there is no such user. */
export async function deleteUserRow(db: Db, userId: string): Promise<boolean> {
  const deleted = await db.deleteFrom('users').where('id', '=', userId).returning('id').execute()
  return deleted.length > 0
}

/** Ends all of the user's sessions, or all but the one with a hash; answers how many. */
export async function deleteSessions(
  db: Db,
  userId: string,
  { except }: { except?: string } = {},
): Promise<number> {
  const deleted = await db
    .deleteFrom('session')
    .where('user_id', '=', userId)
    .$if(except !== undefined, (query) => query.where('sid', '!=', except ?? ''))
    .returning('sid')
    .execute()
  return deleted.length
}

export async function deleteExpiredSessions(db: Db, now: string): Promise<void> {
  await db.deleteFrom('session').where('expire', '<=', now).execute()
}

export interface NewResetToken {
  id: string
  userId: string
  tokenHash: string
  createdAt: string
  expiresAt: string
}

/** Takes the place of the token that the user had. */
export async function putResetToken(db: Db, token: NewResetToken): Promise<void> {
  const row = {
    id: token.id,
    token: token.tokenHash,
    created_at: token.createdAt,
    expires_at: token.expiresAt,
  }
  await db
    .insertInto('password_reset_tokens')
    .values({ ...row, user_id: token.userId })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute()
}

/** The id of the user whom the token lets in. */
export async function findResetToken(
  db: Db,
  tokenHash: string,
  now: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('password_reset_tokens')
    .select('user_id')
    .where('token', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row?.user_id
}

/**
 * Like findResetToken, but of all who ask only the first gets an answer: the token is gone then.
 */
export async function takeResetToken(
  db: Db,
  tokenHash: string,
  now: string,
): Promise<string | undefined> {
  const row = await db
    .deleteFrom('password_reset_tokens')
    .where('token', '=', tokenHash)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst()
  return row?.user_id
}

export async function deleteResetTokens(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('password_reset_tokens').where('user_id', '=', userId).execute()
}

export async function deleteExpiredResetTokens(db: Db, now: string): Promise<void> {
  await db.deleteFrom('password_reset_tokens').where('expires_at', '<=', now).execute()
}

function userOf(
  row: Pick<Selectable<UserRow>, 'id' | 'email' | 'role' | 'created_at' | 'email_verified_at'>,
): User {
  return {
    id: row.id,
    email: row.email,
    role: role.parse(row.role),
    createdAt: row.created_at,
    emailVerifiedAt: row.email_verified_at,
  }
}

function emailKey(email: string): string {
  return email.trim().toLowerCase()
}
