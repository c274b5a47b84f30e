import { randomUUID } from 'node:crypto'
import { plainKind } from '@manafolio/contract'
import { type ColumnMetadata, sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listStates } from '../collection/store.ts'
import { StartProblem } from '../lib/start-problem.ts'
import { onEveryEngine } from '../test/engines.ts'
import { runInOtherProcess } from '../test/other-process.ts'
import { testClock } from '../test/test-clock.ts'
import { makeEmptyDatabase, type TestDatabase } from '../test/test-database.ts'
import { type Database, type Db, databaseName } from './database.ts'
import { lockCards } from './lock-user.ts'
import { applyMissing, lockSchema, migrate, migrations } from './migrate.ts'

onEveryEngine((engine) => {
  let storage: TestDatabase

  beforeEach(async () => {
    storage = await makeEmptyDatabase(engine)
  })
  afterEach(() => storage.remove())

  test('an empty database gets every table', async () => {
    const database = await migrated()
    expect(await tableNames(database)).toEqual(
      expect.arrayContaining(['users', 'session', 'collection', 'decks', 'deck_cards']),
    )
  })

  test('running again changes nothing', async () => {
    const database = await migrated()
    const before = await appliedMigrations(database.db)
    const later = testClock()
    later.moveForward(1000)
    await migrate(database, later)
    expect(await appliedMigrations(database.db)).toEqual(before)
    expect(before.map(({ name }) => name)).toContain('0001-accounts')
    expect(before[0]?.applied_at).toBe('2026-08-15T12:00:00.000Z')
  })

  test('what is stored stays when it runs again', async () => {
    const database = await migrated()
    await sql`insert into session (sid, sess, expire) values ('a', '{}', '2026-09-01T00:00:00Z')`.execute(
      database.db,
    )
    await migrate(database, testClock())
    expect(await database.db.selectFrom('session').select('sid').execute()).toEqual([{ sid: 'a' }])
  })

  test('twice at once in one process, both succeed', async () => {
    const database = storage.open()
    await Promise.all([migrate(database, testClock()), migrate(database, testClock())])
    expect(await tableNames(database)).toContain('users')
  })

  test('two processes that start at once both succeed', async () => {
    const job = { task: 'migrate', at: storage.at } as const
    await Promise.all([runInOtherProcess(job), runInOtherProcess(job)])
    const names = (await appliedMigrations(storage.open().db)).map(({ name }) => name)
    expect(names).toContain('0001-accounts')
    expect(new Set(names).size).toBe(names.length)
  })

  test('a database of a newer version is refused in one sentence, and left as it is', async () => {
    const database = await migrated()
    await sql`insert into migrations (name, applied_at) values ('9999-holograms', ${noon})`.execute(
      database.db,
    )
    await database.db.schema.dropTable('saved_searches').execute()
    await sql`delete from migrations where name = '0026-saved-searches'`.execute(database.db)
    const refused = await migrate(database, testClock()).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(StartProblem)
    expect(String(refused)).toContain(
      `The database ${databaseName(storage.at)} was migrated by a newer`,
    )
    expect(String(refused)).toContain('9999-holograms is unknown here')
    expect(await tableNames(database)).not.toContain('saved_searches')
  })

  test('each migration leaves the version before all that it reads and writes', async () => {
    const { db } = storage.open()
    const broken: string[] = []
    let before: Columns = new Map()
    for (const { name } of migrations) {
      await db.transaction().execute(async (tx) => {
        await lockSchema(tx, engine)
        await applyMissing(tx, { engine, clock: testClock(), includes: (one) => one === name })
      })
      const after = await columnsIn(db)
      if (!isUsableBefore(before, after)) broken.push(name)
      before = after
    }
    expect(broken).toEqual(['0039-import-columns']) // before servers were replaced one by one
  })

  test('when one change fails, none is made', async () => {
    const database = storage.open()
    await sql`create table decks (id text)`.execute(database.db)
    await expect(migrate(database, testClock())).rejects.toThrow('decks')
    expect(await tableNames(database)).toEqual(['decks'])
  })

  test('collections from before variants stay, and can be changed', async () => {
    const database = await migrated()
    await takeBackCollectionChanges(database.db)
    const [userId, entryId] = [randomUUID(), randomUUID()]
    await sql`insert into users (id, email, email_key, password, role, created_at, updated_at)
      values (${userId}, 'a@example.org', 'a@example.org', '', 'user', ${noon}, ${noon})`.execute(
      database.db,
    )
    await sql`insert into collection (id, user_id, scryfall_id, quantity, added_at, withdrawn_at)
      values (${entryId}, ${userId}, 'a-card', 42, ${noon}, ${noon})`.execute(database.db)
    await migrate(database, testClock())
    const entry = { id: entryId, addedAt: noon, withdrawnAt: noon }
    const variants = [{ ...plainKind, quantity: 42 }]
    const states = await listStates(database.db, userId)
    expect(states).toEqual(new Map([['a-card', { ...entry, variants }]]))
    const user = await database.db.selectFrom('users').selectAll().executeTakeFirstOrThrow()
    expect(user).toMatchObject({ id: userId, email: 'a@example.org', cards_revision: 0 })
    expect(await lockCards(database.db, userId)).toBe(1)
  })

  async function migrated() {
    const database = storage.open()
    await migrate(database, testClock())
    return database
  }
})

const noon = '2026-08-15T12:00:00.000Z'

/** The schema as it was before. */
async function takeBackCollectionChanges(db: Db) {
  for (const statement of [
    'drop table collection_pending_changes',
    'drop table collection_change_entries',
    'drop table collection_changes',
    'alter table collection drop column variants',
    'alter table users drop column cards_revision',
    "delete from migrations where name in ('0011-collection-changes', '0023-pending-changes')",
  ]) {
    await sql.raw(statement).execute(db)
  }
}

const listTables = {
  sqlite: `select name from sqlite_master where type = 'table' order by name`,
  postgres: `select table_name as name from information_schema.tables
    where table_schema = current_schema() order by table_name`,
}

type Columns = Map<string, ColumnMetadata>

/** Each with its table before it. */
async function columnsIn(db: Db): Promise<Columns> {
  const tables = await db.introspection.getTables()
  return new Map(
    tables.flatMap(({ name, columns }) =>
      columns.map((column) => [`${name}.${column.name}`, column] as const),
    ),
  )
}

/** All columns are still there, and what came to their tables may be left out of a new row. */
function isUsableBefore(before: Columns, after: Columns): boolean {
  const tables = new Set([...before.keys()].map((name) => name.split('.')[0]))
  const isOptional = ({ isNullable, hasDefaultValue, isAutoIncrementing }: ColumnMetadata) =>
    isNullable || hasDefaultValue || isAutoIncrementing
  return (
    [...before.keys()].every((name) => after.has(name)) &&
    [...after].every(
      ([name, column]) => before.has(name) || !tables.has(name.split('.')[0]) || isOptional(column),
    )
  )
}

async function tableNames({ db, engine }: Database): Promise<string[]> {
  const { rows } = await sql.raw<{ name: string }>(listTables[engine]).execute(db)
  return rows.map(({ name }) => name)
}

async function appliedMigrations(db: Db) {
  const { rows } = await sql<{
    name: string
    applied_at: string
  }>`select name, applied_at from migrations order by name`.execute(db)
  return rows
}
