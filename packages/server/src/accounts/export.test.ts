import { randomUUID } from 'node:crypto'
import {
  accountExport,
  addToCollection,
  createSavedSearch,
  endOtherSessions,
  exportAccount,
  limits,
  listSessions,
  login,
  removeFromCollection,
  undoCollectionChange,
  updateVariants,
} from '@manafolio/contract'
import { expect, test } from 'vitest'
import { insertChange } from '../collection/change-store.ts'
import { insertEdits } from '../collection/edit-store.ts'
import type { Db } from '../db/database.ts'
import { copies } from '../test/copies.ts'
import { makeDeck, setCards } from '../test/decks.ts'
import { onEveryEngine } from '../test/engines.ts'
import { printing } from '../test/sample-cards.ts'
import { testApp, useTestApp } from '../test/test-app.ts'

const goblinGuide = printing.goblinGuideZendikar
const noon = '2026-08-15T12:00:00.000Z'

onEveryEngine((engine) => {
  const app = useTestApp(engine)

  test('the file is named by its date, sent as a download, and not cached', async () => {
    const member = await app().member()
    const { headers, statusCode } = await member.send({ method: 'GET', url: exportAccount.path })
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="manafolio-2026-08-15.json"',
      'cache-control': 'no-store',
    })
  })

  test('everything of the person is in it, in the documented shape', async () => {
    const member = await app().member()
    await member.call(addToCollection, { input: { scryfallId: goblinGuide, quantity: 4 } })
    await member.call(addToCollection, { input: { scryfallId: 'not-in-the-catalogue' } })
    const search = { name: 'Goblins', query: 't:goblin', mode: 'prints', sort: 'newest' } as const
    await member.call(createSavedSearch, { input: search })
    const params = { scryfallId: goblinGuide }
    const variants = copies('1 nonfoil', '3 foil LP de')
    await member.call(updateVariants, { params, input: { variants } })
    const deckId = await insertDeck(app().database.db, member.account.id)
    const file = await member.call(exportAccount)
    expect(file).toMatchObject({
      format: 'manafolio-export',
      version: 1,
      exportedAt: noon,
      account: { ...member.account, firstName: null, lastName: null, updatedAt: noon },
      savedSearches: [{ ...search, createdAt: noon, updatedAt: noon }],
      decks: [
        {
          id: deckId,
          name: 'Burn “fast”',
          format: 'modern',
          commanderId: null,
          cards: [
            { scryfallId: goblinGuide, cardName: 'Goblin Guide', quantity: 4, slotType: 'main' },
            { scryfallId: goblinGuide, cardName: 'Goblin Guide', quantity: 1, slotType: 'side' },
          ],
        },
      ],
      cardChanges: [{ strategy: 'delete', place: 'main', deckId, copies: 2, seen: false }],
      sessions: [{ isCurrent: true, startedAt: noon }],
    })
    const byId = new Map(file.collection.map((entry) => [entry.scryfallId, entry]))
    expect(byId.get(goblinGuide)).toMatchObject({
      quantity: 4,
      variants,
      card: { name: 'Goblin Guide' },
    })
    expect(byId.get('not-in-the-catalogue')).toMatchObject({ quantity: 1, card: null })
    expect(byId.size).toBe(2)
  })

  test('a deck is in it as it was built', async () => {
    const member = await app().member()
    const commanderId = printing.krenkoEtched
    const facts = { format: 'commander', commanderId, description: 'All in.' }
    const made = await makeDeck(member, { name: 'Goblins', ...facts })
    const main = { scryfallId: goblinGuide, cardName: 'Goblin Guide', tcgplayerId: 33_333 }
    const side = { scryfallId: 'unknown', cardName: 'Unknown', slotType: 'side' }
    const companion = { role: 'companion', isLocked: false }
    await setCards(member, made.id, [
      { ...main, quantity: 4, isLocked: true },
      { ...side, role: 'companion' },
    ])
    const { decks } = await member.call(exportAccount)
    const times = { createdAt: noon, updatedAt: noon }
    const rows = [
      { ...main, quantity: 4, slotType: 'main', withdrawnAt: null, role: null, isLocked: true },
      { ...side, quantity: 1, tcgplayerId: null, withdrawnAt: null, ...companion },
    ]
    const led = { ...facts, commanderName: 'Krenko, Mob Boss', commanderColor: null, shareId: null }
    const organization = { coverId: null, folder: null, tags: [], isPinned: false, variantOf: null }
    const deck = {
      ...{ id: made.id, name: 'Goblins', ...led, ...times, cards: rows },
      ...{ state: 'built', builtSince: times.createdAt },
      ...{ version: 2, areChangesRemoved: false, commanderWithdrawnAt: null },
      ...{ notes: null, primer: null, categories: [] },
      ...organization,
      dismissedSuggestions: [],
      priorities: [],
      plannedChanges: [],
    }
    expect(decks).toMatchObject([deck])
    expect(Object.keys(decks[0] ?? {}).sort()).toEqual([...Object.keys(deck), 'changes'].sort())
  })

  test('every change of the collection is in it, oldest first, however many there are', async () => {
    const member = await app().member()
    const params = { scryfallId: goblinGuide }
    await member.call(addToCollection, { input: { scryfallId: goblinGuide, quantity: 4 } })
    const removing = { params, key: randomUUID() }
    await member.call(removeFromCollection, removing)
    await member.call(undoCollectionChange, { params: { id: removing.key } })
    const many = Array.from({ length: 1100 }, (_, i) => `card-${1000 + i}`) // more than are read at once
    await insertImported(app().database.db, member.account.id, many)
    const { collectionChanges } = await member.call(exportAccount)
    const four = copies('4 nonfoil')
    const facts = { scryfallId: goblinGuide, happenedAt: noon, undoneAt: null }
    expect(collectionChanges.slice(0, 3)).toMatchObject([
      { ...facts, kind: 'add', before: [], after: four },
      {
        ...facts,
        kind: 'remove',
        changeId: removing.key,
        undoneAt: noon,
        before: four,
        after: [],
      },
      { ...facts, kind: 'undo', before: [], after: four },
    ])
    expect(collectionChanges.slice(3).map(({ scryfallId }) => scryfallId)).toEqual(many)
    expect(new Set(collectionChanges.slice(3).map(({ kind }) => kind))).toEqual(new Set(['import']))
    const files = collectionChanges.map(({ fileName }) => fileName)
    expect(new Set(files.slice(0, 3))).toEqual(new Set([null]))
    expect(new Set(files.slice(3))).toEqual(new Set(['haves.csv']))
  })

  test('it has no secrets: no hash, no token, no session id', async () => {
    const member = await app().member()
    const { db } = app().database
    const { account } = member
    const token = { id: randomUUID(), user_id: account.id, token: 'hash-of-a-token' }
    await db
      .insertInto('password_reset_tokens')
      .values({ ...token, created_at: noon, expires_at: noon })
      .execute()
    const { body } = await member.send({ method: 'GET', url: exportAccount.path })
    const { sid } = await db
      .selectFrom('session')
      .select('sid')
      .where('user_id', '=', account.id)
      .executeTakeFirstOrThrow()
    const [session] = await member.call(listSessions)
    expect(body).toContain(account.email)
    for (const secret of ['argon2', 'hash-of-a-token', sid, session?.id, 'cookie']) {
      expect(body).not.toContain(secret)
    }
  })

  test('nothing of anybody else is in it', async () => {
    const [member, other] = [await app().member(), await app().member()]
    await other.call(addToCollection, { input: { scryfallId: goblinGuide } })
    await other.call(createSavedSearch, { input: { name: 'Goblins', query: 't:goblin' } })
    await insertDeck(app().database.db, other.account.id)
    const file = await member.call(exportAccount)
    expect(file).toMatchObject({
      collection: [],
      collectionChanges: [],
      savedSearches: [],
      decks: [],
      cardChanges: [],
      imports: [],
      values: [],
    })
    expect(JSON.stringify(file)).not.toContain(other.account.id)
  })

  test('a visitor gets no file', async () => {
    const response = await app().visitor().send({ method: 'GET', url: exportAccount.path })
    expect(response.statusCode).toBe(401)
    expect(response.headers['content-disposition']).toBeUndefined()
  })

  test('a full collection is in it, each printing once and oldest first', async () => {
    const member = await app().member()
    await fillCollection(app().database.db, member.account.id, limits.collectionPrintings)
    const { body } = await member.send({ method: 'GET', url: exportAccount.path })
    const { collection } = accountExport.parse(JSON.parse(body))
    expect(collection).toHaveLength(limits.collectionPrintings)
    expect(new Set(collection.map(({ scryfallId }) => scryfallId)).size).toBe(collection.length)
    expect(collection[0]?.scryfallId).toBe('card-0')
    const times = collection.map(({ addedAt }) => addedAt)
    expect(times).toEqual(times.toSorted())
  })

  test('the list of sessions has those that last', async () => {
    const member = await app().member()
    const { account, password } = member
    await app()
      .visitor()
      .call(login, { input: { email: account.email, password } })
    expect((await member.call(exportAccount)).sessions).toHaveLength(2)
    await member.call(endOtherSessions)
    expect((await member.call(exportAccount)).sessions).toHaveLength(1)
  })
})

