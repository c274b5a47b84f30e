import { listCardChanges, markCardChangesSeen } from '@manafolio/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { route } from '../../http/route.ts'
import * as rules from './rules.ts'

export function cardChangeRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, listCardChanges, ({ member, input }) =>
    rules.listCardChanges(deps, member.id, input.page),
  )

  route(app, markCardChangesSeen, ({ member, input }) =>
    rules.markCardChangesSeen(deps, member.id, input.upTo),
  )
}
