import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { storedSecret } from './session-secret.ts'

let dataDir: string

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'manafolio-secret-'))
})
afterEach(() => rm(dataDir, { recursive: true }))

test('a secret is created once and stored', async () => {
  const secret = await storedSecret(dataDir)
  expect(secret).toMatch(/^[0-9a-f]{64}$/)
  expect(await storedSecret(dataDir)).toBe(secret)
})

test('of several that start at once, all use the same secret', async () => {
  const starting: Promise<string>[] = []
  for (let count = 0; count < 50; count++) {
    starting.push(storedSecret(dataDir))
    await setImmediate() // so that they are at different steps
  }
  expect(new Set(await Promise.all(starting)).size).toBe(1)
})

test('no two folders have the same secret', async () => {
  const other = await mkdtemp(join(tmpdir(), 'manafolio-secret-'))
  const secrets = [await storedSecret(dataDir), await storedSecret(other)]
  await rm(other, { recursive: true })
  expect(new Set(secrets).size).toBe(2)
})

test('only the owner of the server reads it, and nothing else is left behind', async () => {
  await storedSecret(dataDir)
  const [file = '', ...others] = await readdir(dataDir)
  expect(others).toEqual([])
  expect((await stat(join(dataDir, file))).mode & 0o777).toBe(0o600)
})

test('a folder that is not there is an error', async () => {
  await expect(storedSecret(join(dataDir, 'nowhere'))).rejects.toThrow('ENOENT')
})
