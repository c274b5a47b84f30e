import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Database, openDatabase } from '@manafolio/server/src/db/database.ts'
import { startPostgres } from '@manafolio/server/src/test/postgres.ts'
import { sql } from 'kysely'

/** What is measured: the engine, with the variables by which servers find its database. */
export type Measure = (
  engine: string,
  database: Database,
  env: Record<string, string>,
) => Promise<void>

/** Measures on SQLite in a folder, and on PostgreSQL if there is one; then deletes the folder. */
export async function onBothEngines(dataDir: string, measure: Measure): Promise<void> {
  await measure('SQLite', openDatabase({ file: join(dataDir, 'manafolio.db') }), {})
  const postgres = await startPostgres({
    TEST_DATABASE_URL: process.env.TEST_DATABASE_URL,
    PATH: process.env.PATH,
  })
  if (postgres) await measureInSchema(postgres.url, measure)
  else console.log('\nThere is no PostgreSQL on this machine: its half was left out.')
  await postgres?.stop()
  await rm(dataDir, { recursive: true })
}

/** Next to whatever else is in that database. */
async function measureInSchema(url: string, measure: Measure) {
  const schema = `bench_${process.pid}`
  const outside = openDatabase({ url })
  await sql`create schema ${sql.id(schema)}`.execute(outside.db)
  const inside = new URL(url)
  inside.searchParams.set('options', `-c search_path=${schema}`)
  const env = { DATABASE_URL: inside.href, SESSION_SECRET: 'a secret of the bench, long enough' }
  await measure('PostgreSQL', openDatabase({ url: inside.href }), env)
  await sql`drop schema ${sql.id(schema)} cascade`.execute(outside.db)
  await outside.db.destroy()
}
