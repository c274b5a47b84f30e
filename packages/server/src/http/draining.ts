import { Server } from 'node:net'
import { setImmediate, setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Clients that keep connections open get as long to use them once more, and be told to close them. */
const idleMs = 1000
/** Requests that are under way get as long. */
const busyMs = 5000
const pauseMs = 20

/**
 * Before it closes, the server stops listening and goes on answering, with `Connection: close`, on
 * the connections that it has: one that is closed under a request would fail that request. Answers
 * whether the server is closing.
 */
export function drainBeforeClosing(app: FastifyInstance): () => boolean {
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
    if (app.server.listening) await drain(app)
  })
  return () => isClosing
}

async function drain({ server }: FastifyInstance) {
  await setImmediate() // connections that have arrived are accepted first
  Server.prototype.close.call(server) // the method of http.Server would also cut idle connections
  await closedWithin(server, idleMs)
  server.closeIdleConnections()
  await closedWithin(server, busyMs - idleMs)
  server.closeAllConnections()
}

async function closedWithin(server: Server, ms: number) {
  const deadline = performance.now() + ms
  while (performance.now() < deadline && (await countConnections(server)) > 0) {
    await setTimeout(pauseMs)
  }
}

function countConnections(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.getConnections((error, count) => (error ? reject(error) : resolve(count)))
  })
}
