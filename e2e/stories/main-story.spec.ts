import { expect, password, test } from '../test.ts'

test('a player registers, finds a card, adds it, sees its value and signs out', {
  tag: '@firefox',
}, async ({ page }) => {
  await page.goto('/register')
  await page.getByLabel('Email').fill('main-story@example.com')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Account created!')).toBeVisible()
  await expect(page.getByText('Welcome to Manafolio. You are now logged in.')).toBeVisible()

  await page.getByRole('combobox', { name: 'Search for cards' }).fill('lightning bolt')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Showing exact card matches' })).toBeVisible()
  await expect(page.getByText('5 results found')).toBeVisible()
  const cheapest = page.getByRole('article', { name: 'Lightning Bolt, Cheapest' })
  const price = await cheapest.getByText(/^\$\d/).first().textContent()
  await cheapest.getByRole('button', { name: 'Add to Collection: Lightning Bolt' }).click()
  await expect(page.getByText('Added to collection')).toBeVisible()
  await expect(page.getByText('Lightning Bolt has been added to your collection.')).toBeVisible()

  await page.getByRole('navigation', { name: 'Main' }).getByText('Collection').first().click()
  await expect(page.getByRole('tab', { name: 'Cards (1)' })).toBeVisible()
  const tile = page.getByRole('article', { name: 'Lightning Bolt' })
  await expect(tile.getByText(price ?? 'no price')).toBeVisible()
  await page.getByRole('tab', { name: 'Statistics' }).click()
  await expect(page.getByRole('definition').getByText(price ?? 'no price')).toBeVisible()
  await expect(page.getByText('1 / 20,000 unique printings')).toBeVisible()

  await page.getByRole('link', { name: 'Account' }).click()
  await expect(page.getByText('main-story@example.com')).toBeVisible()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByText('You have been successfully logged out.')).toBeVisible()
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('link', { name: 'Collection' })).toHaveCount(0)
})
