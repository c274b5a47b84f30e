import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { limits } from '@manafolio/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import { ownCookie } from '../http/own-cookie.ts'

const maxAge = limits.knownDeviceDays * 24 * 60 * 60

/** Browsers that have signed in to an account before. */
export interface KnownDevices {
  /** Of this browser, if it is known for the account with this address. */
  idOf(request: FastifyRequest, email: string): string | undefined
  remember(reply: FastifyReply, email: string): void
}

/**
 * A cookie of a random id and a signature over it and the address: OWASP's “device cookie”. It lets
 * nobody in. It only says that tries from this browser need not be counted with those of strangers,
 * who otherwise could keep the owner out by guessing. It outlives signing out and reveals to nobody
 * which account it is for.
 */
export function knownDevices(
  app: FastifyInstance,
  { config, sessionSecret }: Pick<Deps, 'config' | 'sessionSecret'>,
): KnownDevices {
  const { name, options } = ownCookie('manafolio.device', config)
  const sign = (id: string, email: string) =>
    createHmac('sha256', sessionSecret).update(`device ${id} ${email.toLowerCase()}`).digest()

  // After the session's cookie: simple clients take the first one for the session.
  const remembered = new WeakMap<FastifyReply, string>()
  app.addHook('onSend', async (_request, reply) => {
    const value = remembered.get(reply)
    if (value !== undefined) reply.setCookie(name, value, { ...options, maxAge })
  })

  return {
    idOf(request, email) {
      const [id, signature] = request.cookies[name]?.split('.') ?? []
      if (!id || !signature) return undefined
      const given = Buffer.from(signature, 'base64url')
      const right = sign(id, email)
      return given.length === right.length && timingSafeEqual(given, right) ? id : undefined
    },
    remember(reply, email) {
      const id = randomBytes(16).toString('base64url')
      remembered.set(reply, `${id}.${sign(id, email).toString('base64url')}`)
    },
  }
}
