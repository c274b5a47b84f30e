import { getApiDescription, getHealth, getReadiness, getSite } from '@manafolio/contract'
import type { FastifyInstance } from 'fastify'
import { ping } from '../db/database-status.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import { apiDescription } from './openapi.ts'
import { route } from './route.ts'

/** What the server says about itself. None of it needs a session. */
export function siteRoutes(app: FastifyInstance, deps: Deps, isClosing: () => boolean): void {
  const { config, catalogue, db, hasRoom, storageCheck } = deps

  route(app, getSite, () => ({
    catalogue: catalogue.status(),
    cardDataUrl: config.cardDataUrl,
    affiliate: config.affiliate,
    registration: config.registration,
  }))

  let description: string | undefined
  app.route({
    method: getApiDescription.method,
    url: getApiDescription.path,
    // Built on the first request, since most sites never get one.
    handler: (_request, reply) => {
      description ??= JSON.stringify(apiDescription(config))
      return reply.type('application/json; charset=utf-8').send(description)
    },
  })

  route(app, getHealth, () => ({ status: 'alive' }))

  route(app, getReadiness, async ({ request }) => {
    if (isClosing()) throw new AppError('stopping')
    try {
      await ping(db)
    } catch (error) {
      request.log.warn({ err: error }, 'the database does not answer')
      throw new AppError('database_unavailable')
    }
    if (!(await hasRoom())) throw new AppError('storage_full')
    if (storageCheck.status().problem) throw new AppError('database_damaged')
    return { status: 'ready' }
  })
}
