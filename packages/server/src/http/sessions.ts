import cookie from '@fastify/cookie'
import session from '@fastify/session'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { databaseSessionStore, sessionMs } from './session-store.ts'

export const sessionCookie = 'manafolio.sid'

/** Cookie sessions kept in the database; a session begins when somebody signs in. */
export async function addSessions(app: FastifyInstance, { config, ...deps }: Deps) {
  await app.register(cookie)
  await app.register(session, {
    secret: deps.sessionSecret,
    store: databaseSessionStore(deps),
    cookieName: sessionCookie,
    saveUninitialized: false,
    rolling: false,
    cookie: {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: config.publicUrl.startsWith('https:'),
      maxAge: sessionMs,
    },
  })
}
