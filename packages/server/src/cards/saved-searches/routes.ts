import {
  createSavedSearch,
  deleteSavedSearch,
  listSavedSearches,
  updateSavedSearch,
} from '@manafolio/contract'
import type { FastifyInstance } from 'fastify'
import { route } from '../../http/route.ts'
import * as rules from './rules.ts'

type Deps = Omit<rules.Needs, 'warningCache'>

export function savedSearchRoutes(app: FastifyInstance, deps: Deps): void {
  const needs = { ...deps, warningCache: new WeakMap() }

  route(app, listSavedSearches, ({ member }) => rules.listSavedSearches(needs, member.id))

  route(app, createSavedSearch, ({ member, input }) =>
    rules.createSavedSearch(needs, member.id, input),
  )

  route(app, updateSavedSearch, ({ member, params: { id }, input }) =>
    rules.updateSavedSearch(needs, member.id, { id, patch: input }),
  )

  route(app, deleteSavedSearch, async ({ member, params: { id } }) => {
    await rules.deleteSavedSearch(needs.db, member.id, id)
    return undefined
  })
}
