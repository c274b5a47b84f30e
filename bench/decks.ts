import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Database, openDatabase } from '@manafolio/server/src/db/database.ts'
import { startPostgres } from '@manafolio/server/src/test/postgres.ts'
import { sql } from 'kysely'
import { timeDeckCalls, timeFirstList } from './deck-calls.ts'
import { timeEditor } from './deck-page.ts'
import { fillWithDecks, playedCards } from './deck-world.ts'
import { importCatalogue } from './full-catalogue.ts'
import { signUp } from './search-load.ts'
import { startServer } from './server-process.ts'
import { printTable } from './table.ts'

const heading = ['', 'p50 ms', 'p99 ms', 'on the wire']

const dataDir = await mkdtemp(join(tmpdir(), 'manafolio-decks-'))
const cards = playedCards(await importCatalogue(dataDir))

await measure('SQLite', openDatabase({ file: join(dataDir, 'manafolio.db') }), {})
const postgres = await startPostgres({
  TEST_DATABASE_URL: process.env.TEST_DATABASE_URL,
  PATH: process.env.PATH,
})
if (postgres) await measureInSchema(postgres.url)
else console.log('\nThere is no PostgreSQL on this machine: its half was left out.')
await postgres?.stop()
await rm(dataDir, { recursive: true })

/** Beside whatever else is in that database. */
async function measureInSchema(url: string) {
  const schema = `bench_decks_${process.pid}`
  const outside = openDatabase({ url })
  await sql`create schema ${sql.id(schema)}`.execute(outside.db)
  const inside = new URL(url)
  inside.searchParams.set('options', `-c search_path=${schema}`)
  const env = { DATABASE_URL: inside.href, SESSION_SECRET: 'a secret of the bench, long enough' }
  await measure('PostgreSQL', openDatabase({ url: inside.href }), env)
  await sql`drop schema ${sql.id(schema)} cascade`.execute(outside.db)
  await outside.db.destroy()
}

/** A server that starts anew has nothing in memory; the second one is asked again and again. */
async function measure(engine: string, { db }: Database, env: Record<string, string>) {
  const first = await startServer(dataDir, env)
  const cookie = await signUp(first.url)
  const { id } = await db.selectFrom('users').select('id').executeTakeFirstOrThrow()
  const world = await fillWithDecks(db, id, cards)
  await db.destroy()
  await first.stop()
  const server = await startServer(dataDir, env)
  const owner = { url: server.url, cookie, scryfallIds: [] }
  const rows = [heading, await timeFirstList(owner), ...(await timeDeckCalls(owner, world))]
  printTable(`${engine}: 203 decks, 200 of them of 100 cards`, rows)
  printTable(`${engine}: the editor in a browser`, await timeEditor(owner, world))
  await server.stop()
}
