import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { Kysely, sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { sqliteDialect } from './sqlite.ts'
import { DatabaseUnavailableError, StorageFullError } from './storage-errors.ts'
import { writeLock } from './write-lock.ts'

type Db = Kysely<{ notes: { text: string } }>

let folder: string
let ours: Db
let others: Db

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'manafolio-sqlite-'))
  const open = () => new Kysely<{ notes: { text: string } }>({ dialect: dialect() })
  ours = open()
  others = open()
  await sql`create table notes (text text not null) strict`.execute(ours)
})

afterEach(async () => {
  await Promise.all([ours.destroy(), others.destroy()])
  await rm(folder, { recursive: true })
})

/** With a lock of its own, as in a process of its own. */
function dialect() {
  return sqliteDialect(join(folder, 'test.db'), { writeMs: 20, lock: writeLock() })
}

const write = (db: Db, text: string) => db.insertInto('notes').values({ text }).execute()

const writeReturning = (db: Db, text: string) =>
  db.insertInto('notes').values({ text }).returning('text').execute()

const writeInTransaction = (db: Db, text: string) =>
  db.transaction().execute((tx) => write(tx, text))

async function notes() {
  const rows = await ours.selectFrom('notes').select('text').orderBy('text').execute()
  return rows.map(({ text }) => text)
}

test.each([
  ['a statement', write],
  ['a statement that answers', writeReturning],
  ['a transaction', writeInTransaction],
])('%s that found the database locked fails, and nothing after it does', async (_, attempt) => {
  await others.transaction().execute(async (tx) => {
    await write(tx, 'theirs')
    await expect(attempt(ours, 'too early')).rejects.toThrow(DatabaseUnavailableError)
  })
  await write(ours, 'ours alone')
  await writeInTransaction(ours, 'ours together')
  expect(await notes()).toEqual(['ours alone', 'ours together', 'theirs'])
})

test('a transaction that reads before it writes has kept other writers out', async () => {
  await ours.transaction().execute(async (tx) => {
    expect(await tx.selectFrom('notes').selectAll().execute()).toEqual([])
    await expect(write(others, 'in between')).rejects.toThrow(DatabaseUnavailableError)
    await write(tx, 'ours')
  })
  await write(others, 'afterwards')
  expect(await notes()).toEqual(['afterwards', 'ours'])
})

test('a transaction that fails leaves nothing, and the next one works', async () => {
  const failing = ours.transaction().execute(async (tx) => {
    await write(tx, 'half')
    throw new Error('changed my mind')
  })
  await expect(failing).rejects.toThrow('changed my mind')
  await writeInTransaction(ours, 'whole')
  expect(await notes()).toEqual(['whole'])
})

test('what breaks a rule of the table is refused, and the next statement works', async () => {
  await sql`create unique index one_of_each on notes (text)`.execute(ours)
  await write(ours, 'once')
  await expect(write(ours, 'once')).rejects.toThrow('UNIQUE')
  await expect(writeInTransaction(ours, 'once')).rejects.toThrow('UNIQUE')
  await writeInTransaction(ours, 'twice')
  expect(await notes()).toEqual(['once', 'twice'])
})

test('a reader sees what was there while a user writes, and does not wait', async () => {
  await write(ours, 'before')
  await others.transaction().execute(async (tx) => {
    await write(tx, 'after')
    expect(await notes()).toEqual(['before'])
  })
  expect(await notes()).toEqual(['after', 'before'])
})

