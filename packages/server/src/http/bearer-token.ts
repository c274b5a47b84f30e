import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

/** Whether a request has the token of monitoring. Digests have one length, so that the comparison takes the same time for any guess. */
export function hasBearerToken(
  { headers }: Pick<FastifyRequest, 'headers'>,
  token: string,
): boolean {
  return timingSafeEqual(digestOf(headers.authorization ?? ''), digestOf(`Bearer ${token}`))
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
