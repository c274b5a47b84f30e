import { completeQuery, getCardFacts, getSearchSyntax, searchCards } from '@manafolio/contract'
import { syntax } from '@manafolio/search'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { route, writtenRoute } from '../http/route.ts'
import { cardFactsOf } from './card-facts.ts'
import { answerCompletion, type OwnNamesOf } from './completion-answers.ts'
import { mirrorRoutes } from './mirror/routes.ts'
import * as rules from './rules.ts'
import { answerSearch } from './search-answers.ts'

export function cardRoutes(
  app: FastifyInstance,
  { catalogue, clock, config }: Deps,
  { ownNamesOf, ...ofUsers }: rules.OfUsers & { ownNamesOf: OwnNamesOf },
): void {
  writtenRoute(app, searchCards, async ({ input, member }) => {
    const current = catalogue.current()
    const needs = { clock, ...ofUsers }
    const user = { queries: [input.query], userId: member.id }
    return answerSearch(current, input, await rules.worldOfQueries(needs, current, user))
  })

  writtenRoute(app, completeQuery, ({ input, member }) =>
    answerCompletion({ catalogue: catalogue.current(), ownNamesOf }, member.id, input),
  )

  route(app, getSearchSyntax, syntax)

  route(app, getCardFacts, ({ input }) => ({
    facts: cardFactsOf(catalogue.current(), input.scryfallIds),
  }))

  mirrorRoutes(app, { catalogue, clock, config })
}
