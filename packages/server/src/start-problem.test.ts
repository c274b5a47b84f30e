import { randomBytes } from 'node:crypto'
import { chmod, copyFile, truncate, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pino } from 'pino'
import { describe, expect, inject, test } from 'vitest'
import { readConfig } from './config.ts'
import { openStorage } from './open-storage.ts'
import { startProblem } from './start-problem.ts'
import { useFolder } from './test/bulk-files.ts'
import { bundleOf } from './test/bundle-folder.ts'
import { refusedStart } from './test/refused-start.ts'
import { testClock } from './test/test-clock.ts'

const folder = useFolder()
const dataDir = () => dirname(folder.path('any'))
const database = () => folder.path('manafolio.db')

describe('a server that can not start says why in one line:', () => {
  const started = (env: Record<string, string> = {}) =>
    refusedStart({ env: { PORT: '20899', DATA_DIR: dataDir(), ...env } })

  test('a file that is no database', async () => {
    await writeFile(database(), randomBytes(20_000))
    expect(await started()).toEqual([
      `The database ${database()} is damaged (file is not a database). Move it away, and restore a backup with: npm run restore -- FILE`,
    ])
  })

  test('an empty session secret', async () => {
    const file = await folder.write('session-secret', '')
    expect(await started()).toEqual([
      `The session secret ${file} has fewer than 32 characters. Delete it and start again: a new one is made, and everybody has to sign in again.`,
    ])
  })

  test('a full disk', async () => {
    const env = { PORT: '20899', DATA_DIR: dataDir() }
    const [line, ...others] = await refusedStart({ env, fileBlocks: 20 })
    expect(line).toContain(database())
    expect(line).toContain('room')
    expect(others).toEqual([])
  })

  /** An account that can do little; only root may start a process as somebody else. */
  const nobody = 65_534

  test.runIf(process.getuid?.() === 0)('a folder that may not be written', async () => {
    await chmod(dirname(bundleOf('main.ts')), 0o711)
    await chmod(dataDir(), 0o755)
    const env = { PORT: '20899', DATA_DIR: dataDir() }
    expect(await refusedStart({ env, uid: nobody })).toEqual([
      `The database ${database()} can't be opened. Let the user of the server read and write it and its folder.`,
    ])
  })
})

describe('the reason names the path:', () => {
  async function reason(at = dataDir()): Promise<string> {
    const config = readConfig({ DATA_DIR: at })
    const opening = openStorage(config, { clock: testClock(), log: pino({ level: 'silent' }) })
    return opening.then(
      () => 'nothing is wrong',
      (error: unknown) => startProblem(error, config),
    )
  }

  test('of a database that was cut off', async () => {
    await copyFile(inject('sqliteTemplate').file, database())
    await truncate(database(), 40_000)
    expect(await reason()).toContain(`The database ${database()} is damaged (`)
  })

  test('of an empty database, once a server has run', async () => {
    await writeFile(database(), '')
    expect(await reason()).toBe('nothing is wrong')
    await writeFile(database(), '')
    await folder.write('session-secret', 'x'.repeat(64))
    expect(await reason()).toContain(`${database()} is empty, although this server has run before.`)
  })

  test('of a DATA_DIR that is a file', async () => {
    const file = await folder.write('data', '')
    expect(await reason(file)).toContain(`${file} is not a folder.`)
    expect(await reason(`${file}/below`)).toContain(`${file}/below is not a folder.`)
  })

  test.each([
    [{ code: 'EACCES', syscall: 'listen', port: 80 }, 'This user may not listen on port 80.'],
    [{ code: 'EADDRINUSE', syscall: 'listen', port: 3000 }, 'Port 3000 is already in use.'],
    [{ code: 'EROFS', syscall: 'mkdir', path: '/data' }, "/data can't be read or written (EROFS)."],
    [{ code: 'ENOSPC', syscall: 'write' }, 'There is no room on the disk for DATA_DIR.'],
  ])('%j', (facts, sentence) => {
    expect(startProblem(Object.assign(new Error(), facts))).toContain(sentence)
  })

  test('and what nobody foresaw comes with its stack', () => {
    expect(startProblem(new TypeError('a bug'))).toMatch(/^TypeError: a bug\n +at /)
  })
})
