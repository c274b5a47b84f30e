import { getSetBuyList, getSetPage, listSetSummaries, type User } from '@manafolio/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { cheapCompression } from '../../http/compression.ts'
import { callReader, route } from '../../http/route.ts'
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

  const readCall = callReader(app, getSetPage)
  app.route({
    method: getSetPage.method,
    url: getSetPage.path,
    compress: cheapCompression,
    handler: async (request, reply) => {
      const { params, member } = await readCall(request, reply)
      const collection = await collectionOf(member)
      const described = await rules.getSet(catalogue.current(), collection, params.code)
      return reply.type('application/json; charset=utf-8').send(writeSet(described))
    },
  })

  route(app, getSetBuyList, async ({ params, input, member }) =>
    rules.listToBuy(catalogue.current(), await collections.of(member.id), { ...params, ...input }),
  )
}

/** The JSON of the contract's setPage. The printings are 2 MB in the largest set: written once. */
function writeSet({ facts, printings }: Awaited<ReturnType<typeof rules.getSet>>): Buffer {
  const start = Buffer.from(`${JSON.stringify(facts).slice(0, -1)},"printings":`)
  return Buffer.concat([start, printings.json, Buffer.from('}')])
}
