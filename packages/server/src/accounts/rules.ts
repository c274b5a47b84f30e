import { randomUUID } from 'node:crypto'
import type { Account, Credentials, NewAccount, Role } from '@manafolio/contract'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import type { Member } from '../http/guards.ts'
import { hashPassword, isPassword, refusePassword } from './passwords.ts'
import { findMemberByEmail, insertMember, updateRole } from './store.ts'

type Needs = Pick<Deps, 'db' | 'clock'>

export async function registerAccount(
  { db, clock }: Needs,
  { email, password }: NewAccount,
): Promise<Member> {
  const passwordHash = await hashPassword(password)
  const member = { id: randomUUID(), email, createdAt: clock.now().toISOString() }
  if (!(await insertMember(db, { ...member, passwordHash }))) throw new AppError('email_taken')
  return { ...member, role: 'user' }
}

/** The same refusal, after the same time, for an unknown address and a wrong password. */
export async function checkCredentials(
  { db }: Needs,
  { email, password }: Credentials,
): Promise<Member> {
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

export function accountOf({ id, email, role, createdAt }: Member): Account {
  return { id, email, role, createdAt }
}
