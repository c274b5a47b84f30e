import { type Deck, type DeckSummary, limits } from '@manafolio/contract'
import { lockUser } from '../db/lock-user.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import { listDeckCards, upsertDeckCards } from './card-store.ts'
import type { Tx } from './change.ts'
import { countDecks, findDeck, insertDeck } from './deck-store.ts'
import { insertDeckChange } from './history/change-store.ts'
import {
  areSameCopies,
  factsThenOf,
  haveSameFacts,
  rowChangeOf,
} from './history/recorded-change.ts'
import { named } from './names.ts'
import { type Rows, rowsOf } from './rows.ts'
import { worthOf } from './worth.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'catalogue'>

export interface Asker {
  userId: string
  /** Becomes that of the deck. */
  id: string
}

/** A deck that is to be made. */
export interface Wanted {
  deck: Deck
  rows: Rows
  /** Since when the same request asks for it: one that tells all of it has always done so. */
  wantedSince?: string
  /** Throws when such a deck must not be made. */
  check?(): void
}

/**
 * Makes a deck with its cards; asked again by the same id and in the same words, it is that deck.
 * `want` is given what the deck has that was made under the id before.
 */
export async function makeDeck(
  needs: Needs,
  { userId, id }: Asker,
  want: (tx: Tx, there: Rows) => Promise<Wanted>,
): Promise<DeckSummary> {
  return needs.db.transaction().execute(async (tx) => {
    if (!(await lockUser(tx, userId))) throw new AppError('authentication_required')
    const made = await findDeck(tx, userId, id)
    const there = rowsOf(made ? await listDeckCards(tx, userId, id) : [])
    const wanted = await want(tx, there)
    if (made) return madeBefore(needs, wanted, { deck: made, rows: there })
    wanted.check?.()
    if ((await countDecks(tx, userId)) >= limits.decks) throw new AppError('deck_limit_reached')
    return insertWhole(tx, needs, wanted)
  })
}

type Made = Pick<Wanted, 'deck' | 'rows'>

function madeBefore({ catalogue }: Needs, wanted: Wanted, made: Made): DeckSummary {
  const { wantedSince = '' } = wanted
  // A deck that was changed since says no more how it was asked for.
  const isComparable = made.deck.version === 1 && wantedSince <= made.deck.createdAt
  if (isComparable && !isSaidAlike(made, wanted)) throw new AppError('idempotency_key_used')
  return { ...made.deck, ...worthOf(catalogue.current(), made.deck, [...made.rows.values()]) }
}

function isSaidAlike(one: Made, other: Made): boolean {
  if (!haveSameFacts(one.deck, other.deck) || one.rows.size !== other.rows.size) return false
  return [...one.rows].every(([key, card]) => {
    const said = other.rows.get(key)
    // The catalogue may call a card otherwise by now.
    return said && areSameCopies(card, { ...said, cardName: card.cardName })
  })
}

async function insertWhole(
  tx: Tx,
  { catalogue }: Needs,
  { deck, rows }: Wanted,
): Promise<DeckSummary> {
  if (!(await insertDeck(tx, deck))) throw new AppError('idempotency_key_used')
  const cards = named(catalogue.current(), [...rows.values()])
  await upsertDeckCards(tx, cards)
  await insertDeckChange(tx, deck.id, {
    ...{ version: deck.version, happenedAt: deck.createdAt, kind: 'created' },
    ...{ restoredVersion: null, factsBefore: null, factsAfter: factsThenOf(deck) },
    cards: cards.flatMap((card) => rowChangeOf(undefined, card) ?? []),
  })
  return { ...deck, ...worthOf(catalogue.current(), deck, cards) }
}

/** A deck of which only this is said, without cards. */
export function emptyDeck(
  { userId, id }: Asker,
  now: Date,
  facts: Pick<Deck, 'name' | 'format'>,
): Deck {
  const at = now.toISOString()
  const nothing = { commanderId: null, commanderName: null, description: null, shareId: null }
  return { ...facts, ...nothing, id, userId, createdAt: at, updatedAt: at, version: 1 }
}
