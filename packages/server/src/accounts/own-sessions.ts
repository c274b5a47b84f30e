import { createHash } from 'node:crypto'
import type { AccountSession } from '@manafolio/contract'
import * as z from 'zod/mini'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import { sessionMs } from '../http/session-store.ts'
import { deleteSession, listSessionRows } from './sessions-store.ts'
import { deleteSessions } from './store.ts'

type Needs = Pick<Deps, 'db' | 'clock'>

/** A user and the secret id of the session in which they ask. */
export interface Caller {
  userId: string
  sessionId: string
}

/** The current session first, then by last use. */
export async function listSessions(
  { db, clock }: Needs,
  { userId, sessionId }: Caller,
): Promise<AccountSession[]> {
  const rows = await listSessionRows(db, userId, clock.now().toISOString())
  const sessions = rows.map(({ sid, sess, expire }) => ({
    id: publicId(sid),
    isCurrent: sid === sessionId,
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

export async function endSession({ db, clock }: Needs, userId: string, id: string): Promise<void> {
  const rows = await listSessionRows(db, userId, clock.now().toISOString())
  const meant = rows.find(({ sid }) => publicId(sid) === id)
  // Also when another request has ended it since.
  const isEnded = meant !== undefined && (await deleteSession(db, userId, meant.sid))
  if (!isEnded) throw new AppError('session_not_found')
}

/** Answers how many that were. */
export function endOtherSessions(
  { db }: Pick<Needs, 'db'>,
  { userId, sessionId }: Caller,
): Promise<number> {
  return deleteSessions(db, userId, { except: sessionId })
}

/** Identifies a session without revealing the secret in the cookie. */
function publicId(sid: string): string {
  return createHash('sha256').update(`session ${sid}`).digest('base64url')
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
  const began = startedAt ?? new Date(new Date(expire).getTime() - sessionMs).toISOString()
  return { startedAt: began, lastSeenAt: seenAt ?? began, ...facts }
}
