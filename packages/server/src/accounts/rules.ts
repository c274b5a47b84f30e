import { randomUUID } from 'node:crypto'
import type { Account, Credentials, NewAccount, Role } from '@manafolio/contract'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import type { Member } from '../http/guards.ts'
import { hashPassword, isPassword, refusePassword } from './passwords.ts'
import {
  deleteMember,
  deleteSessions,
  findMemberByEmail,
  insertMember,
  type MemberWithPassword,
  updateRole,
} from './store.ts'

type Needs = Pick<Deps, 'db' | 'clock'>

export async function registerAccount(
  { db, clock }: Needs,
  { email, password }: NewAccount,
): Promise<MemberWithPassword> {
  const passwordHash = await hashPassword(password)
  const createdAt = clock.now().toISOString()
  const member = { id: randomUUID(), email, passwordHash, createdAt }
  if (!(await insertMember(db, member))) throw new AppError('email_taken')
  return { ...member, role: 'user' }
}

/** The same refusal, after the same time, for an unknown address and a wrong password. */
export async function checkCredentials(
  { db }: Needs,
  { email, password }: Credentials,
): Promise<MemberWithPassword> {
  const member = await findMemberByEmail(db, email)
  const isRight = member
    ? await isPassword(password, member.passwordHash)
    : await refusePassword(password)
  if (!member || !isRight) throw new AppError('wrong_credentials')
  return member
}

export async function changeRole(
  { db, clock }: Needs,
  email: string,
  role: Role,
): Promise<boolean> {
  return updateRole(db, { email, role, at: clock.now().toISOString() })
}

/**
 * Removes a user with all that they have (tables that name a user cascade) and ends their sessions,
 * in one transaction. False when there is no such user. Also the last admin can go:
 * `npm run user` makes another one.
 */
export function deleteUser(db: Deps['db'], userId: string): Promise<boolean> {
  return db.transaction().execute((tx) => removeUser(tx, userId))
}

/** The same inside of a transaction. The row goes first: whoever waits for its lock finds it gone. */
export async function removeUser(tx: Deps['db'], userId: string): Promise<boolean> {
  const isGone = await deleteMember(tx, userId)
  await deleteSessions(tx, userId)
  return isGone
}

export function accountOf({ id, email, role, createdAt }: Member): Account {
  return { id, email, role, createdAt }
}
