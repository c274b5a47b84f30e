import { getDeckAdditions } from '@manafolio/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { route } from '../../http/route.ts'
import type { Kept } from '../needs/rules.ts'
import * as rules from './rules.ts'

export function additionRoutes(app: FastifyInstance, deps: Deps, kept: Kept): void {
  const needs = { ...deps, ...kept }

  route(app, getDeckAdditions, ({ member, params, input: { budget } }) =>
    rules.getDeckAdditions(needs, member.id, { deckId: params.id, budget }),
  )
}
