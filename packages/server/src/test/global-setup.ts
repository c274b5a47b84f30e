import { randomUUID } from 'node:crypto'
import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres.ts'
import { setup as setUpSqlite } from './sqlite-setup.ts'
import { makePostgresTemplate, type PostgresTemplate, type SqliteTemplate } from './templates.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the tests find PostgreSQL; null when there is none. */
    postgresUrl: string | null
    sqliteTemplate: SqliteTemplate
    postgresTemplate: PostgresTemplate | null
  }
}

const advice = 'Install it, or set TEST_DATABASE_URL.'

/** Starts PostgreSQL and migrates the databases once for all test files; removes them at the end. */
export async function setup(project: TestProject) {
  const postgres = await startPostgres(process.env)
  project.provide('postgresUrl', postgres?.url ?? null)
  if (!postgres && process.env.CI === 'true') {
    throw new Error(`There is no PostgreSQL to test on. ${advice}`)
  }
  if (!postgres) {
    process.stdout.write(`\nThere is no PostgreSQL: its tests are skipped. ${advice}\n\n`)
  }
  const removeSqlite = await setUpSqlite(project)
  const runId = randomUUID().slice(0, 8)
  const copied = postgres && (await makePostgresTemplate(postgres.url, runId))
  project.provide('postgresTemplate', copied?.template ?? null)
  return async () => {
    await removeSqlite()
    await copied?.remove()
    await postgres?.stop()
  }
}
