import cookie from '@fastify/cookie'
import session from '@fastify/session'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Deps } from '../deps.ts'
import { type OwnCookie, ownCookie } from './own-cookie.ts'
import { databaseSessionStore, sessionMs } from './session-store.ts'

/** Cookie sessions kept in the database; a session begins with signing in. */
export async function addSessions(app: FastifyInstance, { config, ...deps }: Deps) {
  const { name, options } = sessionCookie(config)
  await app.register(cookie)
  leaveCookiesAlone(app)
  await app.register(session, {
    secret: deps.sessionSecret,
    store: databaseSessionStore(deps),
    cookieName: name,
    saveUninitialized: false,
    rolling: false,
    cookie: { ...options, maxAge: sessionMs },
  })
}

/**
 * The plugin takes the cookie of a session that is over away from the browser. When a change of the
 * password gives the session a new id, that would be the new cookie: taken by the answer to a
 * request that was sent under the old id and comes late. So where nothing became of a session, the
 * plugin sees none; a useless cookie may stay.
 */
function leaveCookiesAlone(app: FastifyInstance) {
  app.addHook('onSend', async (request) => {
    const { session } = request
    // Where an address is no path of ours, the plugin leaves an object without any methods.
    const isUnchanged = session?.sessionId && !session.isSaved() && !session.isModified()
    if (isUnchanged) request.session = null as never // as the plugin itself does with an ended one
  })
}

export function sessionCookie(config: Pick<Deps['config'], 'publicUrl'>): OwnCookie {
  return ownCookie('manafolio.sid', config)
}

/** Has the browser forget its session. With the same attributes, or browsers keep the cookie. */
export function clearSessionCookie(reply: FastifyReply, config: Pick<Deps['config'], 'publicUrl'>) {
  const { name, options } = sessionCookie(config)
  reply.clearCookie(name, options)
}
