import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, inject } from 'vitest'
import { type Database, type Engine, openDatabase } from '../db/database.ts'
import { endOtherProcesses } from './child-process.ts'
import { addressOfDatabase } from './templates.ts'

export interface TestDatabase {
  /** Where it is, for another process. */
  at: { url: string } | { file: string }
  /** Another handle on it; closed with it. */
  open(): Database
  remove(): Promise<void>
}

/** A migrated database of its own: a copy of the template that all tests share. */
export function makeTestDatabase(engine: Engine): Promise<TestDatabase> {
  return engine === 'sqlite' ? makeFile(copyTemplate) : makeDatabase(postgresTemplate().name)
}

/** One without tables, for tests of migrations. */
export function makeEmptyDatabase(engine: Engine): Promise<TestDatabase> {
  return engine === 'sqlite' ? makeFile(async () => {}) : makeDatabase('template0')
}

/** Makes such databases, which are removed after each test. */
export function useEmptyDatabases(): (engine: Engine) => Promise<Database> {
  const made: TestDatabase[] = []
  afterEach(async () => {
    for (const database of made.splice(0)) await database.remove()
  })
  return async (engine) => {
    const database = await makeEmptyDatabase(engine)
    made.push(database)
    return database.open()
  }
}

async function makeFile(fill: (file: string) => Promise<void>): Promise<TestDatabase> {
  const folder = await mkdtemp(join(inject('sqliteTemplate').folder, 'test-'))
  const file = join(folder, 'test.db')
  await fill(file)
  return testDatabase({ file }, () => rm(folder, { recursive: true }))
}

function copyTemplate(file: string): Promise<void> {
  return copyFile(inject('sqliteTemplate').file, file)
}

let made = 0

async function makeDatabase(template: string): Promise<TestDatabase> {
  const { server, name } = postgresTemplate()
  const copy = `${name}_${process.pid}_${++made}`
  const { db } = openDatabase({ url: server })
  await sql`create database ${sql.id(copy)} template ${sql.id(template)}`.execute(db)
  return testDatabase({ url: addressOfDatabase(server, copy) }, async () => {
    await sql`drop database ${sql.id(copy)} with (force)`.execute(db)
    await db.destroy()
  })
}

function postgresTemplate() {
  const template = inject('postgresTemplate')
  if (template === null) throw new Error('There is no PostgreSQL; see onEveryEngine.')
  return template
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
      await endOtherProcesses() // those of a test that failed or took too long still use it
      for (const { db } of opened) await db.destroy()
      await remove()
    },
  }
}
