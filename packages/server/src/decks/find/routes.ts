import { findInDeck } from '@manafolio/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { route } from '../../http/route.ts'
import type { Caches } from '../needs/rules.ts'
import * as rules from './rules.ts'

export function findRoutes(app: FastifyInstance, deps: Deps, cached: Caches): void {
  route(app, findInDeck, ({ member, params, input: { q } }) =>
    rules.findInDeck({ ...deps, ...cached }, { userId: member.id, deckId: params.id, q }),
  )
}
