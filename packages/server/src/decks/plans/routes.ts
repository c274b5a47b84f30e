import { getBuyList, getDeckPlans } from '@manafolio/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { route } from '../../http/route.ts'
import type { Caches } from '../needs/rules.ts'
import { listToBuy } from './buy-list.ts'
import { planDecks } from './rules.ts'

export function planRoutes(app: FastifyInstance, deps: Deps, cached: Caches): void {
  const needs = { ...deps, ...cached }

  route(app, getDeckPlans, ({ member, input }) => planDecks(needs, member.id, input.basicLands))

  route(app, getBuyList, ({ member, input }) => listToBuy(needs, member.id, input))
}
