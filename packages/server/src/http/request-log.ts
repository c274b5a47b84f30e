import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { isDataPath } from '@manafolio/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is calling, once a guard knows it. */
    userId: string | null
  }
}

/** In requests of a trusted proxy, and in every answer. */
export const requestIdHeader = 'X-Request-Id'

const userIdLetters = 8

/** What a log line and a header can hold, and a person can quote. */
const saneId = /^[\w-]{8,64}$/

/** The id of a request: the proxy's own if it is sane and the proxy is trusted, or else a random one. */
export function requestIdOf(config: { trustsProxy: boolean }) {
  return ({ headers }: IncomingMessage): string => {
    const given = config.trustsProxy ? headers[requestIdHeader.toLowerCase()] : undefined
    if (typeof given === 'string' && saneId.test(given)) return given
    return randomId()
  }
}

/** 16 hexadecimal digits, 62 bits of them random: the end of a UUID, which Node makes from a pool. */
function randomId(): string {
  return randomUUID().slice(-17).replace('-', '')
}

/** Every answer carries the id of its request, and the log has a line for each. */
export function logRequests(app: FastifyInstance): void {
  app.decorateRequest('userId', null)
  app.addHook('onRequest', async ({ id }, reply) => {
    reply.header(requestIdHeader, id)
  })
  app.addHook('onResponse', async (request, reply) => logFinished(request, reply))
}

/**
 * One line, with the pattern of the route: addresses have ids in them that are as good as a password.
 * Pages and files, which anybody may fetch, only in the details. The beginning of a user's id is enough
 * to find them in the database, and useless to others.
 */
function logFinished(request: FastifyRequest, reply: FastifyReply) {
  const { log, method, url, routeOptions, userId } = request
  log[isDataPath(url) ? 'info' : 'debug'](
    {
      method,
      route: routeOptions.url,
      status: reply.statusCode,
      durationMs: Math.round(reply.elapsedTime),
      ...(userId !== null && { user: userId.slice(0, userIdLetters) }),
    },
    'request finished',
  )
}