describe('within one process', () => {
  test('a reader sees what was there while a transaction continues, and does not wait', async () => {
    await write(ours, 'before')
    await ours.transaction().execute(async (tx) => {
      await write(tx, 'after')
      expect(await notes()).toEqual(['before'])
      expect(await tx.selectFrom('notes').selectAll().execute()).toHaveLength(2)
    })
    expect(await notes()).toEqual(['after', 'before'])
  })

  test.each([
    ['a statement', write],
    ['a statement that answers', writeReturning],
    ['a transaction', writeInTransaction],
  ])('%s waits for a transaction that takes longer than others may wait', async (_, attempt) => {
    const order: string[] = []
    let waiting: Promise<unknown> = Promise.resolve()
    await ours.transaction().execute(async (tx) => {
      await write(tx, 'first')
      waiting = attempt(ours, 'second').then(() => order.push('second'))
      await setImmediate()
      order.push('first')
    })
    await waiting
    expect(order).toEqual(['first', 'second'])
    expect(await notes()).toEqual(['first', 'second'])
  })

  test('who has opened the file apart waits as well', async () => {
    const [one, another] = [0, 1].map(
      () =>
        new Kysely<{ notes: { text: string } }>({
          dialect: sqliteDialect(join(folder, 'test.db'), { writeMs: 20 }),
        }),
    )
    if (!one || !another) throw new Error('there are two')
    let waiting: Promise<unknown> = Promise.resolve()
    await one.transaction().execute(async (tx) => {
      await write(tx, 'first')
      waiting = writeInTransaction(another, 'second')
      await setImmediate()
    })
    await waiting
    expect(await notes()).toEqual(['first', 'second'])
    await Promise.all([one.destroy(), another.destroy()])
  })

  test('those that wait have their turn in the order in which they came', async () => {
    const texts = ['a', 'b', 'c', 'd']
    await Promise.all(texts.map((text) => writeInTransaction(ours, text)))
    const rows = await ours.selectFrom('notes').select('text').orderBy(sql`rowid`).execute()
    expect(rows.map(({ text }) => text)).toEqual(texts)
  })
})

describe('transactions that come at once', () => {
  const failing = (text: string) =>
    ours.transaction().execute(async (tx) => {
      await write(tx, text)
      throw new Error('changed my mind')
    })

  test('are on the disk before they are acknowledged', async () => {
    const texts = Array.from({ length: 120 }, (_, number) => `note ${number}`)
    await Promise.all(
      texts.map(async (text) => {
        await writeInTransaction(ours, text)
        const seen = await others.selectFrom('notes').where('text', '=', text).selectAll().execute()
        expect(seen).toHaveLength(1)
      }),
    )
    expect(await notes()).toEqual(texts.toSorted())
  })

  test('fail alone', async () => {
    await sql`create unique index one_of_each on notes (text)`.execute(ours)
    const outcomes = await Promise.allSettled([
      writeInTransaction(ours, 'first'),
      failing('second'),
      write(ours, 'first'),
      write(ours, 'third'),
      failing('fourth'),
    ])
    expect(outcomes.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'rejected',
      'fulfilled',
      'rejected',
    ])
    expect(await notes()).toEqual(['first', 'third'])
  })

  test('are there if they were acknowledged, and not if they were refused, on a full disk', async () => {
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(ours)
    const most = (rows[0]?.page_count ?? 0) + 20
    await sql`pragma max_page_count = ${sql.lit(most)}`.execute(ours)
    const texts = Array.from({ length: 40 }, (_, number) =>
      `${number} `.padEnd([7, 15, 23].includes(number) ? 90_000 : 2000, 'x'),
    )
    const outcomes = await Promise.allSettled(texts.map((text) => writeInTransaction(ours, text)))
    const acknowledged = texts.filter((_, at) => outcomes[at]?.status === 'fulfilled')
    const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
    expect(acknowledged).not.toEqual([])
    expect(refused).not.toEqual([])
    for (const reason of refused) expect(reason).toBeInstanceOf(StorageFullError)
    expect(await notes()).toEqual(acknowledged.toSorted())

    await sql`pragma max_page_count = 1000000`.execute(ours)
    await write(ours, 'room again')
    expect(await notes()).toContain('room again')
  })

  test('are there if they were acknowledged when the database is closed meanwhile', async () => {
    const closing = ours.transaction()
    const outcomes = await Promise.allSettled([
      writeInTransaction(ours, 'done'),
      closing.execute(async (tx) => {
        await write(tx, 'under way')
        await ours.destroy()
      }),
      writeInTransaction(ours, 'waiting'),
    ])
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected'])
    const there = await others.selectFrom('notes').select('text').execute()
    expect(there).toEqual([{ text: 'done' }])
  })
})
