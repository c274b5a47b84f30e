import { limits } from '@manafolio/contract'
import type { Catalogue } from '@manafolio/search'
import { currentId, currentIds } from '../../cards/changes/rules.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { listDeckCards } from '../card-store.ts'
import { changeDeck, type Tx } from '../change.ts'
import { type CardKey, cardKeyOf } from '../needs/card-key.ts'
import { demandOf } from '../needs/demand.ts'
import { doesReserve, type GetSettings } from './claims.ts'
import { deletePriority, insertPriority, listPriorities, type Priority } from './priority-store.ts'

type Needs = Pick<Deps, 'db' | 'catalogue' | 'clock'> & { getSettings: GetSettings }

interface Requested {
  userId: string
  deckId: string
  scryfallId: string
}

/** For cards the id of the deck that gets copies first. Of cards that became one the last counts. */
export type PriorityOf = ReadonlyMap<CardKey, string>

export async function prioritiesOf(
  { db, catalogue }: { db: Deps['db']; catalogue: Catalogue },
  userId: string,
): Promise<PriorityOf> {
  const all = await keyed(db, catalogue, await listPriorities(db, { userId }))
  return new Map(all.map(({ key, deckId }) => [key, deckId]))
}

/** What was chosen for a card before is forgotten, for whichever deck it was. */
export async function prioritizeDeck(needs: Needs, requested: Requested): Promise<void> {
  const { userId } = requested
  const catalogue = needs.catalogue.current()
  await changeDeck(needs.db, requested, async (tx, deck) => {
    if (!doesReserve(deck, await needs.getSettings(tx, userId))) {
      throw new AppError('deck_reserves_nothing')
    }
    const key = await keyOf(tx, catalogue, requested.scryfallId)
    const cards = await listDeckCards(tx, userId, deck.id)
    if (!demandOf(catalogue, deck, cards).has(key)) throw new AppError('card_not_in_deck')
    const others = await withoutCard(tx, { userId, catalogue, key })
    const ofDeck = others.filter(({ deckId }) => deckId === deck.id)
    if (ofDeck.length >= limits.deckPriorities) throw new AppError('priority_limit_reached')
    const { scryfallId } = requested
    const chosenAt = needs.clock.now().toISOString()
    await insertPriority(tx, { deckId: deck.id, scryfallId, chosenAt })
  })
}

/** Takes a choice back; that of another deck stays. */
export async function removePriority(
  needs: Pick<Needs, 'db' | 'catalogue'>,
  requested: Requested,
): Promise<void> {
  const { userId } = requested
  const catalogue = needs.catalogue.current()
  await changeDeck(needs.db, requested, async (tx, deck) => {
    const key = await keyOf(tx, catalogue, requested.scryfallId)
    await withoutCard(tx, { userId, catalogue, key, deckId: deck.id })
  })
}

interface OneCard {
  userId: string
  catalogue: Catalogue
  key: CardKey
  /** Of this deck alone. */
  deckId?: string
}

/** Deletes what was chosen for a card, in whichever printing; answers what is left. */
async function withoutCard(tx: Tx, { userId, catalogue, key, deckId }: OneCard) {
  const all = await keyed(tx, catalogue, await listPriorities(tx, { userId }))
  const isOfCard = (one: Priority & { key: CardKey }) =>
    one.key === key && (deckId === undefined || one.deckId === deckId)
  // Only ids that are stored reach the database: PostgreSQL refuses some texts.
  for (const priority of all.filter(isOfCard)) await deletePriority(tx, userId, priority)
  return all.filter((one) => !isOfCard(one))
}

/** The ids that the catalogue does not know may have become others since. */
async function keyed(db: Deps['db'], catalogue: Catalogue, priorities: readonly Priority[]) {
  const unknown = priorities.map(({ scryfallId }) => scryfallId)
  const ids = await currentIds(
    db,
    unknown.filter((id) => !catalogue.printingById.has(id)),
  )
  return priorities.map((priority) => {
    const id = ids.get(priority.scryfallId) ?? priority.scryfallId
    return { ...priority, key: cardKeyOf(catalogue, id) }
  })
}

async function keyOf(tx: Tx, catalogue: Catalogue, scryfallId: string): Promise<CardKey> {
  const isKnown = catalogue.printingById.has(scryfallId)
  return cardKeyOf(catalogue, isKnown ? scryfallId : await currentId(tx, scryfallId))
}
