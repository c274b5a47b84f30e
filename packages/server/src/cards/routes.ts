import { completeQuery, getCardFacts, getSearchSyntax, searchCards } from '@manafolio/contract'
import { syntax, usesHoldings } from '@manafolio/search'
import type { FastifyInstance } from 'fastify'
import { holdingsIn } from '../collection/held.ts'
import type { KeptCollections } from '../collection/kept-collections.ts'
import type { Deps } from '../deps.ts'
import { route } from '../http/route.ts'
import { cardFactsOf } from './card-facts.ts'
import { mirrorRoutes } from './mirror/routes.ts'
import * as rules from './rules.ts'

export function cardRoutes(
  app: FastifyInstance,
  { catalogue, clock, config }: Deps,
  collections: KeptCollections,
): void {
  route(app, searchCards, async ({ input, member }) => {
    const current = catalogue.current()
    const world = rules.worldOf(clock.now())
    if (!usesHoldings(input.query)) return rules.searchCards(current, input, world)
    const holdings = holdingsIn(await collections.of(member.id), current)
    return rules.searchCards(current, input, { ...world, holdings })
  })

  route(app, completeQuery, ({ input }) =>
    rules.completeQuery(catalogue.current(), input.q, input.at),
  )

  route(app, getSearchSyntax, syntax)

  route(app, getCardFacts, ({ input }) => ({
    facts: cardFactsOf(catalogue.current(), input.scryfallIds),
  }))

  mirrorRoutes(app, { catalogue, clock, config })
}
