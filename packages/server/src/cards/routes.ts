import { getCardData, listCardData, searchCards } from '@manafolio/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { route } from '../http/route.ts'
import { mirrorCard, mirrorCards } from './mirror.ts'
import * as rules from './rules.ts'

export function cardRoutes(app: FastifyInstance, { catalogue }: Deps): void {
  route(app, searchCards, ({ input }) => rules.searchCards(catalogue.current(), input))

  route(app, getCardData, ({ params }) => mirrorCard(catalogue.current(), params.id))

  route(app, listCardData, ({ input }) => mirrorCards(catalogue.current(), input.identifiers))
}
