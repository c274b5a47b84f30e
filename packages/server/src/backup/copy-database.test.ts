import { beforeAll, describe, expect, inject, test } from 'vitest'
import { type Database, databaseName } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { refuseUnfinishedCopy } from '../db/unfinished-copy.ts'
import { useFolder } from '../test/bulk-files.ts'
import { onEveryEngine } from '../test/engines.ts'
import { allRows, type Rows } from '../test/security/rows.ts'
import { settle } from '../test/security/scene.ts'
import { insertPrices, withHex } from '../test/stored-bytes.ts'
import { useTestApp } from '../test/test-app.ts'
import { testClock } from '../test/test-clock.ts'
import { useEmptyDatabases } from '../test/test-database.ts'
import { copyDatabase } from './copy-database.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

const folder = useFolder()
const clock = testClock()

describe.skipIf(inject('postgresUrl') === null)('into PostgreSQL', () => {
  onEveryEngine((engine) => {
    const app = useTestApp(engine)
    const emptyDatabase = useEmptyDatabases()
    const emptyTarget = () => emptyDatabase('postgres')

    beforeAll(async () => {
      await settle(app())
      await insertPrices(app().database)
    })

    const failAt = (table: string) => (_: string, copied: string) => {
      if (copied === table) throw new Error('the power failed')
    }

    const stored = async (database: Database) => comparable(await allRows(database.db))

    test('every table is there, with sessions and card data', async () => {
      const target = await emptyTarget()
      const steps: string[] = []
      const busyWhileComparing = new Set<number | undefined>()
      const copied = await copyDatabase(app().database, target, {
        clock,
        onRows(step, table, rows, all) {
          steps.push(`${step} ${table} ${rows}/${all}`)
          if (step === 'compare') busyWhileComparing.add(app().database.connections?.().busy ?? 0)
        },
      })
      expect(await stored(target)).toEqual(await stored(app().database))
      expect(copied.get('users')).toMatchObject({ rows: 1 })
      expect(copied.get('session')?.rows).toBeGreaterThan(0)
      expect(steps).toContain('copy users 1/1')
      expect(steps).toContain('compare price_months 1/1')
      expect([...busyWhileComparing]).toEqual([0]) // an idle transaction of the source would be ended
      await refuseUnfinishedCopy(target)
      await migrate(target, clock) // as a server does that starts on it
    })

    test('a copy that was interrupted is no database for a server, and is continued', async () => {
      const target = await emptyTarget()
      const interrupted = copyDatabase(app().database, target, { clock, onRows: failAt('decks') })
      await expect(interrupted).rejects.toThrow('the power failed')
      await expect(refuseUnfinishedCopy(target)).rejects.toThrow('npm run db:copy again')
      await copyDatabase(app().database, target, { clock })
      expect(await stored(target)).toEqual(await stored(app().database))
      await refuseUnfinishedCopy(target)
    })

    test('a backup can be restored over one that was interrupted', async () => {
      const target = await emptyTarget()
      const interrupted = copyDatabase(app().database, target, { clock, onRows: failAt('decks') })
      await expect(interrupted).rejects.toThrow('the power failed')
      await writeBackup(app().database, { file: folder.path('backup'), clock })
      await restoreBackup(target, folder.path('backup'), { clock, replaces: true })
      await refuseUnfinishedCopy(target)
      expect((await allRows(target.db)).users).toHaveLength(1)
    })

    test('an empty source is refused', async () => {
      const copying = copyDatabase(await emptyDatabase(engine), await emptyTarget(), { clock })
      await expect(copying).rejects.toThrow('is empty.')
    })

    test('it does not go on from another state than it began with', async () => {
      const target = await emptyTarget()
      const interrupted = copyDatabase(app().database, target, { clock, onRows: failAt('decks') })
      await expect(interrupted).rejects.toThrow('the power failed')
      await app().member()
      await expect(copyDatabase(app().database, target, { clock })).rejects.toThrow(
        'users has changed since the copy began.',
      )
    })

    test('a database that is not empty is refused', async () => {
      const target = await emptyTarget()
      await migrate(target, clock)
      const before = await allRows(target.db)
      await expect(copyDatabase(app().database, target, { clock })).rejects.toThrow(
        `The database ${databaseName(target.at)} is not empty.`,
      )
      expect(await allRows(target.db)).toEqual(before)
    })

    test('a table that differs in the end is noticed', async () => {
      const target = await emptyTarget()
      const interrupted = copyDatabase(app().database, target, { clock, onRows: failAt('decks') })
      await expect(interrupted).rejects.toThrow('the power failed')
      await target.db.updateTable('users').set({ first_name: 'Another' }).execute()
      await expect(copyDatabase(app().database, target, { clock })).rejects.toThrow(
        'users differs in',
      )
    })
  })
})

/** But leases, and the instants of migrations, which are those of the copy. */
function comparable(rows: Rows): unknown {
  const { leases: _, migrations = [], ...others } = rows
  return { ...(withHex(others) as object), migrations: migrations.map(({ name }) => name) }
}