test('a user who requests the file repeatedly has to wait; others have not', async () => {
  const app = await testApp('sqlite')
  const [member, other] = [await app.member(), await app.member()]
  for (let requested = 0; requested < limits.exportsPerAccount; requested++)
    await member.call(exportAccount)
  expect(await member.refusal(exportAccount)).toMatchObject({ status: 429 })
  expect(await other.call(exportAccount)).toMatchObject({ account: other.account })
  await app.close()
})

/** A change of many entries at once. */
async function insertImported(db: Db, userId: string, scryfallIds: readonly string[]) {
  const number = 1000
  const change = {
    id: randomUUID(),
    kind: 'import',
    number,
    fileName: 'haves.csv',
    fileDigest: null,
    isPartial: false,
    family: null,
    requestDigest: null,
  } as const
  const facts = { printings: scryfallIds.length, undoes: null, restoresAt: null, happenedAt: noon }
  await insertChange(db, userId, { ...change, ...facts })
  const edits = scryfallIds.map((scryfallId) => {
    const state = { id: randomUUID(), addedAt: noon, withdrawnAt: null, variants: copies('1 foil') }
    return { scryfallId, before: undefined, after: state }
  })
  await insertEdits(db, userId, { number, edits })
}

/** A deck with a card in both parts, and a change of ids that once was done to it. */
async function insertDeck(db: Db, userId: string): Promise<string> {
  const id = randomUUID()
  const facts = { name: 'Burn “fast”', format: 'modern', description: null }
  const commander = { commander_id: null, commander_name: null }
  const times = { created_at: noon, updated_at: noon }
  await db
    .insertInto('decks')
    .values({ id, user_id: userId, ...facts, ...commander, ...times })
    .execute()
  const card = { deck_id: id, scryfall_id: goblinGuide, card_name: 'Goblin Guide' }
  await db
    .insertInto('deck_cards')
    .values([
      { ...card, tcgplayer_id: 33_333, quantity: 4, slot_type: 'main' },
      { ...card, tcgplayer_id: null, quantity: 1, slot_type: 'side' },
    ])
    .execute()
  await insertCardChange(db, userId, id)
  return id
}

