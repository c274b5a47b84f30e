import { expect, type Page } from '@playwright/test'
import { own } from '../cards.ts'
import { makeDeck } from '../decks.ts'
import { owned } from '../imports.ts'
import { test } from '../test.ts'

const palette = (page: Page) => page.getByRole('dialog', { name: 'Go to' })
const field = (page: Page) => page.getByRole('combobox', { name: /^Card, deck, set/ })

async function openByButton(page: Page) {
  const button = page.getByRole('button', { name: 'Go to' })
  await button.click()
  await expect(field(page)).toBeFocused()
  return button
}

test('Ctrl+K goes to a card, a deck, a set and a page by what is typed', async ({
  page,
  member,
}) => {
  expect(member.email).toContain('@')
  await makeDeck(page, { name: 'Burn the bridges', format: 'modern' })
  await page.goto('/')
  await openByButton(page) // by then the keys work, too
  await page.keyboard.press('Escape')
  await expect(palette(page)).toHaveCount(0)
  for (const [typed, option, title] of [
    ['lightn', /^Lightning Bolt/, 'Lightning Bolt'],
    ['bridges', /^Burn the bridges/, 'Burn the bridges'],
    ['worldwake', /^Worldwake/, 'Worldwake'],
    ['counterfeits', /^Fake cards/, 'Fake'],
  ] as const) {
    await page.keyboard.press('Control+k')
    await field(page).fill(typed)
    const found = page.getByRole('option', { name: option }).first()
    await expect(found).toBeVisible()
    await expect(page.getByRole('option', { name: 'Grizzly Bears' })).toHaveCount(0)
    while ((await found.getAttribute('aria-selected')) !== 'true')
      await field(page).press('ArrowDown')
    await field(page).press('Enter')
    await expect(page).toHaveTitle(new RegExp(title))
    await expect(palette(page)).toHaveCount(0)
  }
})

test('the palette creates a deck, searches for a text, and gives the focus back', async ({
  page,
  member,
}) => {
  expect(member.email).toContain('@')
  await page.goto('/collection')
  const button = await openByButton(page)
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  await button.press('Enter')
  await field(page).fill('new deck')
  await field(page).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Create New Deck' })
  await expect(dialog).toBeVisible()
  await page.reload()
  await expect(page.getByText('No decks yet')).toBeVisible()
  await expect(dialog).toHaveCount(0) // it was requested once
  await openByButton(page)
  const options = page.getByRole('option')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await field(page).press('ArrowDown')
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Escape')
  await expect(palette(page)).toHaveCount(0)
  await page.keyboard.press('Control+k')
  await field(page).fill('t:goblin')
  await page.getByRole('option', { name: 'Search for “t:goblin”' }).click()
  await expect(page.getByText(/results found/)).toBeVisible()
  await expect(page).toHaveURL(/q=t/)
})

test('G and a letter go to a page, and ? lists the keys of this one', async ({ page, member }) => {
  expect(member.email).toContain('@')
  await page.goto('/account')
  await expect(page.getByRole('heading', { name: 'Account', level: 1 })).toBeVisible()
  await expect(async () => {
    await page.keyboard.press('g')
    await page.keyboard.press('c')
    await expect(page).toHaveURL(/\/collection$/, { timeout: 500 })
  }).toPass() // the keys come after the page
  await page.keyboard.press('c') // alone it does nothing
  await page.keyboard.press('g')
  await page.keyboard.press('s')
  await expect(page.getByRole('combobox', { name: 'Search for cards' })).toBeVisible()
  await page.keyboard.press('Shift+?')
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(keys.getByText('add it to the collection')).toBeVisible()
  await expect(keys.getByText('change printing')).toHaveCount(0) // a key of decks
  await page.keyboard.press('Escape')
  await expect(keys).toHaveCount(0)
  await page.getByRole('combobox', { name: 'Search for cards' }).fill('gc?')
  await expect(page).toHaveURL(/\/$/) // they are letters in a field
})

test('Ctrl+Z undoes the last changes of the collection, one after the other', async ({
  page,
  member,
}) => {
  expect(member.email).toContain('@')
  await own(page, 'sol ring')
  await own(page, 'counterspell')
  await page.goto('/collection')
  const counterspell = page.getByRole('article', { name: 'Counterspell' })
  await counterspell.getByRole('button', { name: /^One more/ }).click()
  await expect.poll(() => copies(page)).toBe(3)
  await page.getByRole('button', { name: /^Remove the last Sol Ring/ }).click()
  await expect.poll(() => copies(page)).toBe(2)
  await page.getByRole('textbox', { name: 'Copies of Counterspell' }).press('Control+z')
  await page.getByRole('heading', { level: 1 }).click() // out of the field
  await page.keyboard.press('Control+z')
  await expect.poll(() => copies(page)).toBe(3)
  await expect(page.getByRole('article', { name: 'Sol Ring' })).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect.poll(() => copies(page)).toBe(2)
  await page.keyboard.press('Control+z') // there is nothing more to undo
  await expect(page.getByRole('tab', { name: 'Cards (2)' })).toBeVisible()
})

const copies = async (page: Page) =>
  Object.values(await owned(page)).reduce((sum, quantity) => sum + quantity, 0)
