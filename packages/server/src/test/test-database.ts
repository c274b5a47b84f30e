import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { inject } from 'vitest'
import { type Database, type Engine, openDatabase } from '../db/database.ts'

export interface TestDatabase {
  /** Where it is, for another process. */
  at: { url: string } | { file: string }
  /** Another handle on it; closed with it. */
  open(): Database
  remove(): Promise<void>
}

/** An empty database of its own: a file in a temporary folder, or a schema. */
export function makeTestDatabase(engine: Engine): Promise<TestDatabase> {
  return engine === 'sqlite' ? makeFile() : makeSchema()
}

async function makeFile(): Promise<TestDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'manafolio-sqlite-'))
  return testDatabase({ file: join(folder, 'test.db') }, () => rm(folder, { recursive: true }))
}

async function makeSchema(): Promise<TestDatabase> {
  const server = inject('postgresUrl')
  if (server === null) throw new Error('There is no PostgreSQL; see onEveryEngine.')
  const schema = `test_${randomUUID().replaceAll('-', '')}`
  const { db } = openDatabase({ url: server })
  await sql`create schema ${sql.id(schema)}`.execute(db)
  const url = new URL(server)
  url.searchParams.set('options', `-c search_path=${schema}`)
  return testDatabase({ url: url.href }, async () => {
    await sql`drop schema ${sql.id(schema)} cascade`.execute(db)
    await db.destroy()
  })
}

function testDatabase(at: TestDatabase['at'], remove: () => Promise<void>): TestDatabase {
  const opened: Database[] = []
  return {
    at,
    open() {
      const database = openDatabase(at)
      opened.push(database)
      return database
    },
    async remove() {
      for (const { db } of opened) await db.destroy()
      await remove()
    },
  }
}
