import { getValueHistory, getValueMovers, getValueParts } from '@manafolio/contract'
import type { FastifyInstance } from 'fastify'
import { earlierPrices } from '../../cards/price-history/earlier-prices.ts'
import type { Deps } from '../../deps.ts'
import { route } from '../../http/route.ts'
import type { CollectionCache } from '../collection-cache.ts'
import { valueHistory } from './history.ts'
import { valueMovers } from './movers.ts'
import { valueParts } from './parts.ts'

export function valueRoutes(app: FastifyInstance, deps: Deps, cached: CollectionCache): void {
  const { db, catalogue } = deps

  route(app, getValueHistory, ({ member, input }) =>
    valueHistory(deps, cached, { userId: member.id, ...input }),
  )

  route(app, getValueParts, async ({ member }) =>
    valueParts(await cached.of(member.id), catalogue.current()),
  )

  route(app, getValueMovers, async ({ member, input }) => {
    const current = catalogue.current()
    const earlier = await earlierPrices(db, current, Number(input.days))
    return valueMovers(await cached.of(member.id), current, earlier)
  })
}
