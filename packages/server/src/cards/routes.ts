import { completeQuery, getCardFacts, getSearchSyntax, searchCards } from '@manafolio/contract'
import { type Catalogue, type Holdings, syntax, usesHoldings } from '@manafolio/search'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { route } from '../http/route.ts'
import { cardFactsOf } from './card-facts.ts'
import { mirrorRoutes } from './mirror/routes.ts'
import * as rules from './rules.ts'

/** A user's collection, as searches use it. */
type HoldingsOf = (userId: string, catalogue: Catalogue) => Promise<Holdings>

export function cardRoutes(
  app: FastifyInstance,
  { catalogue, clock, config }: Deps,
  holdingsOf: HoldingsOf,
): void {
  route(app, searchCards, async ({ input, member }) => {
    const current = catalogue.current()
    const world = rules.worldOf(clock.now())
    if (!usesHoldings(input.query)) return rules.searchCards(current, input, world)
    const holdings = await holdingsOf(member.id, current)
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
