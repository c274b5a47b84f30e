import { getPullList, getReturnList, prioritizeDeck, removePriority } from '@manafolio/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { route } from '../../http/route.ts'
import type { Caches } from '../needs/rules.ts'
import { getPullListOf, getReturnListOf } from './lists.ts'
import * as priorities from './priorities.ts'

export function reservationRoutes(app: FastifyInstance, deps: Deps, cached: Caches): void {
  const needs = { ...deps, ...cached }

  route(app, prioritizeDeck, async ({ member, params, input }) => {
    await priorities.prioritizeDeck(needs, { userId: member.id, deckId: params.id, ...input })
    return undefined
  })

  route(app, removePriority, async ({ member, params: { id, scryfallId } }) => {
    await priorities.removePriority(deps, { userId: member.id, deckId: id, scryfallId })
    return undefined
  })

  route(app, getPullList, ({ member, params }) =>
    getPullListOf(needs, { userId: member.id, deckId: params.id }),
  )

  route(app, getReturnList, ({ member, params }) =>
    getReturnListOf(needs, { userId: member.id, deckId: params.id }),
  )
}
