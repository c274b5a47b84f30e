import type { FastifyReply } from 'fastify'
import type { Current, Failure } from './behavior.ts'

/** Answers with a failure, as the real service or what stands before it would. */
export function answerFailure(
  reply: FastifyReply,
  failure: Failure,
  { retryAfter }: Pick<Current, 'retryAfter'>,
): FastifyReply {
  if (retryAfter !== null && (failure === 'tooMany' || failure === 'unavailable')) {
    reply.header('retry-after', retryAfter)
  }
  return answers[failure](reply)
}

const answers: Record<Failure, (reply: FastifyReply) => FastifyReply> = {
  tooMany: (reply) => problem(reply, 429, 'You are being rate limited.'),
  unavailable: (reply) => reply.code(503).type('text/html').send('<h1>Service Unavailable</h1>'),
  missing: (reply) => problem(reply, 404, 'The requested object or REST method was not found.'),
  hang: (reply) => reply.hijack(),
  drop(reply) {
    reply.raw.destroy()
    return reply.hijack()
  },
  webPage: (reply) => reply.type('text/html').send('<!doctype html><title>Sign in</title>'),
}

const codes: Record<number, string> = {
  400: 'bad_request',
  403: 'forbidden',
  404: 'not_found',
  422: 'validation_error',
  429: 'rate_limited',
}

/** The service's error object. */
export function problem(
  reply: FastifyReply,
  status: number,
  details: string,
  type: string | null = null,
): FastifyReply {
  return reply.code(status).send({ object: 'error', status, code: codes[status], type, details })
}
