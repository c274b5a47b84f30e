import { expect, test } from '../test.ts'

test('a Commander deck is built from scratch', async ({ page, member }) => {
  expect(member.email).toContain('@')
  await page.goto('/')
  await page
    .getByRole('navigation', { name: 'Main' })
    .first()
    .getByRole('link', { name: 'Deck Building' })
    .click()
  await expect(page.getByRole('heading', { name: 'No decks yet' })).toBeVisible()
  await page.getByRole('button', { name: 'Build Your First Deck' }).click()

  const form = page.getByRole('dialog')
  const create = form.getByRole('button', { name: 'Create Deck' })
  await create.click()
  await expect(page.getByText('Please enter a name for your deck.')).toBeVisible()
  await form.getByLabel('Deck name').fill('Goblins at the gate')
  await create.click()
  await expect(page.getByText('Please select a format for your deck.')).toBeVisible()
  await form.getByLabel('Format').selectOption('Commander (EDH)')
  await expect(form.getByText(/Exactly 100 cards, singleton/)).toBeVisible()
  await create.click()
  await expect(
    page.getByRole('alert').getByText('Commander (EDH) format requires selecting a commander.'),
  ).toBeVisible()

  await form.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByText('Please enter a commander name to search.')).toBeVisible()
  await form.getByRole('combobox', { name: 'Commander' }).fill('goblin guide')
  await expect(form.getByText(/^No commander/)).toBeVisible()
  await expect(form.getByRole('option', { name: /Goblin Guide/ })).toHaveCount(0)
  await form.getByRole('combobox', { name: 'Commander' }).fill('krenko')
  await form.getByRole('option', { name: /Krenko, Mob Boss/ }).click()
  await create.click()
  await expect(
    page.getByText('Your Commander (EDH) deck "Goblins at the gate" has been created.'),
  ).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Create New Deck' })).toHaveCount(0)

  const cover = page.getByRole('article', { name: 'Goblins at the gate' })
  await expect(page).toHaveURL(/\/deck-building\/[\da-f-]{36}$/)

  const editor = page.getByRole('dialog', { name: 'Edit Deck' })
  const field = editor.getByRole('combobox', { name: 'Search for cards to add' })
  await field.fill('goblin guide')
  await expect(
    editor.getByRole('grid', { name: 'Cards found' }).getByText('Goblin Guide'),
  ).toBeVisible()
  await field.press('Enter')
  await expect(page.getByText('Card has been added to your deck.')).toBeVisible()
  await field.pressSequentially('sol ring')
  await expect(
    editor.getByRole('grid', { name: 'Cards found' }).getByText('Sol Ring'),
  ).toBeVisible()
  await field.press('Enter')
  await expect(editor.getByRole('group', { name: 'Quantity of Sol Ring' })).toBeVisible()
  await expect(editor.getByRole('group', { name: 'Quantity of Goblin Guide' })).toBeVisible()
  await expect(editor.getByText('3 / 100')).toBeVisible() // including the commander

  await editor.getByRole('button', { name: 'Close' }).click()
  await expect(editor).toHaveCount(0)
  await expect(page).toHaveURL(/\/deck-building$/)
  await expect(cover.getByText('Krenko, Mob Boss')).toBeVisible()
  await expect(cover.getByText('3 of 100 cards')).toBeVisible()
  await expect(cover.getByText(/\$\d+\.\d\d$/)).toBeVisible()

  await page.getByRole('tab', { name: 'Statistics' }).click()
  await expect(page.getByText('Favorite Format')).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: 'Commander (EDH)' })).toBeVisible()
  await page.getByRole('tab', { name: 'Formats' }).click()
  for (const name of ['Standard', 'Vintage', 'Pauper', 'Oathbreaker']) {
    await expect(page.getByRole('heading', { name })).toBeVisible()
  }
  await expect(page.getByRole('heading', { name: 'Duel Commander' })).toBeHidden()
  await page.getByRole('button', { name: 'Show 12 more formats' }).click()
  await expect(page.getByRole('heading', { name: 'Duel Commander' })).toBeVisible()
  await page.getByRole('button', { name: 'Create a Pauper Commander deck' }).click()
  await expect(page.getByLabel('Format', { exact: true })).toHaveValue('paupercommander')
})
