import { randomUUID } from 'node:crypto'
import { addToCollection, listCollection } from '@manafolio/contract'
import { expect, test } from 'vitest'
import { onEveryEngine } from '../test/engines.ts'
import { useTestApp } from '../test/test-app.ts'
import type { Db } from './database.ts'

const now = '2026-08-15T12:00:00.000Z'

onEveryEngine((engine) => {
  const app = useTestApp(engine)

  async function memberWithThings() {
    const member = await app().member()
    await member.call(addToCollection, { input: { scryfallId: 'a-card' } })
    await insertDeckAndToken(app().database.db, member.account.id)
    return member
  }

  test('with a user go the collection with its changes, the decks with their cards, and the reset tokens', async () => {
    const { database } = app()
    const [leaving, staying] = [await memberWithThings(), await memberWithThings()]
    await database.db.deleteFrom('users').where('id', '=', leaving.account.id).execute()
    expect(await thingsOf(database.db, leaving.account.id)).toEqual({
      collection: 0,
      changes: 0,
      changedEntries: 0,
      decks: 0,
      deckCards: 0,
      tokens: 0,
    })
    expect(await thingsOf(database.db, staying.account.id)).toEqual({
      collection: 1,
      changes: 1,
      changedEntries: 1,
      decks: 1,
      deckCards: 1,
      tokens: 1,
    })
    expect(await staying.call(listCollection)).toHaveLength(1)
  })
})

/** A deck with one card has the id of its user here, so that it can be found without them. */
async function insertDeckAndToken(db: Db, userId: string) {
  const times = { created_at: now, updated_at: now }
  const facts = { name: 'Burn', format: 'modern', description: null }
  const commander = { commander_id: null, commander_name: null }
  const deck = { id: userId, user_id: userId, ...facts, ...commander, ...times }
  await db.insertInto('decks').values(deck).execute()
  const card = { scryfall_id: 'a-card', card_name: 'Lightning Bolt', tcgplayer_id: null }
  const place = { deck_id: userId, quantity: 4, slot_type: 'main' }
  await db
    .insertInto('deck_cards')
    .values({ ...card, ...place })
    .execute()
  const token = { id: randomUUID(), user_id: userId, token: userId }
  const validity = { created_at: now, expires_at: now }
  await db
    .insertInto('password_reset_tokens')
    .values({ ...token, ...validity })
    .execute()
}

async function thingsOf(db: Db, userId: string) {
  const collection = await db
    .selectFrom('collection')
    .select('id')
    .where('user_id', '=', userId)
    .execute()
  const changes = await db
    .selectFrom('collection_changes')
    .select('id')
    .where('user_id', '=', userId)
    .execute()
  const changedEntries = await db
    .selectFrom('collection_change_entries')
    .select('scryfall_id')
    .where('user_id', '=', userId)
    .execute()
  const decks = await db.selectFrom('decks').select('id').where('user_id', '=', userId).execute()
  const deckCards = await db
    .selectFrom('deck_cards')
    .select('scryfall_id')
    .where('deck_id', '=', userId)
    .execute()
  const tokens = await db
    .selectFrom('password_reset_tokens')
    .select('id')
    .where('user_id', '=', userId)
    .execute()
  return {
    collection: collection.length,
    changes: changes.length,
    changedEntries: changedEntries.length,
    decks: decks.length,
    deckCards: deckCards.length,
    tokens: tokens.length,
  }
}
