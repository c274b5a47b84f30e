import { describe, inject } from 'vitest'
import type { Engine } from '../db/database.ts'

type Tests = (engine: Engine) => void

/** Runs the same tests on SQLite and on PostgreSQL; where that is missing, its half is skipped. */
export function onEveryEngine(tests: Tests): void {
  onSqlite(tests)
  onPostgres(tests)
}

/**
 * For tests of what comes before or after the SQL, such as rules, refusals and formats: on SQLite,
 * and in the long run on PostgreSQL as well. That finds their files by this name.
 */
export function onOneEngine(tests: Tests): void {
  onSqlite(tests)
  if (inject('isLongRun')) onPostgres(tests)
}

function onSqlite(tests: Tests) {
  describe('on sqlite', () => tests('sqlite'))
}

function onPostgres(tests: Tests) {
  const isMissing = inject('postgresUrl') === null
  describe.skipIf(isMissing)('on postgres', () => tests('postgres'))
}
