import { createHash } from 'node:crypto'
import type { SessionStore } from '@fastify/session'
import { limits } from '@manafolio/contract'
import type { Session } from 'fastify'
import type { SessionRow } from '../db/account-tables.ts'
import type { Deps } from '../deps.ts'
import { batched } from '../lib/batched.ts'

declare module 'fastify' {
  interface Session {
    startedAt?: string
    /** When it was last used, as an ISO 8601 instant: right to limits.sessionSeenMinutes. */
    seenAt?: string
  }
}

type StoredSession = Pick<SessionRow, 'sid' | 'sess' | 'expire'>

/** How long a session lasts at most. */
export const sessionMs = limits.sessionDays * 24 * 60 * 60 * 1000

/** How long it lasts when it is not used. */
const idleMs = limits.sessionIdleDays * 24 * 60 * 60 * 1000

const seenMs = limits.sessionSeenMinutes * 60 * 1000

/** What is stored of a session's id: a copy of the database opens no session. */
export function sessionHash(sessionId: string): string {
  return createHash('sha256').update(sessionId).digest('base64url')
}

/** When a session began; those from before this was stored have not been extended either. */
export function startOf(session: { startedAt?: string | undefined }, expire: string): string {
  return session.startedAt ?? new Date(new Date(expire).getTime() - sessionMs).toISOString()
}

/**
 * Sessions in the table session(sid, sess, expire). Using one that was ended meanwhile never brings
 * it back: only signing in puts a row there.
 */
export function databaseSessionStore({ db, clock }: Pick<Deps, 'db' | 'clock'>): SessionStore {
  const now = () => clock.now().toISOString()
  const findSession = batched<string, StoredSession>(
    (sids) =>
      db
        .selectFrom('session')
        .select(['sid', 'sess', 'expire'])
        .where('sid', 'in', sids)
        .where('expire', '>', now())
        .execute(),
    ({ sid }) => sid,
  )

  /** A session that is used now lasts until the earlier of the two limits. */
  function expiryOf(startedAt: string): string {
    const endsMs = new Date(startedAt).getTime() + sessionMs
    return new Date(Math.min(endsMs, clock.now().getTime() + idleMs)).toISOString()
  }

  async function set(sessionId: string, session: Session) {
    const expire = expiryOf(session.startedAt ?? now())
    const row = { sid: sessionHash(sessionId), sess: JSON.stringify(session), expire }
    await db
      .insertInto('session')
      .values(row)
      .onConflict((conflict) =>
        conflict.column('sid').doUpdateSet({ sess: row.sess, expire: row.expire }),
      )
      .execute()
  }

  async function get(sessionId: string): Promise<Session | null> {
    const row = await findSession(sessionHash(sessionId))
    return row ? noteUse(row) : null
  }

  async function noteUse({ sid, sess, expire }: StoredSession): Promise<Session> {
    const session: Session = JSON.parse(sess)
    const at = clock.now()
    if (at.getTime() - new Date(session.seenAt ?? 0).getTime() < seenMs) return session
    const startedAt = startOf(session, expire)
    const seen = { ...session, startedAt, seenAt: at.toISOString() }
    await db
      .updateTable('session')
      .set({ sess: JSON.stringify(seen), expire: expiryOf(startedAt) })
      .where('sid', '=', sid)
      .execute()
    return seen
  }

  async function destroy(sessionId: string) {
    await db.deleteFrom('session').where('sid', '=', sessionHash(sessionId)).execute()
  }

  return {
    set: (sessionId, session, done) => settle(set(sessionId, session), done),
    get: (sessionId, done) =>
      void get(sessionId).then(
        (session) => done(null, session),
        (error: unknown) => done(error),
      ),
    destroy: (sessionId, done) => settle(destroy(sessionId), done),
  }
}

/** The session plugin speaks callbacks. */
function settle(work: Promise<void>, done: (error?: unknown) => void) {
  work.then(
    () => done(),
    (error: unknown) => done(error),
  )
}
