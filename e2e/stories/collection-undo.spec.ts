import { own } from '../cards.ts'
import { expect, test } from '../test.ts'

test('Undo restores a removed card', async ({ page, member }) => {
  expect(member.email).toContain('@')
  await own(page, 'sol ring', 5)
  await own(page, 'counterspell')
  await page.goto('/collection')
  const tile = page.getByRole('article', { name: 'Sol Ring' })
  await tile.hover()
  await tile.getByRole('button', { name: /^Remove Sol Ring/ }).click()
  await expect(page.getByText('Card removed from collection.')).toBeVisible()
  await expect(tile.getByLabel('Quantity', { exact: true })).toHaveText('0')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(tile.getByLabel('Quantity', { exact: true })).toHaveText('5')
  await expect(page.getByRole('tab', { name: 'Cards (6)' })).toBeVisible()
})

test('Undo restores a lowered quantity', async ({ page, member }) => {
  expect(member.email).toContain('@')
  await own(page, 'sol ring', 5)
  await page.goto('/collection')
  const tile = page.getByRole('article', { name: 'Sol Ring' })
  await tile.getByRole('button', { name: /^One less Sol Ring/ }).click()
  await expect(tile.getByLabel('Quantity', { exact: true })).toHaveText('4')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(tile.getByLabel('Quantity', { exact: true })).toHaveText('5')
})

test('the history shows what happened, undoes it, and restores an earlier day', async ({
  page,
  member,
}) => {
  expect(member.email).toContain('@')
  const { id } = await own(page, 'goblin guide', 3)
  await page.request.patch(`/api/collection/${id}`, { data: { quantity: 1 } })
  await page.goto('/collection')
  await page.getByRole('link', { name: 'History' }).click()
  await expect(page.getByRole('heading', { name: 'Collection history' })).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Goblin Guide \(.+\): 3 → 1$/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Added 3 × Goblin Guide/ })).toBeVisible()
  await page.getByRole('button', { name: /^Undo: Goblin Guide .+ 3 → 1/ }).click()
  await expect(page.getByText(/^Undone on/)).toBeVisible()
  expect((await (await page.request.get('/api/collection')).json())[0].quantity).toBe(3)

  await page.getByRole('button', { name: /before today/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(/Goblin Guide/).first()).toBeVisible()
  await dialog.getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByText('Restored', { exact: true })).toBeVisible()
  expect(await (await page.request.get('/api/collection')).json()).toEqual([])
})

test('offline, the page stays readable and says so, and a change waits', async ({
  page,
  member,
  context,
}) => {
  expect(member.email).toContain('@')
  await own(page, 'sol ring', 2)
  await page.goto('/collection')
  const tile = page.getByRole('article', { name: 'Sol Ring' })
  await expect(tile).toBeVisible()
  await page.waitForLoadState('networkidle') // what the page needs without a network is loaded
  await context.setOffline(true)
  await expect(page.getByText(/You are offline/)).toBeVisible()
  await tile.getByRole('button', { name: /^One more Sol Ring/ }).click()
  await expect(page.getByText('1 change waits for the network')).toBeVisible()
  await expect(tile.getByLabel('Quantity', { exact: true })).toHaveText('3')
  await context.setOffline(false)
  await expect(page.getByText('waits for the network')).toHaveCount(0)
  await expect(tile.getByLabel('Quantity', { exact: true })).toHaveText('3')
  expect((await (await page.request.get('/api/collection')).json())[0].quantity).toBe(3)
  await expect(page.getByText(/You are offline/)).toHaveCount(0)
})
