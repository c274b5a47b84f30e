import { describe, inject } from 'vitest'
import type { Engine } from '../db/database.ts'

const engines: readonly Engine[] = ['sqlite', 'postgres']

/** Runs the same tests on SQLite and on PostgreSQL; where that is missing, its half is skipped. */
export function onEveryEngine(tests: (engine: Engine) => void): void {
  const missing = inject('postgresUrl') === null ? 'postgres' : undefined
  for (const engine of engines) {
    describe.skipIf(engine === missing)(`on ${engine}`, () => tests(engine))
  }
}
