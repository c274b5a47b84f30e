import { getDeckAdditions } from '@manafolio/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { route } from '../../http/route.ts'
import type { Caches } from '../needs/rules.ts'
import * as rules from './rules.ts'

export function additionRoutes(app: FastifyInstance, deps: Deps, cached: Caches): void {
  const needs = { ...deps, ...cached }

  route(app, getDeckAdditions, ({ member, params, input: { budget } }) =>
    rules.getDeckAdditions(needs, member.id, { deckId: params.id, budget }),
  )
}
