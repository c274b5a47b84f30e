import { randomUUID } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { lockCards } from '../../db/lock-user.ts'
import type { Deps } from '../../deps.ts'
import { chunksOf } from '../../lib/chunks.ts'
import type { CardRows, HeldCopies, HolderQuery, MergedQuantity, Moment } from './card-rows.ts'
import type { Redirect } from './id-redirects.ts'
import { findNewestInstant, insertChanges, type NewChange } from './store.ts'

export interface SweepNeeds extends Pick<Deps, 'db' | 'clock'> {
  cardRows: readonly CardRows[]
}

type Db = Deps['db']

/** How many rows were put under another id, and how many were marked as withdrawn. */
export interface Swept {
  moved: number
  flagged: number
}

const usersAtOnce = 500

/** As many as a statement may have parameters, with room to spare. */
const idsAtOnce = 1000
const changesAtOnce = 500

const withdrawnBefore: Record<Redirect['kind'], HolderQuery['withdrawn']> = {
  moved: 'any',
  withdrawn: 'no',
  listed: 'yes',
}

/**
 * Applies the redirects to all users' cards, each user in one transaction. It may stop at any
 * point, run twice, or run in several processes at once: each row is updated and reported once.
 */
export async function sweep(
  needs: SweepNeeds,
  leads: ReadonlyMap<string, Redirect>,
): Promise<Swept> {
  const swept = { moved: 0, flagged: 0 }
  for (const rows of needs.cardRows) {
    for (const [scryfallId, { kind }] of leads) {
      const query = { scryfallId, withdrawn: withdrawnBefore[kind] }
      for await (const userId of holdersOf(needs.db, rows, query)) {
        const { moved, flagged } = await sweepUser(needs, userId, leads)
        swept.moved += moved
        swept.flagged += flagged
      }
    }
  }
  return swept
}

async function* holdersOf(db: Db, rows: CardRows, query: HolderQuery) {
  let after: string | undefined
  do {
    const userIds = await rows.listHolders(db, query, { after, limit: usersAtOnce })
    for (const userId of userIds) {
      yield userId
      await setImmediate() // the embedded database never waits, so nothing else would get a turn
    }
    after = userIds.length === usersAtOnce ? userIds.at(-1) : undefined
  } while (after !== undefined)
  await setImmediate()
}

function sweepUser(
  { db, clock, cardRows }: SweepNeeds,
  userId: string,
  leads: ReadonlyMap<string, Redirect>,
) {
  return db.transaction().execute(async (tx): Promise<Swept> => {
    const revision = await lockCards(tx, userId)
    if (revision === undefined) return { moved: 0, flagged: 0 }
    const at = nextInstant(clock.now(), await findNewestInstant(tx, userId))
    const changes: NewChange[] = []
    for (const outdated of await listOutdated(tx, userId, { cardRows, leads })) {
      const change = await settle(tx, userId, { ...outdated, at, revision })
      if (change) changes.push(change)
    }
    for (const chunk of chunksOf(changes, changesAtOnce)) await insertChanges(tx, userId, chunk)
    const moved = changes.filter(({ strategy }) => strategy === 'merge').length
    return { moved, flagged: changes.length - moved }
  })
}

/** A row that still carries an old id. */
interface Outdated {
  rows: CardRows
  held: HeldCopies
  lead: Redirect
}

async function listOutdated(
  tx: Db,
  userId: string,
  { cardRows, leads }: { cardRows: readonly CardRows[]; leads: ReadonlyMap<string, Redirect> },
): Promise<Outdated[]> {
  const outdated: Outdated[] = []
  for (const ids of chunksOf([...leads.keys()], idsAtOnce)) {
    for (const rows of cardRows) {
      for (const held of await rows.listHeld(tx, userId, ids)) {
        const lead = leads.get(held.scryfallId)
        if (lead) outdated.push({ rows, held, lead })
      }
    }
  }
  return outdated
}

/**
 * Later than any change the user was notified of, so that "seen up to" never takes in one that
 * came afterwards.
 */
function nextInstant(now: Date, newest: string | undefined): string {
  const earliestMs = newest === undefined ? 0 : Date.parse(newest) + 1
  return new Date(Math.max(now.getTime(), earliestMs)).toISOString()
}

type Settling = Outdated & Moment

/** Updates one row; answers the notification for the user. */
async function settle(tx: Db, userId: string, settling: Settling): Promise<NewChange | undefined> {
  const { rows, held, lead, at, revision } = settling
  const moment = { at, revision }
  switch (lead.kind) {
    case 'moved':
      return changeTo(
        settling,
        await rows.move(tx, userId, { ...moment, held, to: lead.to }),
        lead.to,
      )
    case 'withdrawn':
      if (held.withdrawnAt !== null) return undefined
      await rows.setWithdrawn(tx, userId, { ...moment, held, isWithdrawn: true })
      return changeTo(settling, { there: 0, after: held.quantity }, null)
    case 'listed':
      if (held.withdrawnAt !== null)
        await rows.setWithdrawn(tx, userId, { ...moment, held, isWithdrawn: false })
      return undefined
  }
}

function changeTo(
  { held, lead, at }: Settling,
  { there, after }: MergedQuantity,
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
