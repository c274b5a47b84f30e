import { randomUUID } from 'node:crypto'
import { type Invite, limits, type NewInvite, pages } from '@manafolio/contract'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { hashLinkToken, newLinkToken } from '../link-tokens.ts'
import { countOpenInvites, deleteInviteRow, insertInvite, listInviteRows } from './invite-store.ts'

type Needs = Pick<Deps, 'db' | 'clock'>

const dayMs = 24 * 60 * 60 * 1000

export function listInvites({ db, clock }: Needs): Promise<Invite[]> {
  return listInviteRows(db, clock.now().toISOString())
}

/** The link is returned only here: just a hash of its token is stored. */
export async function createInvite(
  { db, clock, config }: Needs & Pick<Deps, 'config'>,
  { note, days }: NewInvite,
): Promise<{ invite: Invite; url: string }> {
  const now = clock.now()
  const createdAt = now.toISOString()
  if ((await countOpenInvites(db, createdAt)) >= limits.openInvites) {
    throw new AppError('invite_limit_reached')
  }
  const token = newLinkToken()
  const times = { createdAt, expiresAt: new Date(now.getTime() + days * dayMs).toISOString() }
  const invite = { id: randomUUID(), note: note || null, ...times }
  await insertInvite(db, { ...invite, tokenHash: hashLinkToken(token) })
  const url = new URL(pages.register, config.publicUrl)
  url.searchParams.set('invite', token)
  return { invite: { ...invite, state: 'open', usedAt: null, usedBy: null }, url: url.href }
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

export async function deleteInvite({ db }: Pick<Needs, 'db'>, id: string): Promise<void> {
  const isDeleted = uuid.test(id) && (await deleteInviteRow(db, id.toLowerCase()))
  if (!isDeleted) throw new AppError('invite_not_found')
}
