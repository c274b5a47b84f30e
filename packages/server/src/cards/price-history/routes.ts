import { getPriceHistory } from '@manafolio/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { route } from '../../http/route.ts'
import * as rules from './rules.ts'

export function priceHistoryRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, getPriceHistory, ({ params, input }) =>
    rules.priceHistory(deps, params.scryfallId, input),
  )
}
