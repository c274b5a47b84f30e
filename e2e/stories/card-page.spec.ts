import type { Locator, Page } from '@playwright/test'
import { expectNoBarriers } from '../barriers.ts'
import { makeDeck } from '../decks.ts'
import { expect, password, test } from '../test.ts'

const yoursOn = (page: Page) => page.getByRole('region', { name: 'Yours' })
const printingsOn = (page: Page) => page.getByRole('table', { name: /^Printings of/ })

test('from a search to a card, another printing, a foil in the collection, and a deck', {
  tag: '@barriers',
}, async ({ page, member }) => {
  expect(member.email).toContain('@')
  await makeDeck(page, { name: 'Old deck', format: 'legacy' })
  await makeDeck(page, { name: 'Burn', format: 'modern', main: { 'Goblin Guide': 4 } })
  await page.goto('/?q=!"Lightning Bolt"')
  await page.getByRole('link', { name: 'Lightning Bolt' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lightning Bolt')
  await expect(page).toHaveURL(/\/card\/[^/]+\/[^/]+\/lightning-bolt$/)
  await expect(page.getByRole('main')).toBeFocused()
  await expect(yoursOn(page)).toContainText('Not in your collection')

  const masters = printingsOn(page).getByRole('link', { name: 'Masters 25 A25 141' })
  await masters.scrollIntoViewIfNeeded()
  const before = await topOf(masters)
  await masters.click()
  await expect(page).toHaveURL('/card/a25/141/lightning-bolt')
  await expect(page).toHaveTitle('Lightning Bolt · Masters 25 141 · Manafolio')
  await expect(masters).toHaveAttribute('aria-current', 'page')
  await expect(masters).toBeFocused()
  expect(Math.abs((await topOf(masters)) - before)).toBeLessThanOrEqual(1)

  const row = printingsOn(page).getByRole('row', { name: /Masters 25 A25 141/ })
  await row.getByRole('button', { name: 'Add to collection: Masters 25 141' }).click()
  await page.getByRole('menuitem', { name: 'Foil', exact: true }).click()
  await expect(page.getByText('Lightning Bolt, Masters 25 141 (foil) has been added')).toBeVisible()
  const copies = yoursOn(page).getByRole('list', { name: 'Your copies' })
  await expect(copies.getByRole('listitem')).toHaveText(
    /^1×Foil, Near Mint, English A25 141, this printing.*added/,
  )
  await expect(row.getByRole('cell').nth(3)).toHaveText('1')

  const field = page.getByRole('combobox', { name: 'Put into a deck' })
  await field.click()
  const options = page.getByRole('listbox', { name: 'Your decks' }).getByRole('option')
  await expect(options.first()).toContainText('Burn') // it was changed last
  await options.first().click()
  await expect(page.getByText('1 copy of Lightning Bolt in the main deck of “Burn”.')).toBeVisible()
  await expect(yoursOn(page)).toContainText('1 copy, none of them free')
  await expect(yoursOn(page)).toContainText(/In your decks1×Burn\s*Modern, main deck/)
  const undo = page.getByRole('button', { name: 'Undo' })
  await undo.focus() // a toast with the focus stays
  await page.evaluate(() => window.scrollTo(0, 0)) // nothing is half below the header
  await expectNoBarriers(page)

  await undo.click()
  await expect(yoursOn(page).getByRole('heading', { name: 'In your decks' })).toHaveCount(0)
  await expect(yoursOn(page)).toContainText('1 copy')
})

async function topOf(locator: Locator): Promise<number> {
  const box = await locator.boundingBox()
  if (!box) throw new Error('It is not on the page.')
  return box.y
}

test('a visitor reads a card at any address that names it, and comes back to it by signing in', {
  tag: '@barriers',
}, async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/cards/')) requests.push(new URL(request.url()).pathname)
  })
  const response = await page.goto('/card/goblin guide')
  expect(response?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Goblin Guide')
  await expect(page).toHaveURL(/\/card\/[^/]+\/[^/]+\/goblin-guide$/)
  expect(requests).toEqual(['/api/cards/page/goblin%20guide'])
  await page.goto('/card/A25/141')
  await expect(page).toHaveURL('/card/a25/141/lightning-bolt')
  await page.goto('/card/a25/141/something-else#legality')
  await expect(page).toHaveURL('/card/a25/141/lightning-bolt#legality')
  await expect(page.getByRole('region', { name: 'Legality' })).toContainText(/HistoricBanned/)
  await expect(page.getByRole('region', { name: 'Rulings' })).toContainText(/no rulings|\d{4}/i)
  await expect(page.getByText('Mana cost', { exact: false }).first()).toBeAttached()
  await expect(yoursOn(page)).toContainText('With an account, this page shows your copies')
  await expect(page.getByRole('button', { name: /^Add to collection/ })).toHaveCount(0)
  await expectNoBarriers(page)

  await yoursOn(page).getByRole('link', { name: 'Create an account' }).click()
  await page.getByLabel('Email').fill(`visitor-${test.info().testId}@example.com`)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL('/card/a25/141/lightning-bolt')
  await expect(yoursOn(page)).toContainText('Not in your collection')
})

