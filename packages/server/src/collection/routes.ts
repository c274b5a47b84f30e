import {
  addToCollection,
  getCollectionStats,
  listCollection,
  removeFromCollection,
  updateCollectionEntry,
} from '@manafolio/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { route } from '../http/route.ts'
import * as rules from './rules.ts'

export function collectionRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, listCollection, ({ member }) => rules.listCollection(deps, member.id))

  route(app, getCollectionStats, ({ member }) => rules.collectionStats(deps, member.id))

  route(app, addToCollection, ({ member, input }) => rules.addCard(deps, member.id, input))

  route(app, updateCollectionEntry, ({ member, params, input }) =>
    rules.setQuantity(deps, member.id, { ...params, ...input }),
  )

  route(app, removeFromCollection, async ({ member, params }) => {
    await rules.removeCard(deps, member.id, params.scryfallId)
    return undefined
  })
}
