import type { SessionStore } from '@fastify/session'
import { limits } from '@manafolio/contract'
import type { Session } from 'fastify'
import type { Deps } from '../deps.ts'

declare module 'fastify' {
  interface Session {
    /** When it was last used, as an ISO 8601 instant: right to limits.sessionSeenMinutes. */
    seenAt?: string
  }
}

/** How long a session lasts from the moment it was last saved. */
export const sessionMs = limits.sessionDays * 24 * 60 * 60 * 1000

const seenMs = limits.sessionSeenMinutes * 60 * 1000

/**
 * Sessions in the table session(sid, sess, expire). Using one that was ended meanwhile never brings
 * it back: only signing in puts a row there.
 */
export function databaseSessionStore({ db, clock }: Pick<Deps, 'db' | 'clock'>): SessionStore {
  const now = () => clock.now().toISOString()

  async function set(sid: string, session: Session) {
    const expire = new Date(clock.now().getTime() + sessionMs).toISOString()
    const row = { sid, sess: JSON.stringify(session), expire }
    await db
      .insertInto('session')
      .values(row)
      .onConflict((conflict) =>
        conflict.column('sid').doUpdateSet({ sess: row.sess, expire: row.expire }),
      )
      .execute()
  }

  async function get(sid: string): Promise<Session | null> {
    const row = await db
      .selectFrom('session')
      .select('sess')
      .where('sid', '=', sid)
      .where('expire', '>', now())
      .executeTakeFirst()
    return row ? noteUse(sid, JSON.parse(row.sess)) : null
  }

  async function noteUse(sid: string, session: Session): Promise<Session> {
    const at = clock.now()
    if (at.getTime() - new Date(session.seenAt ?? 0).getTime() < seenMs) return session
    const seen = { ...session, seenAt: at.toISOString() }
    await db
      .updateTable('session')
      .set({ sess: JSON.stringify(seen) })
      .where('sid', '=', sid)
      .execute()
    return seen
  }

  async function destroy(sid: string) {
    await db.deleteFrom('session').where('sid', '=', sid).execute()
  }

  return {
    set: (sid, session, done) => settle(set(sid, session), done),
    get: (sid, done) =>
      void get(sid).then(
        (session) => done(null, session),
        (error: unknown) => done(error),
      ),
    destroy: (sid, done) => settle(destroy(sid), done),
  }
}

/** The session plugin speaks callbacks. */
function settle(work: Promise<void>, done: (error?: unknown) => void) {
  work.then(
    () => done(),
    (error: unknown) => done(error),
  )
}