test('a card that takes its time moves nothing when it comes', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/cards/page/**', async (route) => {
    await answered
    await route.continue()
  })
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(globalThis, { shifts })
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries()) if ('value' in shift) shifts.push(Number(shift.value))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/card/a25/141/lightning-bolt')
  await expect(page.getByText('Loading the card...')).toBeVisible()
  answer()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lightning Bolt')
  await expect(page.getByRole('contentinfo')).toBeVisible()
  const shifts = await page.evaluate<number[]>('shifts')
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01) // fonts that arrive
})

test('a card is used by keyboard alone', async ({ page, member }) => {
  expect(member.email).toContain('@')
  await makeDeck(page, { name: 'Burn', format: 'modern' })
  await makeDeck(page, { name: 'Beatdown', format: 'legacy' })
  await page.goto('/card/a25/141/lightning-bolt')
  const filter = page.getByRole('searchbox', { name: 'Filter the printings' })
  await filter.focus()
  await page.keyboard.type('baldur')
  await expect(page.getByText('1 of 8 printings')).toBeVisible()
  await expect(printingsOn(page).getByRole('row')).toHaveCount(2)
  const gate = printingsOn(page).getByRole('link', { name: /Baldur's Gate CLB 401/ })
  await gate.press('Enter')
  await expect(page).toHaveURL('/card/clb/401/lightning-bolt')
  await expect(gate).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Nonfoil' })).toBeFocused()
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(gate).not.toBeInViewport() // nor is the button of the menu
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'Foil', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(yoursOn(page)).toContainText('Foil, Near Mint, English')

  const field = page.getByRole('combobox', { name: 'Put into a deck' })
  await field.focus()
  await page.keyboard.type('bur')
  const options = page.getByRole('listbox', { name: 'Your decks' }).getByRole('option')
  await expect(options).toHaveAttribute('aria-selected', 'true')
  await expect(options).toContainText('Burn')
  await page.keyboard.press('Enter')
  await expect(yoursOn(page).getByRole('link', { name: 'Burn' })).toBeVisible()
  await expect(field).toBeFocused()
})

test('a wrong address has suggestions, and a double-faced card both sides', {
  tag: '@barriers',
}, async ({ page }) => {
  const response = await page.goto('/card/Lihgtning Bolt')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No card is at this address')
  await expectNoBarriers(page)
  await page
    .getByRole('link', { name: /^Lightning Bolt/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lightning Bolt')
  await page.goto('/card/zzz/1/lightning-bolt')
  await page
    .getByRole('link', { name: /^Lightning Bolt/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/lightning-bolt$/)

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/card/delver of secrets')
  const back = page.getByRole('img', { name: /^Insectile Aberration/ })
  await expect(back).toBeHidden()
  await page.getByRole('button', { name: 'Flip' }).click()
  await expect(back).toBeVisible()
  await expect(page.getByRole('list', { name: /^Printings of Delver/ })).toBeVisible()
  await expectNoBarriers(page)
})
