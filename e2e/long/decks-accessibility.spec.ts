import { expectNoBarriers } from '../barriers.ts'
import { makeDeck } from '../decks.ts'
import { expect, test } from '../test.ts'

test('the deck building page and its dialogs have no barriers', async ({ page, member }) => {
  expect(member.email).toContain('@')
  await page.goto('/deck-building')
  await expect(page.getByRole('heading', { name: 'No decks yet' })).toBeVisible()
  await expectNoBarriers(page)

  await page.getByRole('button', { name: 'Create New Deck' }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('Format').selectOption('Oathbreaker')
  await form.getByRole('button', { name: 'Create Deck' }).click()
  await form.getByRole('combobox', { name: 'Commander' }).fill('jace')
  await expect(form.getByRole('option', { name: /Jace, the Mind Sculptor/ })).toBeVisible()
  await expectNoBarriers(page)
  await form.getByRole('button', { name: 'Close' }).click()

  await makeDeck(page, { name: 'Burn', format: 'modern', main: { 'Goblin Guide': 4 } })
  await page.reload()
  await page.getByRole('button', { name: 'Delete Burn' }).click()
  await expect(page.getByRole('dialog')).toContainText('Are you sure')
  await expectNoBarriers(page)
  for (const [tab, text] of [
    ['statistics', 'Favorite Format'],
    ['formats', 'Oathbreaker'],
  ] as const) {
    await page.goto(`/deck-building?tab=${tab}`)
    await expect(page.getByText(text).first()).toBeVisible()
    await expectNoBarriers(page)
  }
})

test('the deck editor has no barriers in any view, including on a phone', async ({
  page,
  member,
}) => {
  expect(member.email).toContain('@')
  const id = await makeDeck(page, {
    name: 'Burn',
    format: 'modern',
    main: { 'Goblin Guide': 4, 'Lightning Bolt': 4, Mountain: 18 },
    side: { Negate: 2 },
  })
  await page.goto(`/deck-building/${id}`)
  const editor = page.getByRole('dialog', { name: 'Edit Deck' })
  await editor.getByRole('combobox', { name: 'Search for cards to add' }).fill('opt')
  await expect(editor.getByRole('grid', { name: 'Cards found' })).toContainText('Opt')
  for (const look of [/text/i, /stacks/i]) {
    await editor.getByRole('radio', { name: look }).press('Space')
    await expectNoBarriers(page)
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await editor.getByRole('tab', { name: /^Add/ }).click()
  await expectNoBarriers(page)
  await editor.getByRole('tab', { name: /^Cards/ }).click()
  await editor.getByRole('radio', { name: /list/i }).press('Space')
  await expectNoBarriers(page)
  await editor.getByRole('button', { name: 'More for Lightning Bolt' }).click()
  await page.getByRole('menuitem', { name: /^Change printing/ }).click()
  const printings = page.getByRole('dialog', { name: 'Change Card Printing' })
  await expect(printings.getByRole('button', { name: /Current$/ })).toBeDisabled()
  await expectNoBarriers(page)
})
