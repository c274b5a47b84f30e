import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type FakeService, fakeService } from '../../test/fake-service/fake-service.ts'
import { type TestSite, testSite } from '../../test/test-site.ts'

let fake: FakeService
let site: TestSite

beforeAll(async () => {
  fake = await fakeService()
})
afterAll(() => fake.close())
beforeEach(async () => {
  await fake.reset()
  site = await testSite('sqlite')
})
afterEach(() => site.remove())

/** Less than a service that does not answer is given, and than others wait before they kill. */
const soonMs = 5000

test.each([
  ['about the cards', 'asking', /^\/bulk-data\/default_cards$/],
  ['about the tags', 'fetching', /^\/bulk-data\/oracle_tags$/],
  ['about changes of ids', 'applying changes of ids', /^\/migrations/],
])('a stop does not wait for a service that does not answer %s', async (_, step, path) => {
  const onUpdate = (update: { step: string }) => {
    if (update.step === step) fake.behave({ answers: 'hang' })
  }
  const process = await site.start({ from: { url: fake.url }, onUpdate })
  const looking = process.look()
  const requested = () => fake.requests.some((request) => path.test(request.path))
  await expect.poll(requested, { interval: 5, timeout: 20_000 }).toBe(true)
  const startedAt = performance.now()
  await process.stop()
  await looking
  expect(performance.now() - startedAt).toBeLessThan(soonMs)
  expect(process.logged.at(-1)).toBe('refreshing card data was stopped')
})
