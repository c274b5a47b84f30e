import { PassThrough } from 'node:stream'
import { type Endpoint, type OutputOf, type ProgressLine, progressType } from '@manafolio/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import * as mini from 'zod/mini'
import type { Tell } from '../lib/tell.ts'
import { errorBody, notedRefusal } from './error-handler.ts'
import { type Call, callReader, responseSchema } from './route.ts'

/**
 * Wires an endpoint that tells how far it is to who accepts that, and answers others as any endpoint
 * does. What is refused before anything was told is refused as always.
 */
export function longRoute<E extends Endpoint & { tells?: 'progress' }>(
  app: FastifyInstance,
  endpoint: E,
  handle: (call: Call<E>, tell: Tell) => Promise<OutputOf<E>>,
  options: Pick<RouteShorthandOptions, 'bodyLimit' | 'errorHandler'> = {},
): void {
  const read = callReader(app, endpoint)
  app.route({
    ...options,
    method: endpoint.method,
    url: endpoint.path,
    schema: { response: responseSchema(endpoint) },
    compress: false, // lines are to arrive when they are written
    handler: async (request, reply) => {
      const call = await read(request, reply)
      if (!request.headers.accept?.includes(progressType)) return handle(call, () => {})
      return answerInLines(request, reply, async (tell) =>
        mini.parse(endpoint.output, await handle(call, tell)),
      )
    },
  })
}

async function answerInLines(
  request: FastifyRequest,
  reply: FastifyReply,
  work: (tell: Tell) => Promise<unknown>,
): Promise<FastifyReply> {
  const lines = new PassThrough()
  const write = (line: ProgressLine) => {
    // Whoever hung up is told nothing more; the work is done all the same.
    if (lines.writable) lines.write(`${JSON.stringify(line)}\n`)
  }
  let begin = () => {}
  const begun = new Promise<void>((resolve) => {
    begin = resolve
  })
  const done = work((share) => {
    write({ share })
    begin()
  })
  await Promise.race([begun, done]) // throws what is refused at once
  void done
    .then(
      (answer) => write({ answer }),
      (error) => write({ refusal: refusalIn(error, request) }),
    )
    .finally(() => lines.end())
  return reply.type(progressType).send(lines)
}

function refusalIn(...noted: Parameters<typeof notedRefusal>) {
  const refusal = notedRefusal(...noted)
  return { status: refusal.status, ...errorBody(refusal) }
}
