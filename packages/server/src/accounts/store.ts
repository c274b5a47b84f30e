import { role } from '@manafolio/contract'
import type { Db } from '../db/database.ts'
import type { UserRow } from '../db/tables.ts'
import type { Member } from '../http/guards.ts'

export interface MemberWithPassword extends Member {
  passwordHash: string
}

export async function findMember(db: Db, id: string): Promise<Member | undefined> {
  const row = await db
    .selectFrom('users')
    .select(['id', 'email', 'role', 'created_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row && memberOf(row)
}

export async function findMemberByEmail(
  db: Db,
  email: string,
): Promise<MemberWithPassword | undefined> {
  const row = await db
    .selectFrom('users')
    .select(['id', 'email', 'role', 'created_at', 'password'])
    .where('email_key', '=', emailKey(email))
    .executeTakeFirst()
  return row && { ...memberOf(row), passwordHash: row.password }
}

export interface NewMember {
  id: string
  email: string
  passwordHash: string
  createdAt: string
}

/** False when the address is taken, also by somebody who registers in the same moment. */
export async function insertMember(db: Db, member: NewMember): Promise<boolean> {
  const inserted = await db
    .insertInto('users')
    .values({
      id: member.id,
      email: member.email,
      email_key: emailKey(member.email),
      password: member.passwordHash,
      role: 'user',
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

/** False when nobody has the address. */
export async function updateRole(
  db: Db,
  change: { email: string; role: Member['role']; at: string },
): Promise<boolean> {
  const updated = await db
    .updateTable('users')
    .set({ role: change.role, updated_at: change.at })
    .where('email_key', '=', emailKey(change.email))
    .returning('id')
    .execute()
  return updated.length > 0
}

export async function deleteExpiredSessions(db: Db, now: string): Promise<void> {
  await db.deleteFrom('session').where('expire', '<=', now).execute()
}

function memberOf(row: Pick<UserRow, 'id' | 'email' | 'role' | 'created_at'>): Member {
  return { id: row.id, email: row.email, role: role.parse(row.role), createdAt: row.created_at }
}

function emailKey(email: string): string {
  return email.trim().toLowerCase()
}
