import { findMentionedCards, getDeckTexts, setDeckTexts } from '@manafolio/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { route } from '../../http/route.ts'
import { mentionedCards } from './mentioned-cards.ts'
import * as rules from './rules.ts'

export function deckTextRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, getDeckTexts, ({ member, params }) =>
    rules.getTexts(deps, { userId: member.id, deckId: params.id }),
  )

  route(app, setDeckTexts, ({ member, params, input: { version, ...change } }) =>
    rules.setTexts(deps, { userId: member.id, deckId: params.id, version }, change),
  )

  route(app, findMentionedCards, async ({ input }) => ({
    cards: await mentionedCards(deps.catalogue.current(), [...new Set(input.mentions)]),
  }))
}
