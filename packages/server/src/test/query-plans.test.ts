import Libsql from 'libsql'
import { expect, test, vi } from 'vitest'
import { facts, takeAlone, worldOf } from './security/two-owners/compare.ts'
import { steps } from './security/two-owners/steps.ts'
import { testApp } from './test-app.ts'

/** What queries read from one end to the other, as SQLite names it, and why that stays short. */
const shortScans: Record<string, string> = {
  '(subquery)': 'rows of one user',
  placed: 'rows of one user',
  page: 'a page of users',
  'users USING INDEX sqlite_autoindex_users_1': 'a page of users',
  'users USING COVERING INDEX users_leaving': 'an index of those who leave',
  card_changes: 'those of a migration that is not there, of which there are none',
  card_migrations: 'some thousand in all, once for each change of ids',
  'card_migrations USING INDEX card_migrations_old': 'the same',
  collection_imports: 'those that were broken off, once an hour',
  collection_pending_changes: 'those that are being written',
  setup_tokens: 'one, for the first administrator',
}

const isQuery = /^(select|insert|update|delete|with)/i
const isOfTest = /\/\* of a test \*\/|sqlite_master/

test('no query of a user reads a whole table that grows with the users', async () => {
  const statements = await statementsOfAllSteps()
  expect(statements.length).toBeGreaterThan(200)
  const scanned = await scansOf(statements)
  expect([...scanned].filter(([scan]) => !(scan in shortScans))).toEqual([])
  expect(Object.keys(shortScans).filter((scan) => !scanned.has(scan))).toEqual([])
})

/** The queries of the server while two users take every step of the cross-user tests. */
async function statementsOfAllSteps(): Promise<string[]> {
  const prepare = vi.spyOn(Libsql.prototype, 'prepare')
  const world = await worldOf('sqlite', facts)
  for (const step of steps) await takeAlone([world], step)
  const statements = new Set(prepare.mock.calls.map(([sql]) => sql))
  prepare.mockRestore()
  await world.app.close()
  return [...statements].filter((sql) => isQuery.test(sql) && !isOfTest.test(sql))
}

/** What is read whole, with a statement that does. */
async function scansOf(statements: readonly string[]): Promise<Map<string, string>> {
  const app = await testApp('sqlite')
  const { at } = app.database
  const file = new Libsql('file' in at ? at.file : '')
  const scans = new Map<string, string>()
  for (const sql of statements) {
    const plan = file.prepare(`explain query plan ${sql}`).all() as { detail: string }[]
    for (const { detail } of plan) {
      const scan = scannedIn(detail)
      if (scan !== undefined) scans.set(scan, sql)
    }
  }
  file.close()
  await app.close()
  return scans
}

function scannedIn(detail: string): string | undefined {
  const [, scanned] = /^SCAN (?!\d+ CONSTANT ROW|json_each)(.+)$/.exec(detail) ?? []
  return scanned?.replace(/^\(subquery-\d+\)$/, '(subquery)')
}
