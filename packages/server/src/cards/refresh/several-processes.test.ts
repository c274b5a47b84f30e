import { afterEach, beforeEach, expect, test } from 'vitest'
import { onEveryEngine } from '../../test/engines.ts'
import { useFakeService } from '../../test/fake-service/test-service.ts'
import { type TestSite, testSite } from '../../test/test-site.ts'

onEveryEngine((engine) => {
  const fake = useFakeService()
  let site: TestSite

  beforeEach(async () => {
    site = await testSite(engine)
  })
  afterEach(() => site.remove())

  const started = (dataDir?: string) =>
    site.start({ from: { url: fake().url }, ...(dataDir && { dataDir }) })
  const requested = (what: RegExp) => fake().requests.filter(({ path }) => what.test(path)).length
  const bulkObject = /^\/bulk-data\/default_cards$/
  const cardFile = /default-cards-\d+/

  test('several processes fetch once, and all have the cards, with one folder or with one each', async () => {
    const isFolderShared = engine === 'sqlite'
    const processes = await Promise.all(
      [1, 2, 3].map(async () => started(isFolderShared ? undefined : await site.newDataDir())),
    )
    await Promise.all(processes.map((process) => process.look()))
    expect(requested(cardFile)).toBe(1)
    await Promise.all(processes.map((process) => process.look()))
    for (const process of processes) {
      expect(process.live.status()).toMatchObject({ source: 'bulk', printings: 591 })
    }
    expect(requested(bulkObject)).toBe(1)
  })

  test('the others go on when the one that fetches is gone', async () => {
    fake().behave({ downloads: 'hang' })
    const one = await started()
    const looking = one.look()
    await requestFor(cardFile)
    const two = await started()
    await two.look()
    expect(two.live.status()).toMatchObject({ source: 'sample', importing: 0 })
    await one.stop()
    await looking
    fake().behave({ downloads: 'normal' })
    await two.look()
    expect(two.live.status()).toMatchObject({ source: 'bulk', importing: null })
  })

  async function requestFor(what: RegExp) {
    await expect.poll(() => requested(what), { interval: 5, timeout: 20_000 }).toBeGreaterThan(0)
  }
})
