import {
  getCardPage,
  getNamedCardPage,
  getRandomCard,
  type OwnedCard,
  type User,
} from '@manafolio/contract'
import { type Catalogue, type PrintingRecord, pickCard, readRecord } from '@manafolio/search'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { route } from '../../http/route.ts'
import { type OfUsers, worldOfQueries } from '../rules.ts'
import { addressOfPrinting } from './address.ts'
import { cardPageOf } from './card-page.ts'
import { findNamed, findNumbered } from './find-printing.ts'

/** What a user has of the card of a printing. */
type OwnedOf = (userId: string, scryfallId: string) => Promise<OwnedCard>

export function cardPageRoutes(
  app: FastifyInstance,
  deps: Deps,
  { ownedOf, ...ofUsers }: OfUsers & { ownedOf: OwnedOf },
): void {
  const { db, catalogue, clock, random } = deps

  async function pageOf(find: (current: Catalogue) => Promise<number>, member: User | undefined) {
    const current = catalogue.current() // also of the answer, whatever replaces it meanwhile
    const printing = await find(current)
    const { id = '' } = readRecord<PrintingRecord>(current.pools.printings, printing)
    const owned = member ? await ownedOf(member.id, id) : null
    return cardPageOf(deps, current, { printing, owned })
  }

  route(app, getCardPage, ({ params, input, member }) =>
    pageOf((current) => findNumbered({ db, catalogue: current }, { ...params, ...input }), member),
  )

  route(app, getNamedCardPage, ({ params, member }) =>
    pageOf((current) => findNamed({ db, catalogue: current }, params.name), member),
  )

  route(app, getRandomCard, async ({ input: { q }, member }) => {
    const current = catalogue.current()
    const user = { queries: [q], userId: member.id }
    const world = await worldOfQueries({ clock, ...ofUsers }, current, user)
    const printing = pickCard(current, { query: q, share: random() }, world)
    if (printing === undefined) throw new AppError('nothing_found')
    return addressOfPrinting(current, printing)
  })
}
