import {
  addPlannedChange,
  deletePlannedChange,
  listPlannedChanges,
  updatePlannedChange,
} from '@manafolio/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { changeIdOf } from '../../http/change-id.ts'
import { route } from '../../http/route.ts'
import * as rules from './rules.ts'

export function plannedChangeRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, listPlannedChanges, async ({ member, params }) => ({
    plannedChanges: await rules.getPlannedChanges(deps, { userId: member.id, id: params.id }),
  }))

  route(app, addPlannedChange, ({ member, params, input, request }) =>
    rules.addPlannedChange(
      deps,
      { userId: member.id, deckId: params.id, plannedId: changeIdOf(request) },
      input,
    ),
  )

  route(app, updatePlannedChange, ({ member, params: { id, plannedId }, input }) =>
    rules.updateOne(deps, { userId: member.id, deckId: id, plannedId }, input),
  )

  route(app, deletePlannedChange, async ({ member, params: { id, plannedId } }) => {
    await rules.deleteOne(deps, { userId: member.id, deckId: id, plannedId })
    return undefined
  })
}
