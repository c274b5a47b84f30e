import type { Page } from '@playwright/test'
import { expectNoBarriers } from '../barriers.ts'
import { makeDeck } from '../decks.ts'
import { copiesOf, editorOf, quantityOf } from '../editor.ts'
import { expect, test } from '../test.ts'

async function openDeck(page: Page) {
  const main = { 'Lightning Bolt': 3, 'Goblin Guide': 4, 'Serra Angel': 2, Mountain: 51 }
  const id = await makeDeck(page, { name: 'Goblins', format: 'modern', main })
  await page.goto(`/deck-building/${id}`)
}

/** Plans to replace a card by the menu of its row. */
async function planToReplace(page: Page, name: string, other: string) {
  await editorOf(page)
    .getByRole('button', { name: `More for ${name}` })
    .click()
  await page.getByRole('menuitem', { name: 'Plan to replace or cut' }).click()
  const dialog = page.getByRole('dialog', { name: `Plan to replace ${name}` })
  await dialog.getByRole('button', { name: 'Choose a card' }).click()
  await dialog.getByRole('combobox', { name: 'Name of the card for the plan' }).fill(other)
  const printings = dialog.getByRole('listbox', { name: 'Printings' })
  await printings.getByRole('option', { name: other }).first().click()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Cheaper')
  await dialog.getByRole('button', { name: 'Plan to replace' }).click()
  await expect(dialog).toHaveCount(0)
}

test('changes are planned by the menu, compared, applied in one press and undone', {
  tag: '@barriers',
}, async ({ page, member }) => {
  expect(member.email).toContain('@')
  await openDeck(page)
  await planToReplace(page, 'Serra Angel', 'Lightning Bolt')
  await editorOf(page).getByRole('tab', { name: 'Plan' }).click()
  const panel = editorOf(page).getByRole('tabpanel', { name: 'Plan' })
  await expect(panel.getByRole('heading', { name: '1 planned change' })).toBeVisible()
  await expect(panel.getByRole('textbox', { name: /^Reason: Serra Angel/ })).toHaveValue('Cheaper')

  await panel.getByRole('button', { name: 'Plan a change' }).click()
  const dialog = page.getByRole('dialog', { name: 'Plan a change' })
  await dialog
    .getByRole('combobox', { name: 'Out' })
    .selectOption({ label: '51 Mountain (main deck)' })
  await dialog.getByRole('button', { name: 'Plan to cut' }).click()
  await expect(panel.getByRole('heading', { name: '2 planned changes' })).toBeVisible()
  const lands = panel.getByRole('row', { name: /^Lands/ })
  await expect(lands).toHaveText(/Lands\s*51\s*50\s*−1/)
  await expect(quantityOf(page, 'Mountain')).toHaveValue('51')
  await panel.getByRole('button', { name: 'One more: Cut Mountain' }).click()
  await expect(lands).toHaveText(/Lands\s*51\s*49\s*−2/)
  await panel.getByRole('button', { name: 'One less: Cut 2 Mountain' }).click()
  await expect(lands).toHaveText(/Lands\s*51\s*50\s*−1/)
  await expectNoBarriers(page)

  await panel.getByRole('button', { name: 'Apply all' }).press('Enter')
  await expect(quantityOf(page, 'Mountain')).toHaveValue('50')
  await expect(panel.getByRole('heading', { name: 'Planned changes' })).toBeFocused()
  await editorOf(page).getByRole('button', { name: 'Undo: applied 2 planned changes' }).click()
  await expect(quantityOf(page, 'Mountain')).toHaveValue('51')
  await expect(panel.getByRole('heading', { name: '2 planned changes' })).toBeVisible()
  await page.reload()
  await editorOf(page).getByRole('tab', { name: 'Plan' }).click()
  await expect(panel.getByRole('heading', { name: '2 planned changes' })).toBeVisible()
  await expect(copiesOf(page, 'Serra Angel')).toHaveCount(1)
})

test('a found card is planned, with the copies of the typed line', async ({ page, member }) => {
  expect(member.email).toContain('@')
  await openDeck(page)
  const editor = editorOf(page)
  const add = editor.getByRole('region', { name: 'Add New Cards' })
  await add.getByRole('combobox').fill('2x shock')
  await editor.getByRole('button', { name: 'Plan to add: Shock' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Plan to add Shock' })
  await expect(dialog.getByRole('textbox', { name: 'Copies: this change' })).toHaveValue('2')
  await dialog.getByRole('button', { name: 'Plan to add' }).click()
  await editor.getByRole('tab', { name: 'Plan' }).click()
  const panel = editor.getByRole('tabpanel', { name: 'Plan' })
  await expect(panel.getByRole('heading', { name: '1 planned change' })).toBeVisible()
  await expect(panel).toContainText('2 Shock')
})
