import {
  dismissSuggestion,
  getDeckAdditions,
  getDeckFits,
  getDeckSuggestions,
  restoreSuggestion,
} from '@manafolio/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { route } from '../../http/route.ts'
import type { Caches } from '../needs/rules.ts'
import * as additions from './additions.ts'
import * as dismissals from './dismissals/rules.ts'
import * as fits from './fits.ts'
import * as suggestions from './suggestions.ts'

export function adviceRoutes(app: FastifyInstance, deps: Deps, cached: Caches): void {
  const needs = { ...deps, ...cached }

  route(app, getDeckSuggestions, ({ member, params, input }) =>
    suggestions.getDeckSuggestions(needs, member.id, { deckId: params.id, ...input }),
  )

  route(app, getDeckAdditions, ({ member, params, input }) =>
    additions.getDeckAdditions(needs, member.id, { deckId: params.id, ...input }),
  )

  route(app, getDeckFits, ({ member, params }) => fits.getDeckFits(deps, member.id, params.id))

  route(app, dismissSuggestion, async ({ member, params, input }) => {
    await dismissals.dismissSuggestion(deps, { userId: member.id, deckId: params.id, ...input })
    return undefined
  })

  route(app, restoreSuggestion, async ({ member, params: { id: deckId, oracleId } }) => {
    await dismissals.restoreSuggestion(deps, { userId: member.id, deckId, oracleId })
    return undefined
  })
}
