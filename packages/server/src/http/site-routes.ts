import { getHealth, getReadiness, getSite } from '@manafolio/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import { route } from './route.ts'

export function siteRoutes(app: FastifyInstance, { config, catalogue, db }: Deps): void {
  route(app, getSite, () => ({
    catalogue: catalogue.status(),
    cardDataUrl: config.cardDataUrl,
    affiliate: config.affiliate,
    registration: config.registration,
  }))

  route(app, getHealth, () => ({ status: 'alive' }))

  route(app, getReadiness, async ({ request }) => {
    try {
      await db.selectNoFrom((select) => select.lit(1).as('one')).execute()
    } catch (error) {
      request.log.warn({ err: error }, 'the database does not answer')
      throw new AppError('not_ready')
    }
    return { status: 'ready' }
  })
}
