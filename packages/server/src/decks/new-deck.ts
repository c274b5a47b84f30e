import {
  type Deck,
  type DeckSummary,
  type DeckTexts,
  limits,
  noTexts,
  unorganized,
} from '@manafolio/contract'
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
import { findDeckTexts, upsertDeckTexts } from './texts/store.ts'
import { textEditsOf } from './texts/text-edits.ts'
import { valuationOf } from './valuation.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'catalogue'>

export interface Actor {
  userId: string
  /** Becomes that of the deck. */
  id: string
}

/** A deck that is to be made. */
export interface NewDeckRows {
  deck: Deck
  rows: Rows
  texts?: DeckTexts
  /** When requests began to produce this digest. */
  requestedSince?: string
  /** Throws when such a deck must not be made. */
  check?(): void
}

/**
 * Creates a deck with its cards; the same request with the same id returns that deck.
 * `want` is given what the deck has that was made under the id before.
 */
export async function makeDeck(
  needs: Needs,
  { userId, id }: Actor,
  want: (tx: Tx, there: Rows) => Promise<NewDeckRows>,
): Promise<DeckSummary> {
  return needs.db.transaction().execute(async (tx) => {
    if (!(await lockUser(tx, userId))) throw new AppError('authentication_required')
    const made = await findDeck(tx, userId, id)
    const there = rowsOf(made ? await listDeckCards(tx, userId, id) : [])
    const requested = await want(tx, there)
    if (made) {
      const texts = await findDeckTexts(tx, made)
      return madeBefore(needs, requested, { deck: made, rows: there, texts })
    }
    requested.check?.()
    if ((await countDecks(tx, userId)) >= limits.decks) throw new AppError('deck_limit_reached')
    return insertWhole(tx, needs, requested)
  })
}

type Made = Pick<NewDeckRows, 'deck' | 'rows' | 'texts'>

function madeBefore({ catalogue }: Needs, requested: NewDeckRows, made: Made): DeckSummary {
  const { requestedSince = '' } = requested
  // A deck that was changed since no longer shows how it was requested.
  const isComparable = made.deck.version === 1 && requestedSince <= made.deck.createdAt
  if (isComparable && !isSameRequest(made, requested)) throw new AppError('idempotency_key_used')
  return { ...made.deck, ...valuationOf(catalogue.current(), made.deck, [...made.rows.values()]) }
}

function isSameRequest(one: Made, other: Made): boolean {
  if (!haveSameFacts(one.deck, other.deck) || one.rows.size !== other.rows.size) return false
  if (textEditsOf(one.texts ?? noTexts, other.texts ?? noTexts)) return false
  return [...one.rows].every(([key, card]) => {
    const otherRow = other.rows.get(key)
    // The catalogue may call a card otherwise by now.
    return otherRow && areSameCopies(card, { ...otherRow, cardName: card.cardName })
  })
}

async function insertWhole(
  tx: Tx,
  { catalogue }: Needs,
  { deck: requested, rows, texts }: NewDeckRows,
): Promise<DeckSummary> {
  const builtSince = requested.state === 'built' ? requested.createdAt : null
  const deck = { ...requested, builtSince }
  if (!(await insertDeck(tx, deck))) throw new AppError('idempotency_key_used')
  const rowsNow = [...rows.values()].map((row) => ({
    ...row,
    addedAt: row.addedAt ?? deck.createdAt,
  }))
  const cards = named(catalogue.current(), rowsNow)
  await upsertDeckCards(tx, cards)
  if (texts) await upsertDeckTexts(tx, deck.id, texts)
  await insertDeckChange(tx, deck.id, {
    version: deck.version,
    happenedAt: deck.createdAt,
    kind: 'created',
    restoredVersion: null,
    factsBefore: null,
    factsAfter: factsThenOf(deck),
    cards: cards.flatMap((card) => rowChangeOf(undefined, card) ?? []),
    texts: null,
  })
  return { ...deck, ...valuationOf(catalogue.current(), deck, cards) }
}

/** A deck with only these facts, without cards. */
export function emptyDeck(
  { userId, id }: Actor,
  now: Date,
  facts: Pick<Deck, 'name' | 'format'>,
): Deck {
  const at = now.toISOString()
  const unled = { commanderId: null, commanderName: null, commanderColor: null }
  const none = { ...unled, ...unorganized, description: null, coverId: null, shareId: null }
  const built = { state: 'built', builtSince: at } as const
  const own = { id, userId, createdAt: at, updatedAt: at, version: 1 }
  return { ...facts, ...none, categories: [], ...built, ...own }
}
