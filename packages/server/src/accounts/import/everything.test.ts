import { gzipSync } from 'node:zlib'
import {
  getDeck,
  type ImportedCollectionChange,
  importAccount,
  listCollection,
  listCollectionChanges,
  listDecks,
  previewAccountImport,
  restoreDeck,
  setDeckCards,
  setDeckTexts,
  shareDeck,
  undoCollectionChange,
  updateDeck,
} from '@manafolio/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { collectionImport } from '../../collection/account-import.ts'
import type { Db } from '../../db/database.ts'
import { exportFile, sendExport } from '../../test/account-import.ts'
import { onEveryEngine } from '../../test/engines.ts'
import { printing } from '../../test/sample-cards.ts'
import { allRows, type Row, type Rows } from '../../test/security/rows.ts'
import { facts, type World, worldOf } from '../../test/security/two-owners/compare.ts'
import { call, idOf, type Owner } from '../../test/security/two-owners/owner.ts'
import { rowsOfUser } from '../../test/security/two-owners/rows.ts'
import { steps } from '../../test/security/two-owners/steps.ts'
import { useTestApp } from '../../test/test-app.ts'

const guide = printing.goblinGuideZendikar

/** Tables whose rows are not in another account after an import, as decision 0050 explains. */
const notImported = [
  'access_tokens', // a script that has one goes on with the account that it was made for
  'card_changes', // names a change of ids of the server that it happened on
  'collection_import_rows', // the file can be chosen again
  'collection_imports',
  'email_verification_tokens',
  'session',
]

onEveryEngine((engine) => {
  const app = useTestApp(engine)
  let world: World
  let file: string

  beforeAll(async () => {
    world = await worldOf(engine, facts.slice(1))
    await doAll(world)
    file = await exportFile(ownerOf(world).laptop)
  })
  afterAll(() => world.app.close())

  test('an account on another server gets every row of every table', async () => {
    const member = await app().member()
    await sendExport(member, importAccount, file)
    const before = rowsOfUser(await allRows(world.app.database.db), ownerOf(world).userId)
    const after = rowsOfUser(await allRows(app().database.db), member.account.id)
    const tables = Object.keys(before).filter((table) => before[table]?.length)
    expect(tables).toEqual(expect.arrayContaining([...notImported, ...compared]))
    for (const table of tables.filter((name) => name !== 'users' && !notImported.includes(name))) {
      expect(compared, `${table} is compared`).toContain(table)
      expect(comparable(after, table), table).toEqual(comparable(before, table))
    }
  })

  test('an account on the same server gets the same, and the first one keeps its own', async () => {
    const member = await world.app.member()
    const { userId } = ownerOf(world)
    const before = rowsOfUser(await allRows(world.app.database.db), userId)
    const answer = await sendExport(member, importAccount, file)
    const rows = await allRows(world.app.database.db)
    const imported = rowsOfUser(rows, member.account.id)
    expect(rowsOfUser(rows, userId)).toEqual(before)
    for (const table of compared.filter((name) => name !== 'decks')) {
      expect(comparable(imported, table), table).toEqual(comparable(before, table))
    }
    // The link of a deck leads to one deck: to that which has it.
    const shared = before.decks?.filter((deck) => deck.share_id).map((deck) => deck.name)
    expect(shared).toHaveLength(1)
    expect(answer.unsharedDecks).toEqual(shared)
    expect(imported.decks?.filter((deck) => deck.share_id)).toEqual([])
  })

  test('a preview says what is in it, and changes nothing', async () => {
    const member = await app().member()
    const before = await allRows(app().database.db)
    const { collection, decks, imports } = JSON.parse(file)
    const quantities: number[] = collection.map((entry: { quantity: number }) => entry.quantity)
    expect(await sendExport(member, previewAccountImport, gzipSync(file))).toEqual({
      exportedAt: world.app.clock.now().toISOString(),
      email: 'ben@example.org',
      decks: decks.length,
      printings: collection.length,
      copies: quantities.reduce((sum, quantity) => sum + quantity, 0),
      savedSearches: 1,
      openImports: imports.map(({ fileName }: { fileName: string }) => fileName),
    })
    expect(decks.length).toBeGreaterThan(3)
    expect(imports.length).toBeGreaterThan(0)
    expect(await allRows(app().database.db)).toEqual(before)
  })

  test('an import that was interrupted shows nothing, and can be repeated', async () => {
    const member = await app().member()
    await writeLogOnly(app().database.db, member.account.id, file)
    const list = () => member.call(listCollectionChanges, { input: { page: 1 } })
    expect(await list()).toMatchObject({ total: 0, changes: [], beginsAt: null })
    await sendExport(member, importAccount, file)
    const ids = JSON.parse(file).collectionChanges.map(
      ({ changeId }: ImportedCollectionChange) => changeId,
    )
    expect((await list()).total).toBe(new Set(ids).size)
  })

  test('histories go on in the new account', async () => {
    const member = await app().member()
    expect(await member.call(listCollection)).toEqual([]) // now the server has it in memory
    const beginsAt = '2026-01-01T00:00:00.000Z'
    const shortened = file.replace('BeginsAt":null', `BeginsAt":"${beginsAt}"`)
    await sendExport(member, importAccount, gzipSync(shortened))
    expect(await member.call(listCollection)).toHaveLength(JSON.parse(file).collection.length)
    const list = () => member.call(listCollectionChanges, { input: { page: 1 } })
    expect(await list()).toMatchObject({ beginsAt })
    const last = (await list()).changes.find(({ kind, undoneAt }) => kind !== 'merge' && !undoneAt)
    await member.call(undoCollectionChange, { params: { id: last?.id ?? '' } })
    expect((await list()).changes[0]).toMatchObject({ kind: 'undo', undoes: last?.id })

    const decks = await member.call(listDecks)
    const deck = decks.find(({ version }) => version > 3)
    const params = { id: deck?.id ?? '' }
    await member.call(restoreDeck, { params, input: { to: 2 } })
    expect(await member.call(getDeck, { params })).toMatchObject({
      version: 1 + (deck?.version ?? 0),
    })
  })
})

