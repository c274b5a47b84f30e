import { limits } from '@manafolio/contract'
import type { FastifyRequest } from 'fastify'
import { lockUser } from '../db/lock-user.ts'
import type { Deps } from '../deps.ts'
import { shortenedAddress } from '../http/shortened-address.ts'
import { deleteOldestSessions } from './sessions-store.ts'
import type { UserWithPassword } from './store.ts'
import { deviceOf } from './user-agents.ts'

/**
 * Begins a session under a new id, so that a session planted before is useless. False when the
 * password that let its owner in is not the account's any more, or the account is gone: code that
 * changes the one or deletes the other ends all sessions, and this one must not slip in behind.
 */
export async function beginSession(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  request: FastifyRequest,
  { id, passwordHash }: Pick<UserWithPassword, 'id' | 'passwordHash'>,
): Promise<boolean> {
  await request.session.regenerate()
  const now = clock.now().toISOString()
  Object.assign(request.session, { userId: id, startedAt: now, seenAt: now, ...factsOf(request) })
  await request.session.save()
  await deleteOldestSessions(db, id, limits.sessionsPerUser)
  if ((await lockUser(db, id))?.passwordHash === passwordHash) return true
  await request.session.destroy()
  return false
}

/** By these the owner recognizes a session: no version numbers, no full address. */
function factsOf({ headers, ip }: FastifyRequest) {
  return { ...deviceOf(headers['user-agent']), address: shortenedAddress(ip) }
}
