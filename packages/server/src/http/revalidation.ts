import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** The bytes of an answer differ by their compression. */
const weak = 'W/'

/** A tag that changes with anything of which an answer is made. */
export function tagOf(...parts: unknown[]): string {
  const digest = createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
  return `${weak}"${digest.slice(0, 27)}"`
}

/** If-None-Match is a list of tags; it compares weakly (RFC 9110, 13.1.2). */
export function hasTag({ headers }: FastifyRequest, tag: string): boolean {
  const known: string[] = headers['if-none-match']?.match(/"[^"]*"/g) ?? []
  return known.includes(tag.slice(weak.length))
}

/** Cached by the user's browser, which revalidates it each time. */
export function revalidated(reply: FastifyReply, tag: string): FastifyReply {
  return reply
    .header('ETag', tag)
    .header('Cache-Control', 'private, no-cache')
    .header('Vary', 'accept-encoding, cookie')
}
