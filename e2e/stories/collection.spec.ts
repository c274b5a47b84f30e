import { own } from '../cards.ts'
import { expect, test } from '../test.ts'

test('an empty collection says how to start', async ({ page, member }) => {
  expect(member.email).toContain('@')
  await page.goto('/collection')
  await expect(page.getByRole('heading', { name: 'Your Collection' })).toBeVisible()
  await expect(page.getByText('Manage your MTG card collection')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No cards yet' })).toBeVisible()
  await expect(
    page.getByText('Start building your collection by searching for cards and adding them.'),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Search for cards' }).click()
  await expect(page).toHaveURL('/')
})

test('the quantity goes up and down by one, and 0 removes the card', {
  tag: '@firefox',
}, async ({ page, member }) => {
  expect(member.email).toContain('@')
  await own(page, 'goblin guide', 2)
  await page.goto('/collection')
  const tile = page.getByRole('article', { name: 'Goblin Guide' })
  await tile.getByRole('button', { name: 'One more Goblin Guide' }).click()
  await expect(tile.getByLabel('Quantity', { exact: true })).toHaveText('3')
  await expect(page.getByRole('tab', { name: 'Cards (3)' })).toBeVisible()
  for (const left of ['2', '1']) {
    await tile.getByRole('button', { name: 'One less Goblin Guide' }).click()
    await expect(tile.getByLabel('Quantity', { exact: true })).toHaveText(left)
  }
  await tile.getByRole('button', { name: 'Remove the last Goblin Guide' }).click()
  await expect(page.getByText('Card removed from collection.')).toBeVisible()
  await expect(tile.getByLabel('Quantity', { exact: true })).toHaveText('0')
  await page.getByRole('heading', { level: 1 }).click() // elsewhere
  await expect(page.getByRole('heading', { name: 'No cards yet' })).toBeVisible()
})

test('the maximum is 99 copies', async ({ page, member }) => {
  expect(member.email).toContain('@')
  await own(page, 'goblin guide', 99)
  await page.goto('/collection')
  await expect(page.getByRole('button', { name: 'One more Goblin Guide' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'One less Goblin Guide' })).toBeEnabled()
})

test('a removed card is gone, and a toast confirms it', async ({ page, member }) => {
  expect(member.email).toContain('@')
  await own(page, 'sol ring')
  await own(page, 'counterspell')
  await page.goto('/collection')
  await expect(page.getByRole('article', { name: 'Counterspell' })).toBeVisible()
  await page.getByRole('button', { name: 'Remove Sol Ring' }).click()
  await expect(page.getByText('Card removed from collection.')).toBeVisible()
  await page.getByRole('heading', { level: 1 }).click() // elsewhere
  await expect(page.getByRole('article', { name: 'Sol Ring' })).toHaveCount(0)
  await expect(page.getByRole('article', { name: 'Counterspell' })).toBeVisible()
})

test('failed changes are reported, and nothing changes', async ({ page, member, context }) => {
  expect(member.email).toContain('@')
  await own(page, 'sol ring', 2)
  await page.goto('/collection')
  const tile = page.getByRole('article', { name: 'Sol Ring' })
  await expect(tile).toBeVisible()
  await page.route('**/api/collection/*', (route) => route.abort())
  await tile.getByRole('button', { name: 'One more Sol Ring' }).click()
  await expect(page.getByText('Failed to update collection item.')).toBeVisible()
  await tile.getByRole('button', { name: 'Remove Sol Ring' }).click()
  await expect(page.getByText('Failed to remove card from collection.')).toBeVisible()
  await expect(tile.getByLabel('Quantity', { exact: true })).toHaveText('2')
  await page.unroute('**/api/collection/*')
  await context.clearCookies()
  await tile.getByRole('button', { name: 'One more Sol Ring' }).click()
  await expect(page.getByText('Session expired')).toBeVisible()
})

test('an unknown card keeps its place, and can be removed', async ({ page, member }) => {
  expect(member.email).toContain('@')
  await page.request.post('/api/collection', { data: { scryfallId: 'not-a-known-card' } })
  await page.goto('/collection')
  await expect(page.getByRole('article', { name: 'Unknown card' })).toBeVisible()
  await page.getByRole('button', { name: 'Remove Unknown card' }).click()
  await page.getByRole('heading', { level: 1 }).click() // elsewhere
  await expect(page.getByRole('heading', { name: 'No cards yet' })).toBeVisible()
})

test('the statistics count cards, printings, the limit and the value of priced cards', async ({
  page,
  member,
}) => {
  expect(member.email).toContain('@')
  await own(page, 'goblin guide usd>0', 4)
  await page.request.post('/api/collection', {
    data: { scryfallId: 'not-a-known-card', quantity: 2 },
  })
  await page.goto('/collection')
  await page.getByRole('tab', { name: 'Statistics' }).click()
  const panel = page.getByRole('tabpanel')
  await expect(panel.getByText('Total Cards')).toBeVisible()
  await expect(panel.getByText('6', { exact: true })).toBeVisible()
  await expect(panel.getByText('2 / 20,000 unique printings')).toBeVisible()
  await expect(panel.getByText('under 0.1%')).toBeVisible()
  await expect(panel.getByRole('definition').getByText(/^\$\d+\.\d\d$/)).toBeVisible()
  await expect(panel.getByText(/^4 of 6 cards have a price, as of/)).toBeVisible()
})

test('shows that it is loading, and a retry button after a failure', async ({ page, member }) => {
  expect(member.email).toContain('@')
  let answer = () => {}
  const released = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/collection', async (route) => {
    await released
    await route.abort()
  })
  await page.goto('/collection')
  await expect(page.getByText('Loading your collection...')).toBeVisible()
  answer()
  await expect(
    page.getByRole('heading', { name: 'Your collection could not be loaded' }),
  ).toBeVisible()
  await page.unroute('**/api/collection')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'No cards yet' })).toBeVisible()
})
