import { createHash } from 'node:crypto'
import { bulkInsert } from '@manafolio/server/src/db/bulk-insert.ts'
import type { Db } from '@manafolio/server/src/db/database.ts'
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator'

/** A printing as decks have it. */
export interface SeedCard {
  id: string
  name: string
}

export interface SeedWorld {
  cards: readonly SeedCard[]
  /** Of the one password that all have. */
  passwordHash: string
}

export interface SeededCounts {
  collection: number
  decks: number
}

export const seedPassword = 'a password of the seed'

/** The address of a user by number, from 0. */
export function seedEmail(number: number): string {
  return `player-${number}@seed.example.org`
}

const begin = Date.UTC(2025, 0, 1)
const hourMs = 3_600_000
const decksMax = 6
const deckRows = 75

/**
 * Writes users with their collections and decks, past the rules, which would take hours. The same
 * numbers have the same contents in every run.
 */
export async function insertSeededUsers(
  db: Db,
  numbers: readonly number[],
  { cards, passwordHash }: SeedWorld,
): Promise<SeededCounts> {
  const users = numbers.map((number) => seededUser(number, cards))
  const collection = users.flatMap((user) => user.collection)
  const decks = users.flatMap((user) => user.decks)
  await db.transaction().execute(async (tx) => {
    const rows = users.map(({ row }) => ({ ...row, password: passwordHash }))
    await bulkInsert(tx, 'users', rows).execute()
    await bulkInsert(tx, 'collection', collection).execute()
    await bulkInsert(
      tx,
      'decks',
      decks.map(({ row }) => row),
    ).execute()
    await bulkInsert(
      tx,
      'deck_cards',
      decks.flatMap((deck) => deck.cards),
    ).execute()
  })
  return { collection: collection.length, decks: decks.length }
}

function seededUser(number: number, cards: readonly SeedCard[]) {
  const random = xoroshiro128plus(number + 1)
  const id = seededId(`user ${number}`)
  const now = new Date(begin + number * hourMs).toISOString()
  const email = seedEmail(number)
  const row = { id, email, email_key: email, role: 'user', created_at: now, updated_at: now }
  const size = Math.min(collectionSize(random), cards.length)
  const first = uniformInt(random, 0, cards.length - 1)
  const collection = Array.from({ length: size }, (_, at) => ({
    id: seededId(`entry ${number} ${at}`),
    user_id: id,
    scryfall_id: cardAt(cards, first + at).id,
    quantity: uniformInt(random, 1, 4),
    variants: '[]',
    added_at: new Date(begin + at * hourMs).toISOString(),
  }))
  const decks = Array.from({ length: uniformInt(random, 0, decksMax) }, (_, at) =>
    seededDeck({
      id: seededId(`deck ${number} ${at}`),
      userId: id,
      name: `Deck ${at + 1}`,
      now,
      cards: cardsFrom(cards, uniformInt(random, 0, cards.length - 1)),
    }),
  )
  return { row, collection, decks }
}

/** Most have hundreds of printings, some thousands, and one in a hundred up to the limit. */
function collectionSize(random: RandomGenerator): number {
  const kind = uniformInt(random, 1, 100)
  if (kind <= 90) return uniformInt(random, 20, 250)
  return kind < 100 ? uniformInt(random, 250, 2000) : uniformInt(random, 2000, 10_000)
}

interface DeckSeed {
  id: string
  userId: string
  name: string
  now: string
  cards: readonly SeedCard[]
}

function seededDeck({ id, userId, name, now, cards }: DeckSeed) {
  const times = { created_at: now, updated_at: now }
  return {
    row: { id, user_id: userId, name, format: 'commander', ...times },
    cards: cards.map(({ id: scryfallId, name: cardName }) => ({
      deck_id: id,
      scryfall_id: scryfallId,
      card_name: cardName,
      quantity: 1,
      slot_type: 'main',
    })),
  }
}

function cardsFrom(cards: readonly SeedCard[], first: number): SeedCard[] {
  const length = Math.min(deckRows, cards.length)
  return Array.from({ length }, (_, at) => cardAt(cards, first + at))
}

function cardAt(cards: readonly SeedCard[], at: number): SeedCard {
  const card = cards[at % cards.length]
  if (!card) throw new Error('there are no cards')
  return card
}

/** A UUID, the same for the same text. */
function seededId(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}
