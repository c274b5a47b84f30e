import { own } from '../cards.ts'
import { makeDeck } from '../decks.ts'
import { expect, test } from '../test.ts'

test('before a search, a user goes on with decks and with what came in', async ({
  page,
  member,
}) => {
  expect(member.email).toContain('@')
  await page.goto('/')
  await expect(page.getByText(/^Search for a card by name to see/)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your decks' })).toHaveCount(0) // nothing yet
  await makeDeck(page, { name: 'Burn', format: 'modern', main: { 'Lightning Bolt': 4 } })
  await own(page, 'sol ring', 2)
  await page.reload()
  const additions = page.getByRole('region', { name: 'What came in' })
  await expect(additions.getByText('Added 2 × Sol Ring')).toBeVisible()
  await expect(additions.getByText('Lightning Bolt')).toHaveCount(0) // not owned
  const value = page.getByRole('region', { name: 'Your collection' })
  await expect(value.getByText('2 cards')).toBeVisible()
  await expect(value.getByText(/^\$\d+\.\d\d$/)).toBeVisible()
  await page
    .getByRole('region', { name: 'Your decks' })
    .getByRole('link', { name: 'Burn Modern, 4 cards' })
    .click()
  await expect(page.getByRole('dialog', { name: 'Edit Deck' })).toBeVisible()
})

test('a visitor reads in a line what Manafolio does', async ({ page }) => {
  await page.goto('/login')
  const about = page.getByRole('region', { name: 'About Manafolio' })
  await expect(about.getByText(/^All your Magic cards and decks/)).toBeVisible()
  await expect(about.getByRole('listitem')).toHaveText([/price/, /collection/, /nine formats/])
})
