import type { Locator } from '@playwright/test'
import { findCards, own } from '../cards.ts'
import { owned } from '../imports.ts'
import { expect, password, test } from '../test.ts'

test('searching and adding by keyboard keeps the focus in place', { tag: '@firefox' }, async ({
  page,
  member,
}) => {
  expect(member.email).toContain('@')
  await page.goto('/')
  const field = page.getByRole('combobox', { name: 'Search for cards' })
  await field.fill('sol ring')
  await field.press('Enter')
  await expect(page.getByText('3 results found')).toBeVisible()
  await expect(field).toBeFocused()
  const add = page.getByRole('button', { name: /Add to Collection/ }).first()
  await add.press('Enter')
  await expect(page.getByText('Added to collection')).toBeVisible()
  await expect(add).toBeFocused()
})

test('a removed card keeps its place and the focus until the focus moves on', {
  tag: '@firefox',
}, async ({ page, member }) => {
  expect(member.email).toContain('@')
  await own(page, 'sol ring')
  await own(page, 'counterspell')
  await page.goto('/collection')
  const first = page.getByRole('article').first()
  const less = first.getByRole('button', { name: /^(Remove the last|One less) Counterspell/ })
  await less.focus()
  for (let press = 0; press < 3; press++) await page.keyboard.press('Enter')
  await expect(first.getByLabel('Quantity', { exact: true })).toHaveText('0')
  await expect(less).toBeFocused()
  await expect(page.getByRole('tab', { name: 'Cards (1)' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(first.getByRole('textbox', { name: 'Copies of Counterspell' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(first.getByRole('button', { name: 'Undo removing Counterspell' })).toBeFocused()
  while ((await first.locator(':focus').count()) > 0 && (await first.getByText('Undo').count()) > 0)
    await page.keyboard.press('Tab')
  await expect(page.getByRole('article', { name: 'Counterspell' })).toHaveCount(0)
  await expect(page.getByRole('article', { name: 'Sol Ring' }).locator(':focus')).toHaveCount(1)
})

test('quick clicks change only one card, and each of them counts', async ({ page, member }) => {
  expect(member.email).toContain('@')
  await own(page, 'sol ring')
  await own(page, 'counterspell')
  await own(page, 'goblin guide')
  await page.goto('/collection')
  const guide = page.getByRole('article', { name: 'Goblin Guide' })
  const more = guide.getByRole('button', { name: /^One more/ })
  for (let click = 0; click < 4; click++) await more.click()
  await expect(guide.getByLabel('Quantity', { exact: true })).toHaveText('5')
  await expect(page.getByRole('tab', { name: 'Cards (7)' })).toBeVisible()

  const { x, y } = await middleOf(page.getByRole('button', { name: /^Remove the last Counter/ }))
  for (let click = 0; click < 3; click++) await page.mouse.click(x, y)
  await expect(page.getByRole('tab', { name: 'Cards (6)' })).toBeVisible()
  const counterspell = page.getByRole('article', { name: 'Counterspell' })
  await expect(counterspell.getByLabel('Quantity', { exact: true })).toHaveText('0')
  await guide.getByRole('button', { name: /^One less/ }).click()
  await expect(counterspell).toHaveCount(0)
  const quantities = async () => Object.values(await owned(page)).toSorted()
  await expect.poll(quantities).toEqual([1, 4]) // the page is ahead of the server
})

async function middleOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('It is not on the page.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

test('a new page starts at the top', async ({ page, member }) => {
  expect(member.email).toContain('@')
  await page.goto('/')
  await page.getByRole('link', { name: 'Account' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Account', level: 1 })).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
})

test('the focused element is never under the search bar', async ({ page, member }) => {
  expect(member.email).toContain('@')
  await page.setViewportSize({ width: 390, height: 700 })
  await page.goto('/?q=t%3Agoblin&mode=prints')
  await expect(page.getByText(/results found/)).toBeVisible()
  const links = page.getByRole('link', { name: /^View on Scryfall/ })
  await links.nth(3).focus()
  for (let stop = 0; stop < 12; stop++) {
    await page.keyboard.press('Shift+Tab')
    const isCovered = await page.evaluate(() => {
      const { activeElement } = document
      if (!activeElement) return true
      const { left, width, top, height } = activeElement.getBoundingClientRect()
      const hit = document.elementFromPoint(left + width / 2, top + height / 2)
      return hit === null || !(activeElement.contains(hit) || hit.contains(activeElement))
    })
    expect(isCovered, `stop ${stop}`).toBe(false)
  }
})

test('signing out and in is noticed by other tabs', async ({ page, member, context }) => {
  expect(member.email).toContain('@')
  await page.goto('/account')
  await expect(page.getByText(member.email)).toBeVisible()
  const other = await context.newPage()
  await other.goto('/account')
  await other.getByRole('button', { name: 'Sign out' }).click()
  await expect(other).toHaveURL('/login')
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await other.goto('/register')
  await other.getByLabel('Email').fill('somebody-else@example.com')
  await other.getByLabel('Password', { exact: true }).fill(password)
  await other.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('link', { name: 'Account', exact: true })).toBeVisible()
})

test('repeating a search that now fails shows the failure, not the old results', async ({
  page,
  member,
}) => {
  expect(member.email).toContain('@')
  await page.goto('/?q=sol+ring')
  await expect(page.getByText('3 results found')).toBeVisible()
  await page.route('**/api/cards/search', (route) => route.abort())
  await page.getByRole('combobox', { name: 'Search for cards' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Search Error' })).toBeVisible()
  await expect(page.getByText('The server is not responding.')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(0)
})

test('arrow keys, Home and End lead through the wall, and one link to its end', async ({
  page,
  member,
}) => {
  expect(member.email).toContain('@')
  const cards = await findCards(page, 't:goblin')
  const data = (scryfallId: string) => ({ data: { scryfallId, quantity: 1 } })
  for (const { id } of cards.slice(0, 40)) await page.request.post('/api/collection', data(id))
  await page.goto('/collection')
  const items = page.getByRole('list', { name: 'Cards in your collection' }).getByRole('listitem')
  const focused = page.locator('[aria-posinset]:has(:focus)')
  const expectAt = (place: number) =>
    expect(focused).toHaveAttribute('aria-posinset', String(place))
  await items.first().getByRole('link').first().focus()
  for (const [key, place] of [
    ['ArrowRight', 2],
    ['ArrowDown', 8],
    ['ArrowLeft', 7],
    ['ArrowUp', 1],
    ['End', 40],
    ['Home', 1],
  ] as const) {
    await page.keyboard.press(key)
    await expectAt(place)
  }
  await page.getByRole('link', { name: 'Skip the cards' }).press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('contentinfo').locator(':focus')).toHaveCount(1)
})

test('the wall is one stop of the Tab key, to which it comes back', async ({ page, member }) => {
  expect(member.email).toContain('@')
  await own(page, 'sol ring')
  await own(page, 'goblin guide')
  await own(page, 'counterspell')
  await page.goto('/collection')
  const wall = page.getByRole('list', { name: 'Cards in your collection' })
  await expect(wall).toHaveAccessibleDescription('Arrow keys go from card to card')
  const name = (card: string) => wall.getByRole('link', { name: card, exact: true })
  await expect(name('Counterspell')).toBeVisible() // a tile without its card has no link
  await page.getByRole('link', { name: 'Skip the cards' }).focus()
  await page.keyboard.press('Tab')
  await expect(name('Counterspell')).toBeFocused()

  await page.keyboard.press('ArrowRight')
  await expect(name('Goblin Guide')).toBeFocused()
  const controls = wall.getByRole('article', { name: 'Goblin Guide' }).locator('a, button, input')
  const stops = await controls.count()
  expect(stops).toBeGreaterThan(3)
  for (let stop = 1; stop < stops; stop++) await page.keyboard.press('Tab')
  await expect(controls.last()).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(wall.locator(':focus')).toHaveCount(0)
  await page.keyboard.press('Shift+Tab')
  await expect(controls.last()).toBeFocused()
})
