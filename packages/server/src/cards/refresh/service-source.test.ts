import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { newest, testClient, useFakeService } from '../../test/fake-service/test-service.ts'
import { type TestSite, testSite } from '../../test/test-site.ts'
import { partPath } from '../service/part-file.ts'

const fake = useFakeService()
let site: TestSite
let folder: string

beforeEach(async () => {
  site = await testSite('sqlite')
  folder = join(site.dataDir, 'card-files/default_cards')
  await mkdir(folder, { recursive: true })
})
afterEach(() => site.remove())

async function refreshed() {
  const process = await site.start({ from: { url: fake().url } })
  await process.look()
  return process
}

test('files that a killed import left are removed when there are newer ones', async () => {
  await writeFile(join(folder, 'default-cards-20260801210511.jsonl.gz'), 'of an older day')
  const process = await refreshed()
  expect(process.live.status().source).toBe('bulk')
  expect(await readdir(folder)).toEqual([])
})

test('a service that limits the rate while tags are fetched gets no more requests', async () => {
  const onUpdate = ({ step }: { step: string }) => {
    if (step === 'fetching') fake().behave({ answers: 'tooMany', retryAfter: '600' })
  }
  const process = await site.start({ from: { url: fake().url }, onUpdate })
  await process.look()
  const refused = () => fake().requests.filter(({ path }) => !/default.cards/.test(path))
  expect(refused().map(({ path }) => path)).toEqual(['/bulk-data/oracle_tags'])
  expect(process.live.status()).toMatchObject({ source: 'bulk', problem: 'unreachable' })
  expect(process.logged.at(-1)).toMatch(/^the newer catalogue is in use, but not all .* 429/)
  fake().behave({ answers: 'normal' })
  site.clock.moveForward(599_000)
  await process.look()
  expect(refused()).toHaveLength(1)
  site.clock.moveForward(2000)
  await process.look()
  expect(refused().map(({ path }) => path)).toContain('/migrations')
  expect(process.live.status().problem).toBeNull()
})

test('a full disk is not reported as an unreachable service', async () => {
  const file = await newest(testClient(fake()))
  await mkdir(partPath(file, join(folder, file.name)))
  const process = await refreshed()
  expect(process.logged.at(-1)).toContain("can't be kept on the disk")
  expect(process.live.status().problem).toBe('unusable')
})
