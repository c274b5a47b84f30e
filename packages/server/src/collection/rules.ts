import { randomUUID } from 'node:crypto'
import { type CollectionEntry, type CollectionStats, limits } from '@manafolio/contract'
import { currentId, successorOf } from '../card-changes/rules.ts'
import { usdCents } from '../cards/rules.ts'
import { lockUser } from '../db/lock-user.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import {
  countEntries,
  deleteEntry,
  type Holding,
  increaseEntry,
  insertEntry,
  listEntries,
  listHoldings,
  updateEntry,
} from './store.ts'

type Needs = Pick<Deps, 'db' | 'clock'>

interface EntryKey {
  userId: string
  scryfallId: string
}

/** False when there is no entry under that id. */
type EntryChange = (tx: Deps['db'], scryfallId: string) => Promise<boolean>

export function listCollection({ db }: Needs, userId: string): Promise<CollectionEntry[]> {
  return listEntries(db, userId)
}

/**
 * Adds copies to an entry or makes a new one, unless the collection is full. A card under an id
 * that was merged into another is put under that one.
 */
export function addCard(
  { db, clock }: Needs,
  userId: string,
  added: Holding,
): Promise<CollectionEntry> {
  return db.transaction().execute(async (tx) => {
    // Two tabs must not both take the last place.
    const user = await lockUser(tx, userId)
    if (!user) throw new AppError('authentication_required')
    const card = { ...added, scryfallId: await currentId(tx, added.scryfallId) }
    const increased = await increaseEntry(tx, userId, card)
    if (increased) return increased
    if ((await countEntries(tx, userId)) >= limits.collectionPrintings) {
      throw new AppError('collection_full')
    }
    const addedAt = clock.now().toISOString()
    const entry = { id: randomUUID(), userId, ...card, addedAt, withdrawnAt: null }
    await insertEntry(tx, entry)
    return entry
  })
}

/** Sets the quantity of an entry; 0 removes it. Answers the id that the entry has now. */
export async function setQuantity({ db }: Needs, userId: string, card: Holding): Promise<Holding> {
  const { quantity } = card
  const scryfallId = await changeEntry(db, { ...card, userId }, (tx, id) =>
    quantity === 0
      ? deleteEntry(tx, userId, id)
      : updateEntry(tx, userId, { scryfallId: id, quantity }),
  )
  return { scryfallId, quantity }
}

export async function removeCard({ db }: Needs, userId: string, scryfallId: string): Promise<void> {
  await changeEntry(db, { userId, scryfallId }, (tx, id) => deleteEntry(tx, userId, id))
}

/** Cards without a USD price count as cards, but not in the value. */
export async function collectionStats(
  { db, catalogue }: Pick<Deps, 'db' | 'catalogue'>,
  userId: string,
): Promise<CollectionStats> {
  const holdings = await listHoldings(db, userId)
  const current = catalogue.current()
  let totalCards = 0
  let pricedCards = 0
  let valueCents = 0
  for (const { scryfallId, quantity } of holdings) {
    const price = usdCents(current, scryfallId)
    totalCards += quantity
    pricedCards += price === undefined ? 0 : quantity
    valueCents += (price ?? 0) * quantity
  }
  return {
    totalCards,
    uniquePrintings: holdings.length,
    maxPrintings: limits.collectionPrintings,
    totalValueUsd: valueCents / 100,
    pricedCards,
    pricesAsOf: current.meta.pricesAsOf,
  }
}

/**
 * Changes the entry under an id or, when the page that asks is older than a merge of that id, the
 * entry that took its place. When that has other copies as well, what the page says is not meant
 * for them.
 */
function changeEntry(db: Deps['db'], { userId, scryfallId }: EntryKey, change: EntryChange) {
  return db.transaction().execute(async (tx) => {
    // An entry must not be merged into another while its quantity is set.
    await lockUser(tx, userId)
    if (await change(tx, scryfallId)) return scryfallId
    const successor = await successorOf(tx, userId, scryfallId)
    if (successor?.isJoined) throw new AppError('card_joined')
    if (successor && (await change(tx, successor.scryfallId))) return successor.scryfallId
    throw new AppError('card_not_in_collection')
  })
}
