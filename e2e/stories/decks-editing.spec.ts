import { expectNoBarriers } from '../barriers.ts'
import { makeDeck } from '../decks.ts'
import { copiesOf, editorOf, quantityOf } from '../editor.ts'
import { expect, test } from '../test.ts'

test('a Standard deck gets a sideboard by keyboard alone', { tag: '@firefox' }, async ({
  page,
  member,
}) => {
  expect(member.email).toContain('@')
  await page.goto(`/deck-building/${await makeDeck(page, { name: 'Opts', format: 'standard' })}`)
  const field = editorOf(page).getByRole('combobox', { name: 'Search for cards to add' })
  const found = editorOf(page).getByRole('grid', { name: 'Cards found' })
  await field.focus()
  await page.keyboard.type('opt')
  await expect(found.getByText('Opt', { exact: true })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(copiesOf(page, 'Opt')).toBeVisible()
  await page.keyboard.type('negate')
  await expect(found.getByText('Negate', { exact: true })).toBeVisible()
  await page.keyboard.press('Shift+Enter')
  await expect(copiesOf(page, 'Negate')).toBeVisible()
  await expect(editorOf(page).getByRole('heading', { name: /^Sideboard/ })).toBeVisible()

  await copiesOf(page, 'Opt').getByRole('button', { name: 'One more Opt' }).focus()
  for (const key of ['+', '+', '+', '-']) await page.keyboard.press(key)
  await expect(quantityOf(page, 'Opt')).toHaveValue('3')
  await expect(editorOf(page).getByText('Saved')).toBeVisible()
  await page.reload()
  await expect(quantityOf(page, 'Opt')).toHaveValue('3')
  await expect(editorOf(page).getByText('Sideboard', { exact: true }).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(
    page.getByRole('article', { name: 'Opts' }).getByText('3 of 60+ cards, 1 side'),
  ).toBeVisible()
})

test('printings to choose from are told apart by their look, and one is priced as etched', {
  tag: '@barriers',
}, async ({ page, member }) => {
  expect(member.email).toContain('@')
  const deck = { name: 'Dragons', format: 'commander', main: { 'The Ur-Dragon': 1 } }
  await page.goto(`/deck-building/${await makeDeck(page, deck)}`)
  await editorOf(page).getByRole('button', { name: 'More for The Ur-Dragon' }).click()
  await page.getByRole('menuitem', { name: /^Change printing/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Change Card Printing' })
  const etched = dialog.getByRole('button', { name: /CMM 594 · Etched/ })
  await expect(etched).toContainText('$56.31 etched')
  const portrait = dialog.getByRole('button', { name: /CMM 689 · Borderless/ })
  await expect(portrait).toContainText('CMM 689 · Borderless · Full Art · Portrait')
  await expect(portrait).not.toContainText('etched')
  await dialog.getByRole('searchbox', { name: 'Filter by set' }).fill('etched')
  await expect(portrait).toHaveCount(0)
  await expectNoBarriers(page)
  await etched.click()
  await expect(page.getByText('Card printing has been updated.')).toBeVisible()
  const row = editorOf(page).getByRole('listitem').filter({ hasText: 'The Ur-Dragon' })
  await expect(row).toContainText('CMM 594 · Etched')
  await expect(row).toContainText('$56.31 etched')
})

test('a printing is changed, and changed back by Undo', { tag: '@firefox' }, async ({
  page,
  member,
}) => {
  expect(member.email).toContain('@')
  const deck = { name: 'Burn', format: 'modern', main: { 'Lightning Bolt': 4, 'Goblin Guide': 4 } }
  await page.goto(`/deck-building/${await makeDeck(page, deck)}`)
  const row = editorOf(page).getByRole('listitem').filter({ hasText: 'Lightning Bolt' })
  await expect(row).toContainText('$')
  const printed = (await row.textContent()) ?? ''
  await row.getByRole('button', { name: 'More for Lightning Bolt' }).click()
  await page.getByRole('menuitem', { name: /^Change printing/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Change Card Printing' })
  await expect(dialog.getByRole('button', { name: /Current$/ })).toBeDisabled()
  await dialog.getByRole('button', { name: /\$/, disabled: false }).first().click()
  await expect(page.getByText('Card printing has been updated.')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await expect(quantityOf(page, 'Lightning Bolt')).toHaveValue('4')
  await expect(row).not.toHaveText(printed)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(row).toHaveText(printed)
  await expect(quantityOf(page, 'Goblin Guide')).toHaveValue('4')
})

test('changes from another device are not overwritten', async ({ page, member }) => {
  expect(member.email).toContain('@')
  const main = { 'Lightning Bolt': 4, 'Goblin Guide': 4 }
  const id = await makeDeck(page, { name: 'Burn', format: 'modern', main })
  await page.goto(`/deck-building/${id}`)
  await expect(quantityOf(page, 'Goblin Guide')).toHaveValue('4')
  const { cards } = await (await page.request.get(`/api/decks/${id}`)).json()
  const bolt = cards.find(({ cardName }: { cardName: string }) => cardName === 'Lightning Bolt')
  const elsewhere = { scryfallId: bolt.scryfallId, cardName: 'Lightning Bolt', quantity: 2 }
  await page.request.patch(`/api/decks/${id}/cards`, { data: elsewhere })

  await copiesOf(page, 'Goblin Guide')
    .getByRole('button', { name: /^One less/ })
    .click()
  await expect(page.getByText('Deck changed elsewhere')).toBeVisible()
  await expect(quantityOf(page, 'Lightning Bolt')).toHaveValue('2')
  await expect(quantityOf(page, 'Goblin Guide')).toHaveValue('4')
  await copiesOf(page, 'Goblin Guide')
    .getByRole('button', { name: /^One less/ })
    .click()
  await expect(quantityOf(page, 'Goblin Guide')).toHaveValue('3')
  await expect(editorOf(page).getByText('Saved')).toBeVisible()
  const now = await (await page.request.get(`/api/decks/${id}`)).json()
  expect(now.cardCount).toBe(5)
})

test('a deck is deleted after a confirmation', async ({ page, member }) => {
  expect(member.email).toContain('@')
  await makeDeck(page, { name: 'Burn', format: 'modern' })
  await makeDeck(page, { name: 'Opts', format: 'standard' })
  await page.goto('/deck-building')
  await page.getByRole('button', { name: 'Delete Burn' }).click()
  const dialog = page.getByRole('dialog')
  await expect(
    dialog.getByText('Are you sure you want to delete "Burn"? This action cannot be undone.'),
  ).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('article')).toHaveCount(2)
  await page.getByRole('button', { name: 'Delete Burn' }).click()
  await dialog.getByRole('button', { name: /Delete/ }).click()
  await expect(page.getByText('Deck deleted!')).toBeVisible()
  await expect(page.getByRole('article', { name: 'Burn' })).toHaveCount(0)
  await expect(page.getByRole('article', { name: 'Opts' })).toBeVisible()
})

test('a deck that does not exist is reported, with a way back', async ({ page, member }) => {
  expect(member.email).toContain('@')
  const response = await page.goto('/deck-building/00000000-0000-4000-8000-000000000000')
  expect(response?.status()).toBe(200)
  await expect(page.getByText('Deck not found')).toBeVisible()
  await page.getByRole('button', { name: 'Back to your decks' }).click()
  await expect(page.getByRole('heading', { name: 'Deck Building', level: 1 })).toBeVisible()
})
