import { randomUUID } from 'node:crypto'
import {
  addToCollection,
  getImport,
  type ImportMode,
  listCollection,
  listCollectionChanges,
  listImports,
  undoCollectionChange,
} from '@manafolio/contract'
import { beforeEach, expect, test } from 'vitest'
import { finishChanges } from '../collection/pending/finish.ts'
import type { Engine } from '../db/database.ts'
import type { MemberClient } from './client.ts'
import { collectorIn } from './collector.ts'
import { owned } from './copies.ts'
import { dieWhileImporting } from './import-crash-worker.ts'
import { commit, rowsOf, upload } from './importer.ts'
import { largeList } from './large-list.ts'
import { printing } from './sample-cards.ts'
import { allRows } from './security/rows.ts'
import { useTestApp } from './test-app.ts'

const { goblinGuideZendikar: guide, lightningBoltAlpha: bolt } = printing

/** So many printings that all is done in several pieces. */
const content = largeList(1600, guide)

interface ImportKills {
  /** Before and after the moment from which on they count. */
  commits: Record<'lost' | 'finished', [mode: ImportMode, diesAt: number][]>
  /** How much of the file is read. */
  readings: number[]
}

/** Processes are killed -9 while they commit an import, and while they read a file. */
export function testImportKills(engine: Engine, { commits, readings }: ImportKills): void {
  const app = useTestApp(engine)
  let member: MemberClient

  beforeEach(async () => {
    member = await collectorIn(app())
    for (const scryfallId of [guide, bolt]) {
      await member.call(addToCollection, { input: { scryfallId } })
    }
  })

  const own = () => ({ at: app().at, userId: member.account.id })
  const finish = () => finishChanges({ db: app().database.db, clock: app().clock })

  async function dieCommitting(mode: ImportMode, diesAt: number) {
    const { id: importId } = await upload(member, content)
    const before = await allRows(app().database.db)
    const changeId = randomUUID()
    await dieWhileImporting({ ...own(), task: 'commit', importId, mode, changeId, diesAt })
    return { importId, before, mode, changeId }
  }

  async function expectDone(mode: ImportMode) {
    const there = await owned(member)
    expect(Object.keys(there)).toHaveLength(mode === 'merge' ? 1602 : 1601)
    expect(there[guide]).toBe(mode === 'merge' ? '1 nonfoil, 2 foil' : '2 foil')
  }

  async function expectUndone(changeId: string) {
    await member.call(undoCollectionChange, { params: { id: changeId } })
    expect(await owned(member)).toEqual({ [guide]: '1 nonfoil', [bolt]: '1 nonfoil' })
  }

  test.each(commits.lost)(
    'of a commit (%s) that is killed -9 at %d nothing is seen, and an hour later nothing is left',
    async (...death) => {
      const { importId, before, mode, changeId } = await dieCommitting(...death)
      expect(await owned(member)).toEqual({ [guide]: '1 nonfoil', [bolt]: '1 nonfoil' })
      expect((await member.call(listCollectionChanges, { input: {} })).total).toBe(2)
      expect(await rowsOf(member, importId)).toHaveLength(50)
      app().clock.moveForward(61 * 60_000)
      await finish()
      const { users: _, ...rows } = await allRows(app().database.db) // with a higher revision
      expect(rows).toEqual({ ...before, users: undefined })
      const done = await commit(member, importId, { mode, key: changeId })
      expect(done).toMatchObject({ changeId, rowsLeft: 0 })
      await expectDone(mode)
      await expectUndone(changeId)
    },
  )

  test.each(commits.finished)(
    'a commit (%s) that is killed -9 at %d is seen as a whole, and finished by the next start',
    async (...death) => {
      const { importId, mode, changeId } = await dieCommitting(...death)
      await expectDone(mode)
      const { changes } = await member.call(listCollectionChanges, { input: {} })
      expect(changes[0]).toMatchObject({ id: changeId, kind: 'import', fileName: 'cards.csv' })
      await Promise.all([finish(), finish()]) // as by two processes
      const rows = await allRows(app().database.db)
      const mine = rows.collection?.filter((row) => row.user_id === member.account.id)
      expect(mine).toHaveLength(mode === 'merge' ? 1602 : 1601)
      expect([rows.collection_pending_changes, rows.collection_import_rows]).toEqual([[], []])
      const again = await commit(member, importId, { mode, key: changeId })
      expect(again).toMatchObject({ changeId, rowsLeft: 0 })
      await expectUndone(changeId)
    },
  )

  test.each(commits.finished)(
    'what a commit (%s) that is killed -9 at %d left is finished by whoever comes first',
    async (...death) => {
      const { mode, changeId } = await dieCommitting(...death)
      await member.call(addToCollection, { input: { scryfallId: bolt } })
      const there = await owned(member)
      expect(there[bolt]).toBe(mode === 'merge' ? '2 nonfoil' : '1 nonfoil')
      expect(Object.keys(there)).toHaveLength(1602)
      expect(await member.call(listImports)).toEqual([])
      await member.call(undoCollectionChange, { params: { id: changeId } })
      expect(await owned(member)).toEqual({ [guide]: '1 nonfoil', [bolt]: '2 nonfoil' })
    },
  )

  test.each(readings)(
    'of a file whose reading is killed -9 at %d nothing is seen, and it can be sent again',
    async (diesAt) => {
      const importId = randomUUID()
      const before = await member.call(listCollection)
      await dieWhileImporting({ ...own(), task: 'read', importId, content, diesAt })
      expect(await member.call(listImports)).toEqual([])
      const missing = await member.refusal(getImport, { params: { id: importId } })
      expect(missing).toMatchObject({ code: 'import_not_found' })
      const again = await upload(member, { content, key: importId })
      expect(again).toMatchObject({ id: importId, counts: { rows: 1601, ready: 1601 } })
      expect(await rowsOf(member, importId)).toHaveLength(50)
      expect(await member.call(listCollection)).toEqual(before)
      expect((await commit(member, importId)).printings).toBe(1601)
    },
  )

  test('what a killed process left is away when a file is read an hour later', async () => {
    const importId = randomUUID()
    await dieWhileImporting({ ...own(), task: 'read', importId, content, diesAt: 0.9 })
    const left = async () =>
      app()
        .database.db.selectFrom('collection_import_rows')
        .select('number')
        .where('import_id', '=', importId)
        .execute()
    expect((await left()).length).toBeGreaterThan(499)
    app().clock.moveForward(61 * 60_000)
    await upload(member, '1 Goblin Guide (ZEN) 126')
    expect(await left()).toEqual([])
  })
}
