import { getHealth, getReadiness, getSite } from '@manafolio/contract'
import type { FastifyInstance } from 'fastify'
import { ping } from '../db/database-status.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import { route } from './route.ts'

export function siteRoutes(app: FastifyInstance, { config, catalogue, db }: Deps): void {
  route(app, getSite, () => ({
    catalogue: catalogue.status(),
    cardDataUrl: config.cardDataUrl,
    affiliate: config.affiliate,
  }))

  route(app, getHealth, () => ({ status: 'alive' }))

  route(app, getReadiness, async ({ request }) => {
    try {
      await ping(db)
    } catch (error) {
      request.log.warn({ err: error }, 'the database does not answer')
      throw new AppError('not_ready')
    }
    return { status: 'ready' }
  })
}
