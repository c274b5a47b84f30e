import {
  changeDeckPrinting,
  createDeck,
  deleteDeck,
  getDeck,
  listDecks,
  removeDeckCard,
  setDeckCard,
  setDeckCards,
  updateDeck,
} from '@manafolio/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { changeIdOf } from '../http/change-id.ts'
import { route, writtenRoute } from '../http/route.ts'
import * as cards from './card-rules.ts'
import { deckValueCache } from './deck-value-cache.ts'
import { deckHistoryRoutes } from './history/routes.ts'
import { listRoutes } from './lists/routes.ts'
import { deckOrganizationRoutes } from './organization/routes.ts'
import { plannedChangeRoutes } from './planned/routes.ts'
import * as rules from './rules.ts'
import { deckSharingRoutes } from './sharing/routes.ts'
import { deckTextRoutes } from './texts/routes.ts'
import { writeDeck } from './write-deck.ts'

export function deckRoutes(app: FastifyInstance, deps: Deps): void {
  const listWithValues = deckValueCache(deps)

  route(app, listDecks, ({ member }) => listWithValues(member.id))

  writtenRoute(app, getDeck, async ({ member, params }) => {
    const deck = await rules.getDeckState(deps, member.id, params.id)
    return writeDeck(deps.catalogue.current(), deck)
  })

  route(app, createDeck, ({ member, input, request }) =>
    rules.createDeck(deps, { userId: member.id, id: changeIdOf(request) }, input),
  )

  route(app, updateDeck, ({ member, params, input: { version, ...facts } }) =>
    rules.updateDeck(deps, { userId: member.id, deckId: params.id, version }, facts),
  )

  route(app, deleteDeck, async ({ member, params }) => {
    await rules.deleteDeck(deps, { userId: member.id, deckId: params.id })
    return undefined
  })

  cardRoutes(app, deps)
  deckOrganizationRoutes(app, deps, listWithValues)
  deckHistoryRoutes(app, deps)
  deckSharingRoutes(app, deps)
  deckTextRoutes(app, deps)
  plannedChangeRoutes(app, deps)
  listRoutes(app, deps)
}

function cardRoutes(app: FastifyInstance, deps: Deps) {
  route(app, setDeckCard, ({ member, params, input: { version, ...change } }) =>
    cards.setDeckCard(deps, { userId: member.id, deckId: params.id, version }, change),
  )

  route(app, setDeckCards, ({ member, params, input: { version, ...change } }) =>
    cards.setDeckCards(deps, { userId: member.id, deckId: params.id, version }, change),
  )

  route(app, removeDeckCard, ({ member, params, input: { version, ...slot } }) => {
    const { deckId, scryfallId } = params
    return cards.removeDeckCard(
      deps,
      { userId: member.id, deckId, version },
      { ...slot, scryfallId },
    )
  })

  route(app, changeDeckPrinting, ({ member, params, input: { version, ...change } }) =>
    cards.changePrinting(deps, { userId: member.id, deckId: params.id, version }, change),
  )
}
