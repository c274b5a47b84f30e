import { randomUUID } from 'node:crypto'
import { type CollectionEntry, type CollectionStats, limits } from '@manafolio/contract'
import { usdCents } from '../cards/rules.ts'
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
  lockCollection,
  updateEntry,
} from './store.ts'

type Needs = Pick<Deps, 'db' | 'clock'>

export function listCollection({ db }: Needs, userId: string): Promise<CollectionEntry[]> {
  return listEntries(db, userId)
}

/** Adds copies to an entry or makes a new one, unless the collection is full. */
export function addCard(
  { db, clock }: Needs,
  userId: string,
  card: Holding,
): Promise<CollectionEntry> {
  return db.transaction().execute(async (tx) => {
    // Two tabs must not both take the last place.
    const isThere = await lockCollection(tx, userId)
    if (!isThere) throw new AppError('authentication_required')
    const increased = await increaseEntry(tx, userId, card)
    if (increased) return increased
    if ((await countEntries(tx, userId)) >= limits.collectionPrintings) {
      throw new AppError('collection_full')
    }
    const entry = { id: randomUUID(), userId, ...card, addedAt: clock.now().toISOString() }
    await insertEntry(tx, entry)
    return entry
  })
}

/** Sets the quantity of an entry; 0 removes it. */
export async function setQuantity({ db }: Needs, userId: string, card: Holding): Promise<Holding> {
  const isKnown =
    card.quantity === 0
      ? await deleteEntry(db, userId, card.scryfallId)
      : await updateEntry(db, userId, card)
  if (!isKnown) throw new AppError('card_not_in_collection')
  return card
}

export async function removeCard({ db }: Needs, userId: string, scryfallId: string): Promise<void> {
  if (!(await deleteEntry(db, userId, scryfallId))) throw new AppError('card_not_in_collection')
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
