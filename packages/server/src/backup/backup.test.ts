import { readFile, stat, truncate, writeFile } from 'node:fs/promises'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import type { Engine } from '../db/database.ts'
import { useFolder } from '../test/bulk-files.ts'
import { onEveryEngine } from '../test/engines.ts'
import { allRows, type Rows } from '../test/security/rows.ts'
import { settle } from '../test/security/scene.ts'
import { insertPrices, withHex } from '../test/stored-bytes.ts'
import { useTestApp } from '../test/test-app.ts'
import { testClock } from '../test/test-clock.ts'
import { useEmptyDatabases } from '../test/test-database.ts'
import { restoreBackup } from './restore-backup.ts'
import { tablesLeftOut, writeBackup } from './write-backup.ts'

const folder = useFolder()
const clock = testClock()
const file = () => folder.path('backup.jsonl.gz')

onEveryEngine((engine) => {
  const app = useTestApp(engine)
  const emptyDatabase = useEmptyDatabases()

  beforeAll(async () => {
    await settle(app())
    await insertPrices(app().database)
  })
  const otherEngine: Engine = engine === 'sqlite' ? 'postgres' : 'sqlite'
  const canCross = inject('postgresUrl') !== null

  test.each(canCross ? [engine, otherEngine] : [engine])(
    'a backup that is restored on %s has every row',
    async (of) => {
      await writeBackup(app().database, { file: file(), clock })
      const target = await emptyDatabase(of)
      const { rows } = await restoreBackup(target, file(), { clock, replaces: false })
      const restored = await allRows(target.db)
      expect(withHex(restored)).toEqual(withHex(expectedOf(await allRows(app().database.db))))
      const filled = Object.entries(rows).filter(([, count]) => count > 0)
      expect(filled.length).toBeGreaterThanOrEqual(14)
      expect(restored.users).toHaveLength(1)
    },
  )

  test('sessions and reset links do not come back, nor what processes do at the moment', async () => {
    await writeBackup(app().database, { file: file(), clock })
    const text = gunzipSync(await readFile(file())).toString()
    for (const table of tablesLeftOut) expect(text).not.toContain(`"table":"${table}"`)
    expect(text).toContain('"table":"users"')
    expect((await stat(file())).mode & 0o777).toBe(0o600)
  })

  test('a database with users is replaced only when that is asked for, and then as a whole', async () => {
    await writeBackup(app().database, { file: file(), clock })
    const before = await allRows(app().database.db)
    await app().member('late@example.org')
    const refused = restoreBackup(app().database, file(), { clock, replaces: false })
    await expect(refused).rejects.toThrow('already has users (2). Restore into an empty database')
    expect((await allRows(app().database.db)).users).toHaveLength(2)
    await restoreBackup(app().database, file(), { clock, replaces: true })
    expect(await allRows(app().database.db)).toEqual(expectedOf(before))
  })

  test('a backup of an older version is brought up to date', async () => {
    await writeBackup(app().database, { file: file(), clock })
    const older = await emptyDatabase(engine)
    await restoreBackup(older, file(), { clock, replaces: false })
    await older.db.schema.dropTable('saved_searches').execute()
    await sql`delete from migrations where name = '0026-saved-searches'`.execute(older.db)
    await writeBackup(older, { file: file(), clock })
    const target = await emptyDatabase(engine)
    await restoreBackup(target, file(), { clock, replaces: false })
    expect(await allRows(target.db)).toMatchObject({ saved_searches: [], users: [{}] })
  })

  describe('nothing is changed by', () => {
    test.each([
      ['a file that was cut off', () => cutOff(file()), 'damaged'],
      ['a file with another byte', () => changeByte(file()), 'damaged'],
      [
        'a file without its trailer',
        () => rewrite(file(), (lines) => lines.slice(0, -1)),
        'damaged',
      ],
      ['a file without one row', () => rewrite(file(), withoutOneRow), 'damaged'],
      ['a file of something else', () => writeFile(file(), 'a list of cards'), 'damaged'],
      [
        'a backup of a newer version',
        () =>
          rewrite(file(), (lines) =>
            lines.map((line) => line.replace('"version":1', '"version":2')),
          ),
        'newer version of Manafolio (0.1.0)',
      ],
    ])('%s', async (_, spoil, sentence) => {
      await writeBackup(app().database, { file: file(), clock })
      await spoil()
      const before = await allRows(app().database.db)
      const refused = restoreBackup(app().database, file(), { clock, replaces: true })
      await expect(refused).rejects.toThrow(sentence)
      expect(await allRows(app().database.db)).toEqual(before)
    })

    test('a backup with a migration that is unknown here', async () => {
      const { db } = app().database
      await writeBackup(app().database, { file: file(), clock })
      await rewrite(file(), ([header = '', ...lines]) => [
        header.replace('"migrations":[', '"migrations":["9999-holograms",'),
        ...lines,
      ])
      const before = await allRows(db)
      const refused = restoreBackup(app().database, file(), { clock, replaces: true })
      await expect(refused).rejects.toThrow(/damaged|9999-holograms is unknown here/)
      expect(await allRows(db)).toEqual(before)
    })

    test('a restore that fails half-way', async () => {
      const { db } = app().database
      await writeBackup(app().database, { file: file(), clock })
      const before = await allRows(db)
      const failing = restoreBackup(app().database, file(), {
        clock,
        replaces: true,
        onTable(table) {
          if (table === 'decks') throw new Error('the power failed')
        },
      })
      await expect(failing).rejects.toThrow('the power failed')
      expect(await allRows(db)).toEqual(before)
    })
  })
})

/** What a restore gives back of what was there: instants of migrations are those of the restore. */
function expectedOf(rows: Rows): Rows {
  const noon = clock.now().toISOString()
  const tables = Object.entries(rows).map(([table, all]) => {
    if (tablesLeftOut.has(table)) return [table, []] as const
    if (table !== 'migrations') return [table, all] as const
    return [table, all.map((row) => ({ ...row, applied_at: noon }))] as const
  })
  return Object.fromEntries(tables)
}

async function cutOff(path: string) {
  await truncate(path, (await stat(path)).size - 200)
}

async function changeByte(path: string) {
  const bytes = await readFile(path)
  const middle = bytes.length >> 1
  bytes[middle] = (bytes[middle] ?? 0) ^ 1
  await writeFile(path, bytes)
}

async function rewrite(path: string, change: (lines: string[]) => string[]) {
  const lines = gunzipSync(await readFile(path))
    .toString()
    .trimEnd()
    .split('\n')
  await writeFile(
    path,
    gzipSync(
      change(lines)
        .map((line) => `${line}\n`)
        .join(''),
    ),
  )
}

function withoutOneRow(lines: string[]): string[] {
  const at = lines.findIndex((line) => line.startsWith('['))
  return lines.toSpliced(at, 1)
}
