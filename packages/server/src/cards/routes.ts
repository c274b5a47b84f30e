import {
  completeQuery,
  getCardData,
  getSearchSyntax,
  listCardData,
  searchCards,
} from '@manafolio/contract'
import { syntax } from '@manafolio/search'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { route } from '../http/route.ts'
import { mirrorCard, mirrorCards } from './mirror.ts'
import * as rules from './rules.ts'

export function cardRoutes(app: FastifyInstance, { catalogue, clock }: Deps): void {
  route(app, searchCards, ({ input }) => rules.searchCards(catalogue.current(), input, clock.now()))

  route(app, completeQuery, ({ input }) =>
    rules.completeQuery(catalogue.current(), input.q, input.at),
  )

  route(app, getSearchSyntax, syntax)

  route(app, getCardData, ({ params }) => mirrorCard(catalogue.current(), params.id))

  route(app, listCardData, ({ input }) => mirrorCards(catalogue.current(), input.identifiers))
}
