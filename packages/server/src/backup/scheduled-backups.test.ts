import { readdir, utimes, writeFile } from 'node:fs/promises'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { useFolder } from '../test/bulk-files.ts'
import { onOneEngine } from '../test/engines.ts'
import { type TestClock, testClock } from '../test/test-clock.ts'
import { makeTestDatabase, type TestDatabase } from '../test/test-database.ts'
import { scheduledBackups } from './scheduled-backups.ts'

const hourMs = 60 * 60 * 1000
const everyMs = 12 * hourMs
const data = useFolder()

onOneEngine((engine) => {
  let storage: TestDatabase
  let clock: TestClock
  let logged: string[]

  beforeEach(async () => {
    storage = await makeTestDatabase(engine)
    clock = testClock()
    logged = []
  })
  afterEach(() => storage.remove())

  /** What a process does, with a handle of its own on the database. */
  function process(changes: { everyMs?: number | undefined; folder?: string } = {}) {
    const database = storage.open()
    const log = pino({}, { write: (line) => logged.push(JSON.parse(line).msg) })
    const backups = { folder: data.path('backups'), keep: 2, everyMs, ...changes }
    return scheduledBackups({ database, config: { backups }, clock, log })
  }

  const backups = async () => (await readdir(data.path('backups'))).sort()

  test('the first backup is made at once, and the next one when its time has come', async () => {
    const { look, status } = process()
    await look()
    expect(await backups()).toEqual(['manafolio-2026-08-15T12-00-00Z.jsonl.gz'])
    expect(await status()).toEqual({
      everyHours: 12,
      lastSuccessAt: '2026-08-15T12:00:00.000Z',
      lastFailure: null,
    })
    clock.moveForward(everyMs - 1)
    await look()
    expect(await backups()).toHaveLength(1)
    clock.moveForward(1)
    await look()
    expect(await backups()).toContain('manafolio-2026-08-16T00-00-00Z.jsonl.gz')
  })

  test('the newest ones are retained, and nothing that is no backup is removed', async () => {
    const { look } = process()
    await look()
    await writeFile(data.path('backups/notes.txt'), 'mine')
    const draft = data.path('backups/manafolio-2026-08-15T11-00-00Z.jsonl.gz.1234.tmp')
    await writeFile(draft, 'of a process that was killed')
    await utimes(draft, clock.now(), clock.now())
    for (let i = 0; i < 3; i++) {
      clock.moveForward(everyMs)
      await look()
    }
    expect(await backups()).toEqual([
      'manafolio-2026-08-16T12-00-00Z.jsonl.gz',
      'manafolio-2026-08-17T00-00-00Z.jsonl.gz',
      'notes.txt',
    ])
  })

  test('of two processes one makes it', async () => {
    const [one, another] = [process(), process()]
    await Promise.all([one.look(), another.look(), one.look()])
    expect(logged).toEqual(['the database was backed up'])
  })

  test('a failure is logged and remembered, and tried again after an hour', async () => {
    const folder = await data.write('a-file', '')
    await process({ folder }).look()
    const { look, status } = process()
    expect(logged).toEqual(['the backup failed; the next try is within an hour'])
    expect(await status()).toMatchObject({
      lastSuccessAt: null,
      lastFailure: { at: '2026-08-15T12:00:00.000Z', reason: expect.stringContaining(folder) },
    })
    clock.moveForward(hourMs - 1)
    await look()
    expect(logged).toHaveLength(1)
    clock.moveForward(1)
    await look()
    expect(await status()).toMatchObject({ lastFailure: null })
    expect(await backups()).toHaveLength(1)
  })

  test('a clock that was set back does not end the backups', async () => {
    const { look, status } = process()
    clock.moveForward(1000 * everyMs)
    await look()
    clock.moveForward(-1000 * everyMs)
    await look()
    expect(await status()).toMatchObject({ lastSuccessAt: '2026-08-15T12:00:00.000Z' })
  })

  test('without BACKUP_EVERY, or once the server stops, none is made', async () => {
    await process({ everyMs: undefined }).look()
    const stopping = process()
    await stopping.stop()
    await stopping.look()
    expect(await readdir(data.path('.'))).toEqual([])
  })
})
