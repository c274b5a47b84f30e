import { PassThrough } from 'node:stream'
import { type Endpoint, type OutputOf, type ProgressLine, progressType } from '@manafolio/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import * as mini from 'zod/mini'
import type { OnProgress } from '../lib/on-progress.ts'
import { errorBody, notedRefusal } from './error-handler.ts'
import { type Call, callReader, responseSchema } from './route.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a route is wired for, where a hook needs to know it. */
    endpoint?: Endpoint
  }
}

/**
 * Wires an endpoint that reports its progress to clients that accept it, and answers others as any
 * endpoint does. Refusals before the first progress line are plain error answers.
 */
export function longRoute<E extends Endpoint & { reports?: 'progress' }>(
  app: FastifyInstance,
  endpoint: E,
  handle: (call: Call<E>, onProgress: OnProgress) => Promise<OutputOf<E>>,
  options: Pick<RouteShorthandOptions, 'bodyLimit' | 'errorHandler'> = {},
): void {
  const read = callReader(app, endpoint)
  app.route({
    ...options,
    method: endpoint.method,
    url: endpoint.path,
    schema: { response: responseSchema(endpoint) },
    config: { endpoint },
    compress: false, // lines are to arrive when they are written
    handler: async (request, reply) => {
      const call = await read(request, reply)
      if (!request.headers.accept?.includes(progressType)) return handle(call, () => {})
      return answerInLines(request, reply, async (onProgress) =>
        mini.parse(endpoint.output, await handle(call, onProgress)),
      )
    },
  })
}

async function answerInLines(
  request: FastifyRequest,
  reply: FastifyReply,
  work: (onProgress: OnProgress) => Promise<unknown>,
): Promise<FastifyReply> {
  const lines = new PassThrough()
  const write = (line: ProgressLine) => {
    // After a disconnect nothing more is sent; the work continues.
    if (lines.writable) lines.write(`${JSON.stringify(line)}\n`)
  }
  let begin = () => {}
  const started = new Promise<void>((resolve) => {
    begin = resolve
  })
  const done = work((share) => {
    write({ share })
    begin()
  })
  await Promise.race([started, done]) // throws what is refused at once
  void done
    .then(
      (answer) => write({ answer }),
      (error) => write({ refusal: refusalIn(error, request) }),
    )
    .finally(() => lines.end())
  return reply.type(progressType).send(lines)
}

function refusalIn(...[error, request]: Parameters<typeof notedRefusal>) {
  const refusal = notedRefusal(error, request)
  return { status: refusal.status, ...errorBody(refusal, request.id) }
}
