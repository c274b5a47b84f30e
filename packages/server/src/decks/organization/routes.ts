import { deleteDecks, organizeDecks } from '@manafolio/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { route } from '../../http/route.ts'
import type { ListDecks } from '../deck-value-cache.ts'
import * as rules from './rules.ts'

export function deckOrganizationRoutes(
  app: FastifyInstance,
  { db }: Pick<Deps, 'db'>,
  list: ListDecks,
): void {
  route(app, organizeDecks, ({ member, input }) =>
    rules.organizeDecks({ db, list }, member.id, input.decks),
  )

  route(app, deleteDecks, async ({ member, input }) => {
    await rules.deleteDecks({ db }, member.id, input.decks)
    return undefined
  })
}
