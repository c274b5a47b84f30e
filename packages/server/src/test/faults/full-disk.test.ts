import { addToCollection, getReadiness, listCollection } from '@manafolio/contract'
import { sql } from 'kysely'
import { pino } from 'pino'
import { beforeEach, expect, test } from 'vitest'
import type { Database, Engine } from '../../db/database.ts'
import type { MemberClient } from '../client.ts'
import { onEveryEngine } from '../engines.ts'
import { useTestApp } from '../test-app.ts'

const lines: string[] = []
const log = pino({ level: 'error' }, { write: (line) => lines.push(line) })

/** Lets no write find room, as on a full disk, until it is undone. */
const fill: Record<Engine, (database: Database) => Promise<() => Promise<unknown>>> = {
  async sqlite({ db }) {
    await sql`pragma max_page_count = 1`.execute(db) // as many as there are
    await sql`create table filler (text text) strict`.execute(db).catch(() => {})
    return () => sql`pragma max_page_count = 1000000`.execute(db)
  },
  async postgres({ db }) {
    await sql`create function no_room() returns trigger language plpgsql as
      $$ begin raise 'could not extend file' using errcode = '53100'; end $$`.execute(db)
    for (const table of ['collection', 'leases']) {
      await sql`create trigger no_room before insert or update on ${sql.table(table)}
        execute function no_room()`.execute(db)
    }
    return async () => {
      for (const table of ['collection', 'leases']) {
        await sql`drop trigger no_room on ${sql.table(table)}`.execute(db)
      }
    }
  },
}

onEveryEngine((engine) => {
  const app = useTestApp(engine, { log })

  beforeEach(() => {
    lines.length = 0
  })

  test('a full disk refuses writes, and all works again when there is room', async () => {
    const member = await app().member()
    const add = (scryfallId: string) => ({ input: { scryfallId } })
    await member.call(addToCollection, add('before'))
    const makeRoom = await fill[engine](app().database)
    const refused = await refusedOnce(member, add)
    expect(refused).toMatchObject({ status: 507, code: 'storage_full' })
    expect(lines).toHaveLength(2) // it was refused twice
    expect(lines[0]).toMatch(
      engine === 'sqlite' ? /the disk is full: \d+ bytes.*test\.db/ : /extend/,
    )
    expect(await member.refusal(getReadiness)).toMatchObject({ status: 507, code: 'storage_full' })
    const [entry, ...others] = await member.call(listCollection)
    await makeRoom()
    expect(await member.call(getReadiness)).toEqual({ status: 'ready' })
    await member.call(addToCollection, add('after'))
    const ids = (await member.call(listCollection)).map(({ scryfallId }) => scryfallId)
    expect(ids).toEqual(expect.arrayContaining(['before', 'after']))
    expect(ids).toHaveLength(others.length + 2)
    expect(entry).toBeDefined()
  })
})

/** SQLite may find room for some rows in the pages that it has. */
async function refusedOnce(
  member: MemberClient,
  add: (id: string) => { input: { scryfallId: string } },
) {
  for (let number = 0; number < 1000; number++) {
    try {
      await member.call(addToCollection, add(`card-${number}`))
    } catch {
      return member.refusal(addToCollection, add(`card-${number}`))
    }
  }
  throw new Error('the disk was never full')
}
