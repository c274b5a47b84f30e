import {
  addToCollection,
  countOwned,
  findInCollection,
  getCollectionStats,
  listCollectionChanges,
  previewRestoration,
  removeFromCollection,
  restoreCollection,
  type User,
  undoCollectionChange,
  updateCollectionEntry,
  updateVariants,
} from '@manafolio/contract'
import { usesDecks } from '@manafolio/search'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { DecksOf } from '../cards/rules.ts'
import type { Deps } from '../deps.ts'
import { changeIdOf } from '../http/change-id.ts'
import { route } from '../http/route.ts'
import type { CollectionCache } from './collection-cache.ts'
import { exportRoutes } from './export/routes.ts'
import { entryOf } from './held.ts'
import { listHistory } from './history.ts'
import { importRoutes } from './import/routes.ts'
import { listRoute } from './list-route.ts'
import * as questions from './questions.ts'
import * as restore from './restore.ts'
import * as rules from './rules.ts'
import { setRoutes } from './sets/routes.ts'
import { undoChange } from './undo.ts'
import { valueRoutes } from './value/routes.ts'
import { copiesIn } from './variants.ts'

/** What is known of users: their collections, and the decks that their queries look at. */
interface OfUsers {
  collections: CollectionCache
  decksOf: DecksOf
}

export function collectionRoutes(
  app: FastifyInstance,
  deps: Deps,
  { collections, decksOf }: OfUsers,
): void {
  listRoute(app, deps, collections)
  questionRoutes(app, deps, { collections, decksOf })
  entryRoutes(app, deps)
  historyRoutes(app, deps)
  valueRoutes(app, deps, collections)
  exportRoutes(app, deps, collections)
  importRoutes(app, deps, collections)
  setRoutes(app, deps, collections)
}

function questionRoutes(
  app: FastifyInstance,
  { catalogue, clock }: Deps,
  { collections, decksOf }: OfUsers,
) {
  route(app, getCollectionStats, async ({ member }) =>
    questions.collectionStats(await collections.of(member.id), catalogue.current()),
  )

  route(app, findInCollection, async ({ member, input: find }) => {
    const current = catalogue.current()
    const decks = usesDecks(find.q) ? await decksOf(member.id, current) : undefined
    const requested = { find, now: clock.now(), decks }
    return questions.findInCollection(await collections.of(member.id), current, requested)
  })

  route(app, countOwned, async ({ member, input }) =>
    questions.countOwned(await collections.of(member.id), catalogue.current(), input.scryfallIds),
  )
}

function entryRoutes(app: FastifyInstance, deps: Deps) {
  route(app, addToCollection, async ({ member, input, request }) =>
    entryOf(member.id, await rules.addCard(deps, actorOf(member, request), input)),
  )

  route(app, updateCollectionEntry, async ({ member, params, input, request }) => {
    const requested = { ...params, ...input }
    const { scryfallId, state } = await rules.setQuantity(deps, actorOf(member, request), requested)
    return { scryfallId, quantity: copiesIn(state?.variants ?? []) }
  })

  route(app, updateVariants, async ({ member, params, input, request }) => {
    const requested = { ...params, ...input }
    const { scryfallId, state } = await rules.setVariants(deps, actorOf(member, request), requested)
    const variants = [...(state?.variants ?? [])]
    return { scryfallId, quantity: copiesIn(variants), variants }
  })

  route(app, removeFromCollection, async ({ member, params, request }) => {
    await rules.removeCard(deps, actorOf(member, request), params)
    return undefined
  })
}

function historyRoutes(app: FastifyInstance, deps: Deps) {
  route(app, listCollectionChanges, ({ member, input }) => listHistory(deps, member.id, input))

  route(app, undoCollectionChange, ({ member, params, request }) =>
    undoChange(deps, actorOf(member, request), params.id.toLowerCase()),
  )

  route(app, previewRestoration, ({ member, input }) =>
    restore.previewRestoration(deps, member.id, input.at),
  )

  route(app, restoreCollection, ({ member, input, request }) =>
    restore.restoreCollection(deps, actorOf(member, request), input.at),
  )
}

function actorOf(member: User, request: FastifyRequest): rules.Actor {
  return { userId: member.id, id: changeIdOf(request) }
}
