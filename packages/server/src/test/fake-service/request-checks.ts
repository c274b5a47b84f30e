import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Behaviors } from './behavior.ts'
import { problem } from './failures.ts'
import type { FakeRequest } from './fake-service.ts'
import { filePath } from './file-route.ts'
import { requestCounter } from './rate-limits.ts'

interface RequestRules {
  behaving: Behaviors
  requests: FakeRequest[]
  now: () => number
}

/** What the service asks of every request: a name, and patience. Any page may. */
export function checkRequests(
  app: FastifyInstance,
  { behaving, requests, now }: RequestRules,
): void {
  const isAllowed = requestCounter(now)
  app.addHook('onRequest', async (request, reply) => {
    const path = request.url
    if (path.startsWith('/fake')) return
    requests.push({ method: request.method, path, headers: { ...request.headers } })
    reply.header('access-control-allow-origin', '*')
    if (request.method === 'OPTIONS') return answerPreflight(reply)
    if (path.startsWith(filePath)) return
    if (isUnnamed(request)) return problem(reply, 403, 'Name your app in a User-Agent header.')
    if (!request.headers.accept) return problem(reply, 400, 'Send an Accept header.')
    if (behaving.current().rateLimits === 'off' || isAllowed(path)) return
    reply.header('retry-after', '30')
    return problem(reply, 429, 'You are being rate limited.')
  })
}

function answerPreflight(reply: FastifyReply) {
  return reply
    .header('access-control-allow-methods', 'GET, POST')
    .header('access-control-allow-headers', 'content-type')
    .code(204)
    .send()
}

/** Also what a library says of itself when nobody told it a name. */
function isUnnamed({ headers }: FastifyRequest): boolean {
  return !headers['user-agent'] || /^(node|undici)$/i.test(headers['user-agent'])
}
