import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runInOtherProcess } from '../test/other-process.ts'
import { testClock } from '../test/test-clock.ts'
import { makeEmptyDatabase, makeTestDatabase, type TestDatabase } from '../test/test-database.ts'
import { type Database, openDatabase } from './database.ts'
import { migrate } from './migrate.ts'

let storage: TestDatabase

beforeEach(async () => {
  storage = await makeTestDatabase('sqlite')
})
afterEach(() => storage.remove())

test('a copy from before a migration has what was there, and only the owner may read it', async () => {
  await takeBackSavedSearches()
  await migrate(storage.open(), testClock())
  expect(await copies()).toEqual(['test.db.before-0026'])
  const copy = openDatabase({ file: pathOf('before-0026') })
  expect(await listTables(copy)).toContain('users')
  expect(await listTables(copy)).not.toContain('saved_searches')
  await copy.db.destroy()
  expect((await stat(pathOf('before-0026'))).mode & 0o777).toBe(0o600)
})

test('two processes that migrate at once make one copy, which is from before', async () => {
  await takeBackSavedSearches()
  const job = { task: 'migrate', at: storage.at } as const
  await Promise.all([runInOtherProcess(job), runInOtherProcess(job)])
  expect(await copies()).toEqual(['test.db.before-0026'])
  const copy = openDatabase({ file: pathOf('before-0026') })
  expect(await listTables(copy)).not.toContain('saved_searches')
  await copy.db.destroy()
})

test('nothing is copied when there is nothing to migrate, or nothing to lose', async () => {
  await migrate(storage.open(), testClock())
  expect(await copies()).toEqual([])
  const empty = await makeEmptyDatabase('sqlite')
  await migrate(empty.open(), testClock())
  expect(await readdir(dirname(fileOf(empty)))).not.toContainEqual(
    expect.stringContaining('before'),
  )
  await empty.remove()
})

test('the last three copies are retained, and no draft of a start that was killed', async () => {
  for (const name of ['before-0007', 'before-0011', 'before-0012', 'before-0013.tmp']) {
    await writeFile(pathOf(name), name)
  }
  await takeBackSavedSearches()
  await migrate(storage.open(), testClock())
  expect(await copies()).toEqual([
    'test.db.before-0011',
    'test.db.before-0012',
    'test.db.before-0026',
  ])
  expect(await readFile(pathOf('before-0012'), 'utf8')).toBe('before-0012')
})

test('without a copy nothing is migrated', async () => {
  await takeBackSavedSearches()
  await mkdir(pathOf('before-0026')) // a file can't take the place of a folder
  const database = storage.open()
  await expect(migrate(database, testClock())).rejects.toThrow('before-0026')
  expect(await listTables(database)).not.toContain('saved_searches')
  expect(await copies()).toEqual(['test.db.before-0026'])
})

function fileOf({ at }: TestDatabase): string {
  if ('file' in at) return at.file
  throw new Error('only the embedded database is copied')
}

function pathOf(suffix: string): string {
  return `${fileOf(storage)}.${suffix}`
}

async function copies(): Promise<string[]> {
  const names = await readdir(dirname(fileOf(storage)))
  return names.filter((name) => name.startsWith(`${basename(fileOf(storage))}.before`)).sort()
}

/** The schema as it was before. */
async function takeBackSavedSearches() {
  const { db } = storage.open()
  await db.schema.dropTable('saved_searches').execute()
  await sql`delete from migrations where name = '0026-saved-searches'`.execute(db)
}

async function listTables({ db }: Database): Promise<string[]> {
  const { rows } = await sql<{
    name: string
  }>`select name from sqlite_master where type = 'table'`.execute(db)
  return rows.map(({ name }) => name)
}
