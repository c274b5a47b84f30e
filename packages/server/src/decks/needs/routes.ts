import { getDeckNeeds, planSwaps } from '@manafolio/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { route } from '../../http/route.ts'
import * as rules from './rules.ts'
import * as swaps from './swaps.ts'

export function needsRoutes(app: FastifyInstance, deps: Deps, cached: rules.Caches): void {
  const needs = { ...deps, ...cached }

  route(app, getDeckNeeds, ({ member, params }) => rules.getDeckNeeds(needs, member.id, params.id))

  route(app, planSwaps, ({ member, params, input: { to } }) =>
    swaps.planSwaps(needs, { userId: member.id, deckId: params.id, to }),
  )
}
