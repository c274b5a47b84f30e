import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Clients that keep connections open get as long to notice that the server stops. */
const drainMs = 1000
const pauseMs = 20

/**
 * Before it closes, the server goes on answering, with `Connection: close`, until no connection is
 * open or the time is over: a connection that is closed under a request would fail that request.
 * Answers whether the server is closing.
 */
export function drainBeforeClosing(app: FastifyInstance): () => boolean {
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
    const deadline = performance.now() + drainMs
    while (performance.now() < deadline && (await countConnections(app)) > 0) {
      await setTimeout(pauseMs)
    }
  })
  return () => isClosing
}

function countConnections({ server }: FastifyInstance): Promise<number> {
  return new Promise((resolve, reject) => {
    server.getConnections((error, count) => (error ? reject(error) : resolve(count)))
  })
}
