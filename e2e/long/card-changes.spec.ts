import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@manafolio/testing/free-port'
import type { APIRequestContext } from '@playwright/test'
import { startFakeService } from '../fake-service.ts'
import { startServer } from '../server-process.ts'
import { expect, password, test } from '../test.ts'

const goblinGuide = 'b2e2a777-0705-4a37-937d-c6e020ebc0f0'
const merged = { id: 'one', old_scryfall_id: 'goblin-guide-twin', new_scryfall_id: goblinGuide }
const deleted = { id: 'two', old_scryfall_id: 'no-more', new_scryfall_id: null }
const metadata = { name: 'Nissa, Vastwood Seer', set_code: 'ps15', collector_number: '247' }
const rows = [
  { ...merged, migration_strategy: 'merge', performed_at: '2026-08-14', note: null },
  { ...deleted, migration_strategy: 'delete', performed_at: '2026-08-14', note: null, metadata },
]

/** A user whose cards the service changes while the server is briefly down. */
async function siteWithChanges(request: APIRequestContext) {
  const dataDir = await mkdtemp(join(tmpdir(), 'manafolio-changes-'))
  const env = { PORT: String(await freePort()), DATA_DIR: dataDir }
  const before = await startServer(env)
  const data = { email: 'owner@example.com', password }
  await request.post(`${before.url}/api/auth/register`, { data })
  for (const [scryfallId, quantity] of [
    [merged.old_scryfall_id, 2],
    [goblinGuide, 1],
    [deleted.old_scryfall_id, 4],
  ]) {
    await request.post(`${before.url}/api/collection`, { data: { scryfallId, quantity } })
  }
  await before.kill('SIGTERM')

  const fake = await startFakeService()
  await fake.migrate(rows)
  const site = await startServer({ ...env, CARD_REFRESH: 'daily', CARD_SERVICE_URL: fake.url })
  const changes = async () => (await request.get(`${site.url}/api/card-changes`)).json()
  await expect.poll(changes, { timeout: 45_000 }).toMatchObject({ total: 2 })
  return {
    url: site.url,
    async close() {
      await site.kill('SIGTERM')
      await fake.stop()
    },
  }
}

test('the card-data service’s changes to a user’s cards are reported until dismissed', async ({
  page,
}) => {
  const site = await siteWithChanges(page.request)
  await page.goto(`${site.url}/collection`)
  const notice = page.getByRole('status').filter({ hasText: 'Scryfall changed 2 of your cards.' })
  await expect(notice).toContainText(
    'Two records of Goblin Guide (ZEN 126) were merged. Your 2 copies are now with the 1 you had: 3.',
  )
  await expect(notice).toContainText(
    'Scryfall no longer lists Nissa, Vastwood Seer (PS15 247). Your 4 copies stay in your collection, without price and picture.',
  )
  const guide = page.getByRole('article', { name: 'Goblin Guide' })
  await expect(guide.getByLabel('Quantity', { exact: true })).toHaveText('3')
  await expect(guide.getByText('No longer listed')).toHaveCount(0)
  const gone = page.getByRole('article', { name: 'Unknown card' })
  await expect(gone.getByText('No longer listed')).toBeVisible()
  await expect(gone.getByLabel('Quantity', { exact: true })).toHaveText('4')

  await page.getByRole('link', { name: 'All card changes' }).click()
  await expect(page).toHaveURL(`${site.url}/account#card-changes`)
  const list = page.getByRole('table', { name: /Changes by Scryfall to cards/ })
  await expect(list.getByRole('rowheader')).toHaveCount(2)
  await expect(list.getByText('New', { exact: true })).toHaveCount(2)

  await page.getByRole('button', { name: 'Got it' }).press('Enter')
  await expect(notice).toHaveCount(0)
  await expect(page.locator('main')).toBeFocused()
  await expect(list.getByText('New', { exact: true })).toHaveCount(0)
  await page.reload()
  await expect(list.getByRole('rowheader')).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'Got it' })).toHaveCount(0)
  await site.close()
})

test('a card that is added under its old id gets the new one', async ({ page }) => {
  const site = await siteWithChanges(page.request)
  const data = { scryfallId: merged.old_scryfall_id, quantity: 1 }
  const added = await page.request.post(`${site.url}/api/collection`, { data })
  expect(await added.json()).toMatchObject({ scryfallId: goblinGuide, quantity: 4 })
  await site.close()
})

test('without changes nothing is shown, and the account page has an empty list', async ({
  page,
  member,
}) => {
  expect(member.email).toContain('@')
  let requested = 0
  page.on('request', (request) => {
    if (request.url().includes('/api/card-changes')) requested += 1
  })
  await page.goto('/account')
  await expect(page.getByRole('region', { name: 'Card changes' })).toContainText('None yet.')
  await expect(page.getByRole('button', { name: 'Got it' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Collection' }).first().click()
  await expect(page.getByRole('heading', { name: 'No cards yet' })).toBeVisible()
  expect(requested).toBe(1)
})
