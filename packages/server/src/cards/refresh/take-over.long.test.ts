import { mkdir, rm } from 'node:fs/promises'
import process from 'node:process'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { useFakeService } from '../../test/fake-service/test-service.ts'
import { type TestSite, testSite } from '../../test/test-site.ts'
import { snapshotPath } from '../import/snapshot-file.ts'

const minuteMs = 60_000

describe.skipIf(inject('postgresUrl') === null)('a process with a folder of its own', () => {
  const fake = useFakeService()
  let site: TestSite

  beforeEach(async () => {
    site = await testSite('postgres')
  })
  afterEach(() => site.remove())

  const started = (dataDir: string) => site.start({ from: { url: fake().url }, dataDir })
  const requested = (what: RegExp) => fake().requests.filter(({ path }) => what.test(path)).length

  /** Nothing can be written where catalogues are written first. */
  async function withoutRoom() {
    const dataDir = await site.newDataDir()
    const inTheWay = `${snapshotPath(dataDir)}.${process.pid}.tmp`
    const without = await started(dataDir)
    await mkdir(inTheWay)
    return { process: without, makeRoom: () => rm(inTheWay, { recursive: true }) }
  }

  test('that has no room for the catalogue does not hammer the service', async () => {
    const one = await started(site.dataDir)
    await one.look()
    const two = await withoutRoom()
    fake().requests.length = 0
    for (let passed = 0; passed < 60 * minuteMs; passed += minuteMs / 2) {
      await one.look()
      await two.process.look().catch(() => {}) // what it can’t write is logged
      site.clock.moveForward(minuteMs / 2)
    }
    expect(requested(/default-cards-\d+/)).toBeLessThan(10)
    expect(requested(/^\/bulk-data\/default_cards$/)).toBeLessThan(20)
    await two.makeRoom()
    site.clock.moveForward(75 * minuteMs)
    await two.process.look()
    expect(two.process.live.status()).toMatchObject({ source: 'bulk', printings: 591 })
  })
})
