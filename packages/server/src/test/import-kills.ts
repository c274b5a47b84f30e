import { createHash, randomUUID } from 'node:crypto'
import {
  addToCollection,
  getImport,
  type ImportMode,
  listCollection,
  listImports,
  undoCollectionChange,
} from '@manafolio/contract'
import { beforeEach, expect, test } from 'vitest'
import type { Engine } from '../db/database.ts'
import type { MemberClient } from './client.ts'
import { collectorIn } from './collector.ts'
import { owned } from './copies.ts'
import { dieWhileImporting } from './import-crash-worker.ts'
import { commit, rowsOf, upload } from './importer.ts'
import { printing } from './sample-cards.ts'
import { allRows } from './security/rows.ts'
import { useTestApp } from './test-app.ts'

const { goblinGuideZendikar: guide, lightningBoltAlpha: bolt } = printing

/** A UUID for each number, always the same. */
function uuidOf(number: number): string {
  const hex = createHash('sha256').update(`${number}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** Printings that the catalogue does not know, so many that all is done in several pieces. */
const lines = Array.from({ length: 1600 }, (_, i) => `1,,,,,,,,,,,${uuidOf(i)}`)
const header =
  'Quantity,Name,Set Code,Set Name,Collector Number,Finish,Condition,Language,Rarity,Added,Price USD,Scryfall ID'
const content = [header, ...lines, `2,,,,,foil,,,,,,${guide}`].join('\n')

interface ImportKills {
  commits: [mode: ImportMode, diesAt: number][]
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

  const everything = () => allRows(app().database.db)
  const own = () => ({ at: app().at, userId: member.account.id })

  test.each(commits)('a commit (%s) that is killed -9 at %d has done nothing', async (...death) => {
    const [mode, diesAt] = death
    const { id: importId } = await upload(member, content)
    const before = await everything()
    const changeId = randomUUID()
    await dieWhileImporting({ ...own(), task: 'commit', importId, mode, changeId, diesAt })
    expect(await everything()).toEqual(before)
    const done = await commit(member, importId, { mode, key: changeId })
    expect(done).toMatchObject({ changeId, rowsLeft: 0 })
    const there = await owned(member)
    expect(Object.keys(there)).toHaveLength(mode === 'merge' ? 1602 : 1601)
    expect(there[guide]).toBe(mode === 'merge' ? '1 nonfoil, 2 foil' : '2 foil')
    await member.call(undoCollectionChange, { params: { id: changeId } })
    expect(await owned(member)).toEqual({ [guide]: '1 nonfoil', [bolt]: '1 nonfoil' })
  })

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
