import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addToCollection, updateCollectionEntry } from '@manafolio/contract'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Database, openDatabase } from '../db/database.ts'
import { readsPrimary } from '../db/standby/stale-reads.ts'
import type { MemberClient } from '../test/client.ts'
import { collectorIn } from '../test/collector.ts'
import { useTestApp } from '../test/test-app.ts'
import { collectionCache } from './collection-cache.ts'
import { copiesIn } from './variants.ts'

const app = useTestApp('sqlite')
let member: MemberClient
let folder: string
let standby: Database | undefined

beforeEach(async () => {
  member = await collectorIn(app())
  folder = await mkdtemp(join(tmpdir(), 'manafolio-standby-'))
})

afterEach(async () => {
  await standby?.db.destroy()
  await rm(folder, { recursive: true })
})

const add = (scryfallId: string) => member.call(addToCollection, { input: { scryfallId } })

/** A standby that has followed up to now, and follows no more. */
async function standbyAsOfNow(): Promise<Database> {
  const { at } = app()
  if (!('file' in at)) throw new Error('a file can be copied')
  const file = join(folder, 'standby.db')
  for (const part of ['', '-wal']) await copyFile(`${at.file}${part}`, `${file}${part}`)
  standby = openDatabase({ file })
  return standby
}

/** `2 some-id`, sorted; read through a cache that is empty. */
async function found({ db: behind }: Database, userId = member.account.id): Promise<string[]> {
  const { database, clock } = app()
  const cache = collectionCache({ db: database.db, readStale: readsPrimary(behind), clock })
  const { entries } = await cache.of(userId)
  return entries.map((entry) => `${copiesIn(entry.variants)} ${entry.scryfallId}`).sort()
}

test('a collection of a standby has what came since', async () => {
  await add('old')
  await add('changed')
  const behind = await standbyAsOfNow()
  await add('new')
  const params = { scryfallId: 'changed' }
  await member.call(updateCollectionEntry, { params, input: { quantity: 7 } })
  expect(await found(behind)).toEqual(['1 new', '1 old', '7 changed'])
})

test('so has that of a user whom the standby does not know', async () => {
  const behind = await standbyAsOfNow()
  const newcomer = await collectorIn(app())
  await newcomer.call(addToCollection, { input: { scryfallId: 'first' } })
  expect(await found(behind, newcomer.account.id)).toEqual(['1 first'])
})

test('where the log does not reach back to the standby, the primary is read', async () => {
  await add('old')
  const behind = await standbyAsOfNow()
  await add('new')
  const { db } = app().database
  const userId = member.account.id
  const shortened = { history_from: sql<number>`cards_revision` }
  await db.updateTable('users').set(shortened).where('id', '=', userId).execute()
  await db.deleteFrom('collection_changes').where('user_id', '=', userId).execute()
  await db.deleteFrom('collection_change_entries').where('user_id', '=', userId).execute()
  expect(await found(behind)).toEqual(['1 new', '1 old'])
})

test('a standby of another history is not believed', async () => {
  await add('mine')
  const behind = await standbyAsOfNow()
  const { id } = member.account
  const { db } = behind
  await db.updateTable('users').set({ cards_revision: 1000 }).where('id', '=', id).execute()
  const theirs = { scryfall_id: 'theirs' }
  await db.updateTable('collection').set(theirs).where('user_id', '=', id).execute()
  expect(await found(behind)).toEqual(['1 mine'])
})
