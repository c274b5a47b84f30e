import { randomBytes } from 'node:crypto'
import { open, stat } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { getReadiness } from '@manafolio/contract'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { bundleOf } from '../test/bundle-folder.ts'
import { insertUser } from '../test/client.ts'
import { fillCollection } from '../test/full-collection.ts'
import { testApp } from '../test/test-app.ts'
import { testClock } from '../test/test-clock.ts'
import { makeTestDatabase, type TestDatabase } from '../test/test-database.ts'
import type { DatabaseAddress } from './database.ts'
import { type StorageStatus, storageCheck } from './storage-check.ts'

let storage: TestDatabase
let logged: string[]

beforeEach(async () => {
  storage = await makeTestDatabase('sqlite')
  logged = []
})
afterEach(() => storage.remove())

function check(at: DatabaseAddress) {
  const log = pino({}, { write: (line) => logged.push(JSON.parse(line).msg) })
  const program = pathToFileURL(bundleOf('quick-check.ts'))
  return storageCheck({ at, program, clock: testClock(), log })
}

test('a sound database is checked', async () => {
  const checking = check(storage.at)
  expect(checking.status()).toEqual({ checkedAt: null, problem: null })
  await checking.check()
  expect(checking.status()).toEqual({ checkedAt: '2026-08-15T12:00:00.000Z', problem: null })
})

test('a damaged one is found, logged, and not ready', async () => {
  const file = await damagedFile()
  const checking = check({ file })
  await checking.check()
  expect(checking.status().problem).toMatch(/malformed|Tree|page/i)
  expect(logged).toEqual(['the database is damaged: restore a backup'])
  expect(await readiness(checking.status())).toMatchObject({
    status: 503,
    code: 'database_damaged',
  })
})

test('PostgreSQL is not checked', async () => {
  const checking = check({ url: 'postgres://localhost/cards' })
  await checking.check()
  expect(checking.status()).toEqual({ checkedAt: null, problem: null })
})

test('what can not be checked is not called damaged', async () => {
  const checking = check({ file: '/nowhere/manafolio.db' })
  await checking.check()
  expect(checking.status()).toEqual({ checkedAt: null, problem: null })
  expect(logged).toEqual(['the database could not be checked'])
})

test('stopping does not wait for a check', async () => {
  const checking = check(storage.at)
  const checked = checking.check()
  await checking.stop()
  await checked
  expect(checking.status().checkedAt).toBeNull()
})

async function damagedFile(): Promise<string> {
  if (!('file' in storage.at)) throw new Error('only the embedded database is a file')
  const { db } = storage.open()
  await insertUser({ db, clock: testClock() }, 'owner@example.org')
  const { id } = await db.selectFrom('users').select('id').executeTakeFirstOrThrow()
  await fillCollection(db, id, 2000)
  await db.destroy()
  const { file } = storage.at
  const { size } = await stat(file)
  const handle = await open(file, 'r+')
  await handle.write(randomBytes(40_000), 0, 40_000, Math.floor(size / 2))
  await handle.close()
  return file
}

async function readiness(status: StorageStatus) {
  const app = await testApp('sqlite', { storageCheck: { status: () => status } })
  const refusal = await app.visitor().refusal(getReadiness)
  await app.close()
  return refusal
}
