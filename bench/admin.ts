import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { limits } from '@manafolio/contract'
import { listUsers } from '@manafolio/server/src/admin/rules.ts'
import { type Database, type Db, openDatabase } from '@manafolio/server/src/db/database.ts'
import { migrate } from '@manafolio/server/src/db/migrate.ts'
import { insertPeople } from '@manafolio/server/src/test/listed-users.ts'
import { startPostgres } from '@manafolio/server/src/test/postgres.ts'
import { sql } from 'kysely'
import { percentile, timesOf } from './measure.ts'
import { printTable } from './table.ts'

const users = 100_000
const lastPage = users / limits.usersPage
const pace = { rounds: 30, warmUp: 5 }

/** The measured requests; every third user has a name. */
const questions = {
  'the list': { search: '', page: 1 },
  'its last page': { search: '', page: lastPage },
  'search: one hit': { search: 'number-4711@', page: 1 },
  'search: a name’s hits': { search: 'MÜLLER-2997', page: 1 },
  'search: everybody': { search: 'example', page: 1 },
  'search: everyone, the last page': { search: 'example', page: lastPage },
  'search: a miss': { search: 'xyzzy', page: 1 },
  'search: a miss without A to Z': { search: 'дикаприо', page: 1 },
}

const folder = await mkdtemp(join(tmpdir(), 'manafolio-admin-'))
const server = await startPostgres({
  TEST_DATABASE_URL: process.env.TEST_DATABASE_URL,
  PATH: process.env.PATH,
})
const columns = [await measure(openDatabase({ file: join(folder, 'users.db') }))]
if (server) columns.push(await measureInSchema(server.url))
else console.log('\nThere is no PostgreSQL on this machine: its half was left out.')
await server?.stop()
await rm(folder, { recursive: true })

const engines = ['SQLite', 'PostgreSQL'].slice(0, columns.length)
printTable(`The admin's list of ${users} users`, [
  ['ms', ...engines.flatMap((engine) => [`${engine} p50`, 'p99'])],
  ...Object.keys(questions).map((name, row) => [
    name,
    ...columns.flatMap((cells) => cells[row] ?? []),
  ]),
])

/** In a schema of its own, next to whatever else is in that database. */
async function measureInSchema(url: string): Promise<string[][]> {
  const schema = `bench_admin_${process.pid}`
  const outside = openDatabase({ url })
  await sql`create schema ${sql.id(schema)}`.execute(outside.db)
  const inside = new URL(url)
  inside.searchParams.set('options', `-c search_path=${schema}`)
  const cells = await measure(openDatabase({ url: inside.href }))
  await sql`drop schema ${sql.id(schema)} cascade`.execute(outside.db)
  await outside.db.destroy()
  return cells
}

async function measure(database: Database): Promise<string[][]> {
  const { db, engine } = database
  await migrate(database, { now: () => new Date() })
  await fill(db)
  // PostgreSQL does this on its own, some time after so many rows were added.
  if (engine === 'postgres') await sql`vacuum analyze users`.execute(db)
  const cells: string[][] = []
  for (const question of Object.values(questions)) {
    const times = await timesOf(() => listUsers(db, question), pace)
    cells.push([percentile(times, 0.5), percentile(times, 0.99)].map((ms) => ms.toFixed(1)))
  }
  await db.destroy()
  return cells
}

async function fill(db: Db) {
  const people = Array.from({ length: users }, (_, place) => ({
    // Unrelated to the order of the list.
    email: `collector.number-${(place * 7919) % users}@mail-${place % 50}.example.org`,
    ...(place % 3 === 0 && { firstName: 'Ödön', lastName: `Müller-${place}` }),
    createdAt: new Date(Date.UTC(2020, 0, 1) + place * 600_000).toISOString(),
  }))
  await db.transaction().execute(async (tx) => {
    for (let from = 0; from < users; from += 1000) {
      await insertPeople(tx, people.slice(from, from + 1000))
    }
  })
}
