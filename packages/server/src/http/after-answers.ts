import { finished } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { inRequestScope } from '../lib/request-scope.ts'

/** Does work once an answer is out, so that its duration can't be measured from outside. */
export type AfterAnswer = (reply: FastifyReply, work: () => Promise<void>) => void

/** The server does not close before such work is done. What fails is logged. */
export function afterAnswers(app: FastifyInstance): AfterAnswer {
  const running = new Set<Promise<void>>()
  app.addHook('onClose', async () => {
    await Promise.all(running)
  })
  return (reply, work) => {
    const job = answered(reply)
      .then(() => inRequestScope(reply.request.id, work))
      .catch((error: unknown) => reply.log.error({ err: error }, 'work after an answer failed'))
      .finally(() => running.delete(job))
    running.add(job)
  }
}

/** Also when the caller hung up meanwhile. */
function answered({ raw }: FastifyReply): Promise<void> {
  return new Promise((resolve) => {
    finished(raw, () => resolve())
  })
}
