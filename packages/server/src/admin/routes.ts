import { createInvite, deleteInvite, deleteUser, listInvites, listUsers } from '@manafolio/contract'
import type { FastifyInstance } from 'fastify'
import * as invites from '../accounts/registration/invites.ts'
import type { Deps } from '../deps.ts'
import { route } from '../http/route.ts'
import { healthRoutes } from './health/routes.ts'
import * as rules from './rules.ts'

export function adminRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps
  route(app, listUsers, ({ input }) => rules.listUsers(db, input))

  route(app, deleteUser, async ({ params, member }) => {
    await rules.deleteUser(db, member.id, params.id)
    return undefined
  })

  route(app, listInvites, () => invites.listInvites(deps))

  route(app, createInvite, ({ input }) => invites.createInvite(deps, input))

  route(app, deleteInvite, async ({ params }) => {
    await invites.deleteInvite(deps, params.id)
    return undefined
  })

  healthRoutes(app, deps)
}
