import { afterEach, expect, test } from 'vitest'
import type { Db } from '../db/database.ts'
import { useFolder } from '../test/bulk-files.ts'
import { collectInOtherProcess } from '../test/collection-crash-worker.ts'
import { expectWhole } from '../test/collection-kills.ts'
import { collectorIn } from '../test/collector.ts'
import { onEveryEngine } from '../test/engines.ts'
import { useTestApp } from '../test/test-app.ts'
import { testClock } from '../test/test-clock.ts'
import { makeEmptyDatabase, type TestDatabase } from '../test/test-database.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

const folder = useFolder()
const clock = testClock()
const changes = 60

onEveryEngine((engine) => {
  const app = useTestApp(engine)
  const targets: TestDatabase[] = []
  afterEach(async () => {
    for (const target of targets.splice(0)) await target.remove()
  })

  test('each backup that is made while others write is of one moment', async () => {
    const { account } = await collectorIn(app())
    const job = { at: app().at, userId: account.id, changes }
    let isWriting = true
    const writing = Promise.all([collectInOtherProcess(job), collectInOtherProcess(job)])
    const written = writing.finally(() => {
      isWriting = false
    })
    const files: string[] = []
    while (isWriting) {
      const file = folder.path(`${files.length}.jsonl.gz`)
      await writeBackup(app().database, { file, clock })
      files.push(file)
    }
    await written
    const counts = []
    for (const file of files.slice(-8)) counts.push(await changesIn(file, account.id))
    expect(counts).toEqual(counts.toSorted((a, b) => a - b))
    expect(counts.some((count) => count > 0 && count < 2 * changes)).toBe(true)
  })

  /** Restores it, and compares the collection with the log of its changes. */
  async function changesIn(file: string, userId: string): Promise<number> {
    const target = await makeEmptyDatabase(engine)
    targets.push(target)
    const { db } = await restored(target, file)
    await expectWhole(db, userId)
    return (await db.selectFrom('collection_changes').select('id').execute()).length
  }

  async function restored(target: TestDatabase, file: string): Promise<{ db: Db }> {
    const database = target.open()
    await restoreBackup(database, file, { clock, replaces: false })
    return database
  }
})
