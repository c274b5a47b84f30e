import { getUserSettings, updateUserSettings } from '@manafolio/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { route } from '../../http/route.ts'
import * as rules from './rules.ts'

export function settingsRoutes(app: FastifyInstance, { db }: Pick<Deps, 'db'>): void {
  route(app, getUserSettings, ({ member }) => rules.getSettings(db, member.id))

  route(app, updateUserSettings, ({ member, input }) => rules.updateSettings(db, member.id, input))
}
