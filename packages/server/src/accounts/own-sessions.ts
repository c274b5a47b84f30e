import type { AccountSession, User } from '@manafolio/contract'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import { sessionHash, startOf } from '../http/session-store.ts'
import { deleteSession, listSessionRows } from './sessions-store.ts'
import { deleteSessions } from './store.ts'

type Needs = Pick<Deps, 'db' | 'clock'>

/** A user and the secret id of the session in which they ask. */
export interface Caller {
  userId: string
  sessionId: string
}

export function callerOf({ id }: User, { session }: FastifyRequest): Caller {
  return { userId: id, sessionId: session.sessionId }
}

/** The current session first, then by last use. */
export async function listSessions(
  { db, clock }: Needs,
  { userId, sessionId }: Caller,
): Promise<AccountSession[]> {
  const rows = await listSessionRows(db, userId, clock.now().toISOString())
  const current = sessionHash(sessionId)
  const sessions = rows.map(({ sid, sess, expire }) => ({
    id: sid,
    isCurrent: sid === current,
    ...factsOf(sess, expire),
    expiresAt: expire,
  }))
  return sessions.sort(
    (a, b) =>
      Number(b.isCurrent) - Number(a.isCurrent) ||
      b.lastSeenAt.localeCompare(a.lastSeenAt) ||
      a.id.localeCompare(b.id),
  )
}

/** What no hash looks like may be text that a database refuses. */
const hashPattern = /^[\w-]{43}$/

export async function endSession({ db, clock }: Needs, userId: string, id: string): Promise<void> {
  if (!hashPattern.test(id)) throw new AppError('session_not_found')
  const isEnded = await deleteSession(db, { userId, sid: id, now: clock.now().toISOString() })
  if (!isEnded) throw new AppError('session_not_found')
}

/** Answers how many that were. */
export function endOtherSessions(
  { db }: Pick<Needs, 'db'>,
  { userId, sessionId }: Caller,
): Promise<number> {
  return deleteSessions(db, userId, { except: sessionHash(sessionId) })
}

/** What is stored with a session; older sessions may lack fields. */
const storedFacts = z.object({
  startedAt: z.optional(z.string()),
  seenAt: z.optional(z.string()),
  browser: z._default(z.nullable(z.string()), null),
  system: z._default(z.nullable(z.string()), null),
  address: z._default(z.nullable(z.string()), null),
})

function factsOf(sess: string, expire: string) {
  const { startedAt, seenAt, ...facts } = storedFacts.parse(JSON.parse(sess))
  const began = startOf({ startedAt }, expire)
  return { startedAt: began, lastSeenAt: seenAt ?? began, ...facts }
}
