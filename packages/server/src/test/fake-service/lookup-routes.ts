import { cardDataPath, cardDataPaths } from '@manafolio/contract'
import { type Catalogue, catalogueBuilder, openCatalogue, readCardObject } from '@manafolio/search'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { mirrorRoutes } from '../../cards/mirror/routes.ts'
import { answerError, refuseNotFound } from '../../http/error-handler.ts'
import { liveCatalogue } from '../../lib/live-catalogue.ts'
import type { Behaviors } from './behavior.ts'
import { answerFailure, problem } from './failures.ts'
import { linesOf, type Served } from './served-file.ts'

/** The most that the public service looks up at once; our own mirror takes more. */
const mostIdentifiers = 75

interface Offered {
  url(): string
  served(): Served
}

/**
 * Cards by id, name, search and in lists, with sets and symbols: our own mirror answers, from the
 * bulk file on offer, for anybody and at the public service's paths.
 */
export function lookupRoutes(app: FastifyInstance, behaving: Behaviors, offered: Offered): void {
  const mirrorOf = latestMirror(offered)
  for (const url of Object.values(cardDataPaths)) {
    const method = url === cardDataPaths.collection ? 'POST' : 'GET'
    app.route({ method, url, handler })
  }

  async function handler(request: FastifyRequest, reply: FastifyReply) {
    const kind = behaving.next('lookups')
    if (kind !== 'normal') return answerFailure(reply, kind, behaving.current())
    if (identifiersIn(request.body) > mostIdentifiers) {
      return problem(reply, 422, `Ask for up to ${mostIdentifiers} cards at once.`)
    }
    const answer = await (await mirrorOf()).inject({
      method: request.method === 'POST' ? 'POST' : 'GET',
      url: `${cardDataPath}${request.url}`,
      ...(request.body ? { payload: request.body } : {}),
    })
    // Pages and sets name addresses of the mirror, whose paths begin elsewhere.
    const text = answer.payload.replaceAll(`${offered.url()}${cardDataPath}`, offered.url())
    return reply.code(answer.statusCode).type('application/json; charset=utf-8').send(text)
  }
}

function identifiersIn(body: unknown): number {
  const isList = typeof body === 'object' && body !== null && 'identifiers' in body
  return isList && Array.isArray(body.identifiers) ? body.identifiers.length : 0
}

/** A mirror of what is on offer, made when the first one asks. */
function latestMirror({ url, served }: Offered) {
  let made: { etag: string; mirror: Promise<FastifyInstance> } | undefined
  return () => {
    const file = served()
    if (made?.etag !== file.etag) made = { etag: file.etag, mirror: mirrorOf(file, url()) }
    return made.mirror
  }
}

async function mirrorOf(file: Served, publicUrl: string): Promise<FastifyInstance> {
  const app = Fastify()
  app.setErrorHandler(answerError)
  app.setNotFoundHandler(refuseNotFound)
  const role = 'user' as const
  const anyone = { id: 'anyone', email: '', role, createdAt: '', emailVerifiedAt: null }
  app.decorate('findUser', async () => anyone)
  app.decorate('requiresVerifiedEmail', false)
  app.decorate('countWrite', async () => {})
  app.addHook('onRequest', async (request) => {
    Object.assign(request, { session: { userId: anyone.id } })
  })
  mirrorRoutes(app, {
    catalogue: liveCatalogue(await catalogueOf(file)),
    clock: { now: () => new Date() },
    config: { publicUrl },
  })
  return app
}

async function catalogueOf(file: Served): Promise<Catalogue> {
  const builder = catalogueBuilder()
  for await (const line of linesOf(file)) {
    const card = readCardObject(JSON.parse(line))
    if (card) builder.add(card)
  }
  const pricesAsOf = file.updatedAt.slice(0, 10)
  return openCatalogue(builder.build({ source: 'bulk', fingerprint: file.etag, pricesAsOf }))
}
