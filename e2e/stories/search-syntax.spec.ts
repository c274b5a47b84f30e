import type { Page } from '@playwright/test'
import { expect, password, test } from '../test.ts'

const contentsOf = (page: Page) => page.getByRole('navigation', { name: 'On this page' })

test('a visitor reads the syntax, and a clicked example is searched after signing in', async ({
  page,
  member,
  context,
}) => {
  await context.clearCookies()
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Search syntax' }).click()
  await expect(page.getByRole('heading', { name: 'Search syntax', level: 1 })).toBeVisible()
  await expect(page).toHaveTitle('Search syntax · Manafolio')
  await expect(page.getByRole('main')).toBeFocused()
  await page.getByRole('link', { name: 't:goblin', exact: true }).click()
  await page.getByLabel('Email').fill(member.email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText(/results found/)).toBeVisible()
  await expect(page).toHaveURL('/?q=t%3Agoblin')
})

test('the syntax is one click from the search, and its examples lead back', async ({
  page,
  member,
}) => {
  expect(member.email).toContain('@')
  await page.goto('/')
  await expect(page.getByRole('main').getByRole('link', { name: /search syntax/i })).toBeVisible()
  await page.goto('/?q=sol+ring')
  await page.getByRole('main').getByRole('link', { name: 'Search syntax' }).click()
  await page.getByRole('link', { name: 'is:commander', exact: true }).last().click()
  await expect(page).toHaveURL('/?q=is%3Acommander')
  await expect(page.getByRole('combobox', { name: 'Search for cards' })).toHaveValue('is:commander')
  await expect(page.getByText(/results? found/)).toBeVisible()
})

test('a key shows its aliases, its operators and what it matches', async ({ page }) => {
  await page.goto('/search-syntax')
  const entry = page.getByRole('region', { name: 'Types and numbers' }).locator('dl > div').first()
  await expect(entry.getByRole('term')).toHaveText('t also type')
  await expect(entry.getByRole('definition')).toContainText('type line')
  for (const operator of [':', '=', '!=']) {
    await expect(entry.getByText(operator, { exact: true })).toBeVisible()
  }
})

test('the table of contents leads to the sections, also from another address', async ({ page }) => {
  await page.goto('/search-syntax')
  await contentsOf(page).getByRole('link', { name: 'Prices' }).click()
  await expect(page).toHaveURL('/search-syntax#prices')
  await expect(page.getByRole('heading', { name: 'Prices' })).toBeInViewport()
  await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport()
  await page.goto('/')
  await page.goto('/search-syntax#is')
  await expect(page.getByRole('heading', { name: 'All values of is:' })).toBeInViewport()
})

test('typing into the field shows only matching entries', async ({ page }) => {
  await page.goto('/search-syntax')
  const field = page.getByLabel('Find on this page')
  await field.fill('rarity')
  await expect(page.getByRole('term').filter({ hasText: 'rarity' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Prices' })).toHaveCount(0)
  await expect(contentsOf(page).getByRole('link', { name: 'Prices' })).toHaveCount(0)
  await field.fill('is:commander')
  await expect(page.getByRole('link', { name: 'is:commander', exact: true }).last()).toBeVisible()
  await field.fill('xyzzy')
  await expect(page.getByText('Nothing here is about “xyzzy”.')).toBeVisible()
})

test('a syntax page that can’t be loaded says so and can be loaded again', async ({ page }) => {
  await page.route('**/api/cards/syntax', (route) => route.abort())
  await page.goto('/search-syntax')
  await expect(page.getByRole('alert')).toContainText('The server is not responding.')
  await page.unroute('**/api/cards/syntax')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Names and text' })).toBeVisible()
})
