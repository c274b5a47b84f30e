import { getSetBuyList, getSetPage, listSetSummaries, type User } from '@manafolio/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { route } from '../../http/route.ts'
import type { CollectionCache } from '../collection-cache.ts'
import * as rules from './rules.ts'

export function setRoutes(
  app: FastifyInstance,
  { catalogue }: Pick<Deps, 'catalogue'>,
  collections: CollectionCache,
): void {
  const collectionOf = async (member: User | undefined) => member && collections.of(member.id)

  route(app, listSetSummaries, async ({ member }) =>
    rules.listSets(catalogue.current(), await collectionOf(member)),
  )

  route(app, getSetPage, async ({ params, member }) =>
    rules.getSet(catalogue.current(), await collectionOf(member), params.code),
  )

  route(app, getSetBuyList, async ({ params, input, member }) =>
    rules.listToBuy(catalogue.current(), await collections.of(member.id), { ...params, ...input }),
  )
}
