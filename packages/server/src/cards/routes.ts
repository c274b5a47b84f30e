import { completeQuery, getSearchSyntax, searchCards } from '@manafolio/contract'
import { syntax } from '@manafolio/search'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { route } from '../http/route.ts'
import { mirrorRoutes } from './mirror/routes.ts'
import * as rules from './rules.ts'

export function cardRoutes(app: FastifyInstance, { catalogue, clock, config }: Deps): void {
  route(app, searchCards, ({ input }) => rules.searchCards(catalogue.current(), input, clock.now()))

  route(app, completeQuery, ({ input }) =>
    rules.completeQuery(catalogue.current(), input.q, input.at),
  )

  route(app, getSearchSyntax, syntax)

  mirrorRoutes(app, { catalogue, clock, config })
}
