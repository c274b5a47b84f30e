import { getDeckVersion, listDeckChanges, restoreDeck } from '@manafolio/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { route } from '../../http/route.ts'
import { listHistory } from './history.ts'
import * as versions from './versions.ts'

export function deckHistoryRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, listDeckChanges, ({ member, params, input }) =>
    listHistory(deps, member.id, { deckId: params.id, page: input.page }),
  )

  route(app, getDeckVersion, ({ member, params: { id, version } }) =>
    versions.getVersion(deps, { userId: member.id, deckId: id }, version),
  )

  route(app, restoreDeck, ({ member, params, input: { version, to } }) =>
    versions.restoreDeck(deps, { userId: member.id, deckId: params.id, version }, to),
  )
}
