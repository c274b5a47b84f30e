import { randomUUID } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import type { Moment } from '../collection/moves.ts'
import { lockCards } from '../db/lock-user.ts'
import type { Deps } from '../deps.ts'
import { chunksOf } from '../lib/chunks.ts'
import type { Lead } from './leads.ts'
import { collection } from './places/collection.ts'
import { commanders } from './places/commanders.ts'
import { deckCards } from './places/deck-cards.ts'
import type { Held, HoldersAsked, Joined, Place } from './places/place.ts'
import { findNewestInstant, insertChanges, type NewChange } from './store.ts'

type Needs = Pick<Deps, 'db' | 'clock'>
type Db = Deps['db']

/** How many rows were put under another id, and how many were marked as withdrawn. */
export interface Swept {
  moved: number
  flagged: number
}

const places: readonly Place[] = [collection, deckCards, commanders]

const usersAtOnce = 500

/** As many as a statement may have parameters, with room to spare. */
const idsAtOnce = 1000
const changesAtOnce = 500

const withdrawnBefore: Record<Lead['kind'], HoldersAsked['withdrawn']> = {
  moved: 'any',
  withdrawn: 'no',
  listed: 'yes',
}

/**
 * Does to everybody's cards what the leads say, each user in a transaction. It may stop at any
 * point, run twice, or run in several processes at once: each row is treated and told of once.
 */
export async function sweep(needs: Needs, leads: ReadonlyMap<string, Lead>): Promise<Swept> {
  const swept = { moved: 0, flagged: 0 }
  for (const place of places) {
    for (const [scryfallId, { kind }] of leads) {
      const asked = { scryfallId, withdrawn: withdrawnBefore[kind] }
      for await (const userId of holdersOf(needs.db, place, asked)) {
        const { moved, flagged } = await sweepUser(needs, userId, leads)
        swept.moved += moved
        swept.flagged += flagged
      }
    }
  }
  return swept
}

async function* holdersOf(db: Db, place: Place, asked: HoldersAsked) {
  let after: string | undefined
  do {
    const userIds = await place.listHolders(db, asked, { after, limit: usersAtOnce })
    for (const userId of userIds) {
      yield userId
      await setImmediate() // the embedded database never waits, so nothing else would get a turn
    }
    after = userIds.length === usersAtOnce ? userIds.at(-1) : undefined
  } while (after !== undefined)
  await setImmediate()
}

function sweepUser({ db, clock }: Needs, userId: string, leads: ReadonlyMap<string, Lead>) {
  return db.transaction().execute(async (tx): Promise<Swept> => {
    const revision = await lockCards(tx, userId)
    if (revision === undefined) return { moved: 0, flagged: 0 }
    const at = nextInstant(clock.now(), await findNewestInstant(tx, userId))
    const changes: NewChange[] = []
    for (const found of await listFound(tx, userId, leads)) {
      const change = await settle(tx, userId, { ...found, at, revision })
      if (change) changes.push(change)
    }
    for (const some of chunksOf(changes, changesAtOnce)) await insertChanges(tx, userId, some)
    const moved = changes.filter(({ strategy }) => strategy === 'merge').length
    return { moved, flagged: changes.length - moved }
  })
}

/** A row that still carries an old id. */
interface Found {
  place: Place
  held: Held
  lead: Lead
}

async function listFound(
  tx: Db,
  userId: string,
  leads: ReadonlyMap<string, Lead>,
): Promise<Found[]> {
  const found: Found[] = []
  for (const ids of chunksOf([...leads.keys()], idsAtOnce)) {
    for (const place of places) {
      for (const held of await place.listHeld(tx, userId, ids)) {
        const lead = leads.get(held.scryfallId)
        if (lead) found.push({ place, held, lead })
      }
    }
  }
  return found
}

/**
 * Later than any change that the user was told of, so that "seen up to" never takes in one that
 * came afterwards.
 */
function nextInstant(now: Date, newest: string | undefined): string {
  const earliestMs = newest === undefined ? 0 : Date.parse(newest) + 1
  return new Date(Math.max(now.getTime(), earliestMs)).toISOString()
}

type Settling = Found & Moment

/** Treats one row; answers what the user should be told. */
async function settle(tx: Db, userId: string, settling: Settling): Promise<NewChange | undefined> {
  const { place, held, lead, at, revision } = settling
  const moment = { at, revision }
  switch (lead.kind) {
    case 'moved':
      return changeTo(
        settling,
        await place.move(tx, userId, { ...moment, held, to: lead.to }),
        lead.to,
      )
    case 'withdrawn':
      if (held.withdrawnAt !== null) return undefined
      await place.setWithdrawn(tx, userId, { ...moment, held, isWithdrawn: true })
      return changeTo(settling, { there: 0, after: held.quantity }, null)
    case 'listed':
      if (held.withdrawnAt !== null)
        await place.setWithdrawn(tx, userId, { ...moment, held, isWithdrawn: false })
      return undefined
  }
}

function changeTo(
  { held, lead, at }: Settling,
  { there, after }: Joined,
  newScryfallId: string | null,
): NewChange {
  return {
    id: randomUUID(),
    migration_id: lead.migrationId,
    place: held.place,
    deck_id: held.deck?.id ?? null,
    deck_name: held.deck?.name ?? null,
    strategy: newScryfallId === null ? 'delete' : 'merge',
    old_scryfall_id: held.scryfallId,
    new_scryfall_id: newScryfallId,
    card_name: held.cardName,
    quantity: held.quantity,
    quantity_there: there,
    quantity_after: after,
    happened_at: at,
  }
}
