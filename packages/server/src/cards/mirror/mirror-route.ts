import type { Readable } from 'node:stream'
import { type Endpoint, limits } from '@manafolio/contract'
import type { Catalogue } from '@manafolio/search'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'
import { cheapCompression } from '../../http/compression.ts'
import { hasTag, revalidated, tagOf } from '../../http/revalidation.ts'
import { type Call, callReader } from '../../http/route.ts'

export interface MirrorDeps extends Pick<Deps, 'catalogue' | 'clock'> {
  config: Pick<Deps['config'], 'publicUrl'>
}

/** A call with the catalogue that it is answered from: a new one may come while it is under way. */
export type MirrorCall<E extends Endpoint> = Call<E> & { current: Catalogue }

/** JSON as bytes, as a stream of them, or as what is to be written as JSON. */
export type Body = Buffer | Readable | object

export interface Answer {
  body: Body
  /** False when the same question may get a better answer from the same catalogue. */
  isLasting: boolean
}

/**
 * Wires an endpoint of the mirror: the guard first, then “not changed” for who has the answer
 * already, and the answer as it is, since the catalogue holds nothing that may not be seen.
 */
export function mirrorRoute<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  { answer, ...deps }: MirrorDeps & { answer(call: MirrorCall<E>): Answer | Promise<Answer> },
): void {
  const read = callReader(app, endpoint)
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    bodyLimit: limits.cardLookupBytes,
    compress: cheapCompression,
    handler: async (request, reply) => {
      const call = await read(request, reply)
      const current = deps.catalogue.current()
      const tag = endpoint.method === 'GET' ? tagOfAnswer(current, request, deps) : undefined
      if (tag && hasTag(request, tag)) return revalidated(reply, tag).code(304).send()
      const { body, isLasting } = await answer({ ...call, current })
      if (tag && isLasting) revalidated(reply, tag)
      return reply.type('application/json; charset=utf-8').send(body)
    },
  })
}

/** To be raised when the same catalogue is answered in another shape. */
const shape = 1

/** Changes with all that decides an answer; the day, since a query may ask for what is new. */
function tagOfAnswer(
  { meta }: Catalogue,
  { url }: FastifyRequest,
  { clock, config }: MirrorDeps,
): string {
  const day = clock.now().toISOString().slice(0, 10)
  const { source, fingerprint, pricesAsOf, printingCount } = meta
  return tagOf(shape, source, fingerprint, pricesAsOf, printingCount, config.publicUrl, day, url)
}
