import type { Page } from '@playwright/test'
import { expect, test } from '../test.ts'

test('a visitor gets the 404 page at any other address, including a user’s', async ({ page }) => {
  for (const path of ['/collection', '/account', '/no/such/page']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
    await expect(page).toHaveTitle(/404 Page Not Found/)
  }
  const answer = await page.request.get('/no/such/page', { headers: { accept: 'text/html' } })
  expect(answer.status()).toBe(404)
})

test('the header shows the main pages to a signed-in user, and marks the current one', async ({
  page,
  member,
}) => {
  expect(member.email).toContain('@')
  await page.goto('/collection')
  const nav = page.getByRole('navigation', { name: 'Main' }).first()
  await expect(nav.getByRole('link', { name: 'Collection' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await expect(nav.getByRole('link', { name: 'Search' })).not.toHaveAttribute('aria-current')
  await expect(page.getByRole('banner').getByText('Powered by Scryfall')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Admin' })).toHaveCount(0)
})

test('the footer has the credits and the date of prices', async ({ page }) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByText(/Card data and images provided by Scryfall/)).toBeVisible()
  await expect(footer.getByText(/trademark of Wizards of the Coast/)).toBeVisible()
  await expect(footer.getByText(/Lanternlight Studio/)).toBeVisible()
  await expect(footer.getByText(/Prices as of July 31, 2026, from the sample/)).toBeVisible()
})

test('the colors follow the system until a user chooses, and the choice is saved', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(20, 18, 26)')
  const barColors = page.locator('meta[name="theme-color"]')
  await expect(barColors.first()).toHaveAttribute('content', '#14121a')
  await page.getByRole('button', { name: 'Use light colors' }).click()
  for (const bar of await barColors.all()) await expect(bar).toHaveAttribute('content', '#f6f1e7')
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(246, 241, 231)')
  await page.reload()
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(246, 241, 231)')
})

test('the first Tab offers a skip link', async ({ page, member }) => {
  expect(member.email).toContain('@')
  await page.goto('/')
  await expect(page.getByRole('combobox', { name: 'Search for cards' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('only the newest toast is shown', async ({ page }) => {
  await page.goto('/login')
  await page.getByLabel('Email').fill('nobody@example.com')
  await page.getByLabel('Password', { exact: true }).fill('whatever it is')
  const button = page.getByRole('button', { name: 'Sign in' })
  await button.click()
  const toast = page.getByRole('alert')
  await expect(toast).toHaveText(/Invalid email or password/)
  await page.route('**/api/auth/login', (route) => route.abort())
  await button.click()
  await expect(toast.filter({ hasText: 'Please check your email' })).toBeVisible()
  await expect(page.getByText('Login failed')).toHaveCount(1)
})

test('at 400 % zoom nothing stays in front of the page', async ({ page, member }) => {
  expect(member.email).toContain('@')
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto('/?q=t%3Agoblin')
  const field = page.getByRole('combobox', { name: 'Search for cards' })
  await expect(page.getByText(/results found/)).toBeVisible()
  await expect(field).toBeInViewport()
  await page
    .getByRole('link', { name: /^View on Scryfall/ })
    .nth(2)
    .scrollIntoViewIfNeeded()
  await expect(field).not.toBeInViewport()
  await expect(page.getByRole('link', { name: 'Deck Building' })).not.toBeInViewport()
})

test('the site can be installed: its manifest names icons of the sizes that they have', async ({
  page,
}) => {
  await page.goto('/login')
  const address = await page.locator('link[rel=manifest]').getAttribute('href')
  const answer = await page.request.get(address ?? '')
  expect(answer.headers()['content-type']).toBe('application/manifest+json')
  const { name, display, icons } = await answer.json()
  expect({ name, display }).toEqual({ name: 'Manafolio', display: 'standalone' })
  const pictures = icons.filter(({ type }: { type: string }) => type === 'image/png')
  expect(pictures).toHaveLength(3)
  for (const { src, sizes } of pictures) expect(await sizeOf(page, src)).toBe(sizes)
})

function sizeOf(page: Page, src: string): Promise<string> {
  return page.evaluate(async (address) => {
    const image = new Image()
    image.src = address
    await image.decode()
    return `${image.naturalWidth}x${image.naturalHeight}`
  }, src)
}
