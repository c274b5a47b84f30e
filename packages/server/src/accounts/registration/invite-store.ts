import { type AccountExport, type Invite, limits } from '@manafolio/contract'
import type { Db } from '../../db/database.ts'

export interface NewInviteRow {
  id: string
  tokenHash: string
  note: string | null
  createdAt: string
  expiresAt: string
}

export async function insertInvite(tx: Db, invite: NewInviteRow): Promise<void> {
  await tx
    .insertInto('invites')
    .values({
      id: invite.id,
      token: invite.tokenHash,
      note: invite.note,
      created_at: invite.createdAt,
      expires_at: invite.expiresAt,
    })
    .execute()
}

export async function countOpenInvites(db: Db, now: string): Promise<number> {
  const { count } = await db
    .selectFrom('invites')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow()
  return count
}

/** The newest first. */
export async function listInviteRows(db: Db, now: string): Promise<Invite[]> {
  const rows = await db
    .selectFrom('invites')
    .leftJoin('users', 'users.id', 'invites.used_by')
    .select(['invites.id', 'note', 'invites.created_at', 'expires_at', 'used_at', 'users.email'])
    .orderBy('invites.created_at', 'desc')
    .orderBy('invites.id')
    .limit(limits.invitesListed)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    note: row.note,
    state: stateOf(row, now),
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    usedAt: row.used_at,
    usedBy: row.email,
  }))
}

function stateOf(
  { used_at, expires_at }: { used_at: string | null; expires_at: string },
  now: string,
): Invite['state'] {
  if (used_at !== null) return 'used'
  return expires_at > now ? 'open' : 'expired'
}

export async function findOpenInvite(db: Db, tokenHash: string, now: string): Promise<boolean> {
  const row = await db
    .selectFrom('invites')
    .select('id')
    .where('token', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row !== undefined
}

/** False when it can't be used any more: of concurrent transactions one gets it. */
export async function takeInvite(
  tx: Db,
  tokenHash: string,
  { userId, now }: { userId: string; now: string },
): Promise<boolean> {
  const taken = await tx
    .updateTable('invites')
    .set({ used_at: now, used_by: userId })
    .where('token', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('id')
    .execute()
  return taken.length > 0
}

/** False when there is no such invite. */
export async function deleteInviteRow(db: Db, id: string): Promise<boolean> {
  const deleted = await db.deleteFrom('invites').where('id', '=', id).returning('id').execute()
  return deleted.length > 0
}

/** The invite with which a user registered; null when there was none, or it was deleted. */
export async function findInviteOf(db: Db, userId: string): Promise<AccountExport['invite']> {
  const row = await db
    .selectFrom('invites')
    .select(['note', 'created_at', 'used_at'])
    .where('used_by', '=', userId)
    .executeTakeFirst()
  return row ? { note: row.note, createdAt: row.created_at, usedAt: row.used_at } : null
}
