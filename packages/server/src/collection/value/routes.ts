import { getValueHistory, getValueMovers, getValueParts } from '@manafolio/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { route } from '../../http/route.ts'
import type { KeptCollections } from '../kept-collections.ts'
import { earlierPrices } from './earlier-prices.ts'
import { valueHistory } from './history.ts'
import { valueMovers } from './movers.ts'
import { valueParts } from './parts.ts'

export function valueRoutes(app: FastifyInstance, deps: Deps, kept: KeptCollections): void {
  const { db, catalogue } = deps

  route(app, getValueHistory, ({ member, input }) =>
    valueHistory(deps, kept, { userId: member.id, ...input }),
  )

  route(app, getValueParts, async ({ member }) =>
    valueParts(await kept.of(member.id), catalogue.current()),
  )

  route(app, getValueMovers, async ({ member, input }) => {
    const current = catalogue.current()
    const earlier = await earlierPrices(db, current, Number(input.days))
    return valueMovers(await kept.of(member.id), current, earlier)
  })
}
