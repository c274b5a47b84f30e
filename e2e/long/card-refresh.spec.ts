import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@manafolio/testing/free-port'
import type { Page } from '@playwright/test'
import { type FakeService, startFakeService } from '../fake-service.ts'
import { type ServerProcess, startServer } from '../server-process.ts'
import { expect, password, test } from '../test.ts'

// Each of these sites is used by a single test, and the service does not allow custom headers.
test.use({ extraHTTPHeaders: {} })

let fake: FakeService
let server: ServerProcess | undefined

test.beforeEach(async () => {
  fake = await startFakeService()
})
test.afterEach(async () => {
  await server?.kill('SIGTERM')
  await fake.stop()
})

const newDataDir = () => mkdtemp(join(tmpdir(), 'manafolio-refresh-'))

async function siteOn(env: Record<string, string>): Promise<ServerProcess> {
  const base = {
    PORT: String(await freePort()),
    DATA_DIR: await newDataDir(),
    CARD_REFRESH: 'daily',
  }
  server = await startServer({ ...base, ...env })
  return server
}

async function register(page: Page, { url }: ServerProcess) {
  const data = { email: 'refresh@example.com', password }
  const answer = await page.request.post(`${url}/api/auth/register`, { data })
  expect(answer.ok()).toBe(true)
}

async function own(
  page: Page,
  { url }: ServerProcess,
  data: { scryfallId: string; quantity: number },
) {
  expect((await page.request.post(`${url}/api/collection`, { data })).ok()).toBe(true)
}

test('while the first catalogue is loading, the page shows its progress, and then its cards', async ({
  page,
}) => {
  await fake.behave({ downloads: 'slow', bytesPerSecond: 20_000 })
  const site = await siteOn({ CARD_SERVICE_URL: fake.url })
  await register(page, site)
  await page.goto(`${site.url}/?q=goblin+guide`)
  await expect(page.getByRole('article', { name: /^Goblin Guide/ }).first()).toBeVisible()
  const bar = page.getByRole('progressbar', { name: /^Getting all cards ready: \d+%$/ })
  await expect(bar).toBeVisible()
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByText(/from the sample of [\d,]+ printings/)).toBeVisible()
  await fake.behave({ downloads: 'normal' })
  await expect(bar).toBeHidden({ timeout: 45_000 })
  await expect(footer.getByText(/^Prices as of .*, for \d+ printings\.$/)).toBeVisible()
  await expect(page.getByRole('article', { name: /^Goblin Guide/ }).first()).toBeVisible()
})

test('without a network the sample is used, and the footer says why', async ({ page }) => {
  const site = await siteOn({ CARD_SERVICE_URL: `http://localhost:${await freePort()}` })
  await register(page, site)
  await page.goto(`${site.url}/?q=goblin+guide`)
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByText(/from the sample of [\d,]+ printings/)).toBeVisible()
  await expect(
    footer.getByText(/gave nothing newer so far\. Manafolio keeps trying\.$/),
  ).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await expect(page.getByRole('article', { name: /^Goblin Guide/ }).first()).toBeVisible()
})

test('card details come from the service itself when the site is configured that way', async ({
  page,
}) => {
  const lookUpsAt = fake.url.replace('127.0.0.1', 'localhost') // the only host that pages can reach
  await fake.behave({ rateLimits: 'on' })
  const site = await siteOn({ CARD_REFRESH: 'off', CARD_DATA_URL: lookUpsAt })
  await register(page, site)
  const search = await page.request.post(`${site.url}/api/cards/search`, {
    data: { query: '!dismember or !"dryad arbor" or !"goblin guide"', unique: 'prints' },
  })
  const { cards } = await search.json()
  const owned: { id: string; name: string }[] = cards.slice(0, 5)
  expect(owned).toHaveLength(5)
  for (const { id } of owned) await own(page, site, { scryfallId: id, quantity: 1 })
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await page.goto(`${site.url}/collection`)
  for (const { name } of owned) {
    await expect(page.getByRole('heading', { name, exact: true }).first()).toBeVisible()
  }
  const lookUps = requested.filter((url) => url.includes('/cards/'))
  expect(lookUps).toEqual([`${lookUpsAt}/cards/collection`])
})