/** As a process leaves it that is killed before the rest is written. */
async function writeLogOnly(db: Db, userId: string, file: string) {
  const changes: ImportedCollectionChange[] = JSON.parse(file).collectionChanges
  const sizes = new Map(changes.map(({ changeId }) => [changeId, 1]))
  const interrupted = await collectionImport(db, userId, sizes)
  for (const change of changes) await interrupted.addChange(change)
  await interrupted.endLog()
}

/** Everything that users can do, up to what ends their sessions. */
async function doAll({ app, owners }: World) {
  const end = steps.findIndex(({ name }) => name === 'looks at what is left')
  for (const step of steps.slice(0, end)) {
    app.clock.moveForward(60_000)
    if ('once' in step) await step.once(app)
    else for (const owner of owners) await step.each(owner)
  }
  for (const owner of owners) await writeOnDeck(owner)
}

async function writeOnDeck(owner: Owner) {
  const params = { id: idOf(owner, 'goblins') }
  const marks = {
    finish: 'foil',
    categories: ['Ramp', 'Burn “fast”'],
    note: 'Two\nlines',
    isLocked: true,
  }
  const cards = [{ scryfallId: guide, cardName: 'Goblin Guide', quantity: 2, ...marks }]
  await call(owner, setDeckCards, { params, input: { cards } })
  await call(owner, setDeckTexts, { params, input: { notes: 'My notes', primer: '# A primer' } })
  const categories = [{ name: 'Ramp', color: 'green', isHidden: true }]
  await call(owner, updateDeck, { params, input: { categories, state: 'retired', coverId: guide } })
  await call(owner, shareDeck, { params })
}

function ownerOf({ owners: [owner] }: World) {
  if (!owner) throw new Error('nobody is in this world')
  return owner
}

/** Columns that differ between accounts: ids, and in which order the database counted. */
const ownColumns: Record<string, readonly string[]> = {
  collection: ['id'],
  collection_change_entries: [],
  collection_changes: ['asked'],
  collection_values: ['revision'],
  deck_cards: [],
  deck_changes: [],
  deck_dismissals: [],
  deck_planned_changes: [],
  deck_priorities: [],
  deck_texts: [],
  decks: ['id'],
  saved_searches: ['id'],
  user_settings: [],
}
const compared = Object.keys(ownColumns)

/** The rows of a table without what differs between accounts. */
function comparable(rows: Rows, table: string): unknown[] {
  const names = new Map(rows.decks?.map((deck) => [deck.id, `${deck.name} ${deck.created_at}`]))
  const numbers = [...new Set(rows.collection_change_entries?.map(({ number }) => number))]
  const places = new Map(numbers.sort((a, b) => Number(a) - Number(b)).map((one, at) => [one, at]))
  const effective = (row: Row) => !('number' in row) || places.has(row.number) // others changed nothing
  return (rows[table] ?? [])
    .filter(effective)
    .filter((row) => table !== 'deck_texts' || (row.notes ?? row.primer) !== null)
    .map((row) => withoutIds(row, table))
    .map((row) => ({
      ...row,
      ...('deck_id' in row && { deck_id: names.get(row.deck_id) }),
      ...('variant_of' in row && { variant_of: names.get(row.variant_of) }),
      ...('number' in row && { number: places.get(row.number) }),
    }))
    .sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
}

function withoutIds(row: Row, table: string): Row {
  const own = new Set(['user_id', ...(ownColumns[table] ?? [])])
  const others = Object.entries(row).filter(([column]) => !own.has(column))
  return Object.fromEntries(
    others.map(([column, value]) => [column, withoutEntryId(column, value)]),
  )
}

/** Entries are logged with their ids. */
function withoutEntryId(column: string, value: unknown): unknown {
  const isLogged = (column === 'before' || column === 'after') && typeof value === 'string'
  return isLogged ? { ...JSON.parse(value), id: undefined } : value
}
