import {
  copySharedDeck,
  createDeckVariant,
  duplicateDeck,
  getSharedDeck,
  shareDeck,
  stopSharingDeck,
} from '@manafolio/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { changeIdOf } from '../../http/change-id.ts'
import { route } from '../../http/route.ts'
import * as copies from './copy.ts'
import * as shares from './share.ts'

export function deckSharingRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, shareDeck, ({ member, params }) =>
    shares.shareDeck(deps, { userId: member.id, deckId: params.id }),
  )

  route(app, stopSharingDeck, async ({ member, params }) => {
    await shares.stopSharing(deps, { userId: member.id, deckId: params.id })
    return undefined
  })

  route(app, getSharedDeck, ({ params, member }) =>
    shares.getSharedDeck(deps, params.shareId, member),
  )

  route(app, copySharedDeck, ({ member, params, input, request }) => {
    const actor = { userId: member.id, id: changeIdOf(request), ...input }
    return copies.copySharedDeck(deps, actor, params.shareId)
  })

  route(app, createDeckVariant, ({ member, params, input, request }) => {
    const actor = { userId: member.id, id: changeIdOf(request), ...input }
    return copies.createVariant(deps, actor, params.id)
  })

  route(app, duplicateDeck, ({ member, params, input, request }) => {
    const actor = { userId: member.id, id: changeIdOf(request), ...input }
    return copies.duplicateDeck(deps, actor, params.id)
  })
}
