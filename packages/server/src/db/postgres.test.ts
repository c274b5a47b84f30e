import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterEach, describe, expect, inject, test } from 'vitest'
import { type Database, type Db, openDatabase } from './database.ts'
import type { PostgresOptions } from './postgres.ts'
import { DatabaseUnavailableError } from './storage-errors.ts'

const url = inject('postgresUrl') ?? ''
const opened: Database[] = []

function open(postgres: Partial<PostgresOptions> = {}): Db {
  const database = openDatabase({ url }, { postgres })
  opened.push(database)
  return database.db
}

afterEach(async () => {
  await Promise.all(opened.splice(0).map(({ db }) => db.destroy()))
})

async function backendOf(db: Db): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
  return rows[0]?.pid ?? 0
}

const terminate = (db: Db, pid: number) =>
  sql`select pg_terminate_backend(${pid}, 5000)`.execute(db)

const sleep = (db: Db, seconds: number) => sql`select pg_sleep(${seconds})`.execute(db)

async function expectWorking(db: Db) {
  const { rows } = await sql<{ one: number }>`select 1 as one`.execute(db)
  expect(rows).toEqual([{ one: 1 }])
}

describe.skipIf(url === '')('PostgreSQL', () => {
  test('that ends an idle connection costs that connection only', async () => {
    const [db, other] = [open(), open()]
    await terminate(other, await backendOf(db))
    await setImmediate() // the news has arrived and is read in this turn
    await expectWorking(db)
  })

  test('that ends the connection of a transaction refuses the rest of it', async () => {
    const [db, other] = [open(), open()]
    const broken = db.transaction().execute(async (tx) => {
      await terminate(other, await backendOf(tx))
      await setImmediate()
      await backendOf(tx)
    })
    await expect(broken).rejects.toThrow(DatabaseUnavailableError)
    await expectWorking(db)
  })

  test('ends a statement that takes too long', async () => {
    const db = open({ statementMs: 50 })
    await expect(sleep(db, 20)).rejects.toThrow(DatabaseUnavailableError)
    await expectWorking(db)
  })

  test('ends a transaction in which nothing happens', async () => {
    const [db, other] = [open({ idleTransactionMs: 50 }), open()]
    const idle = db.transaction().execute(async (tx) => {
      await backendOf(tx)
      await sleep(other, 0.5)
      await backendOf(tx)
    })
    await expect(idle).rejects.toThrow(DatabaseUnavailableError)
    await expectWorking(db)
  })

  test('lets nobody wait for ever for a free connection', async () => {
    const db = open({ poolSize: 1, connectMs: 200 })
    await db.transaction().execute(async () => {
      await expect(expectWorking(db)).rejects.toThrow(DatabaseUnavailableError)
    })
    await expectWorking(db)
  })

  test('an error that is no fault of the connection stays what it is', async () => {
    await expect(sql`select 1/0`.execute(open())).rejects.toThrow('division by zero')
  })
})

test('a server that is not there is unavailable', async () => {
  const { db } = openDatabase({ url: 'postgres://nobody@127.0.0.1:1/none' })
  await expect(expectWorking(db)).rejects.toThrow(DatabaseUnavailableError)
  await db.destroy()
})
