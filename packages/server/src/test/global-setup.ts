import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the tests find PostgreSQL; null when there is none. */
    postgresUrl: string | null
  }
}

const advice = 'Install it, or set TEST_DATABASE_URL.'

/** Starts PostgreSQL once for all test files, and stops it after the last. */
export async function setup(project: TestProject) {
  const postgres = await startPostgres(process.env)
  project.provide('postgresUrl', postgres?.url ?? null)
  if (postgres) return postgres.stop
  if (process.env.CI === 'true') throw new Error(`There is no PostgreSQL to test on. ${advice}`)
  process.stdout.write(`\nThere is no PostgreSQL: its tests are skipped. ${advice}\n\n`)
  return undefined
}