async function insertCardChange(db: Db, userId: string, deckId: string) {
  const strategy = 'delete'
  const old = { old_scryfall_id: 'an-old-id', new_scryfall_id: null, card_name: null }
  const migration_id = randomUUID()
  const rest = { performed_at: noon, note: null, set_code: null, collector_number: null }
  await db
    .insertInto('card_migrations')
    .values({ id: migration_id, strategy, ...old, ...rest, recorded_at: noon })
    .execute()
  const counts = { quantity: 2, quantity_there: 0, quantity_after: 2 }
  const place = { place: 'main', deck_id: deckId, deck_name: 'Burn' }
  await db
    .insertInto('card_changes')
    .values({
      id: randomUUID(),
      user_id: userId,
      migration_id,
      strategy,
      happened_at: noon,
      ...old,
      ...counts,
      ...place,
      seen_at: null,
    })
    .execute()
}

async function fillCollection(db: Db, userId: string, count: number) {
  for (let start = 0; start < count; start += 1000) {
    const rows = Array.from({ length: 1000 }, (_, i) => ({
      id: randomUUID(),
      user_id: userId,
      scryfall_id: `card-${start + i}`,
      quantity: 1,
      // After the first, hundreds of them in one millisecond: more than are read at once.
      added_at: new Date(Date.parse(noon) + Math.ceil((start + i) / 700)).toISOString(),
      withdrawn_at: null,
    }))
    await db.insertInto('collection').values(rows).execute()
  }
}
