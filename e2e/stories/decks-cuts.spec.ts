import type { Page } from '@playwright/test'
import { expectNoBarriers } from '../barriers.ts'
import { makeDeck } from '../decks.ts'
import { copiesOf, editorOf, quantityOf } from '../editor.ts'
import { expect, test } from '../test.ts'

/** Opens the cuts of a Modern deck in which Skullclamp is banned. */
async function openCuts(page: Page, mountains: number) {
  const main = {
    ...{ Skullclamp: 1, 'Lightning Bolt': 4, 'Goblin Guide': 4, 'Goblin Chieftain': 4 },
    ...{ 'Serra Angel': 3, Mountain: mountains },
  }
  const id = await makeDeck(page, { name: 'Goblins', format: 'modern', main })
  await page.goto(`/deck-building/${id}`)
  await editorOf(page).getByRole('tab', { name: 'Cuts' }).click()
  return editorOf(page).getByRole('tabpanel', { name: 'Cuts' })
}

test('a card that breaks a rule is the first cut, and all copies of a card go as one', {
  tag: '@barriers',
}, async ({ page, member }) => {
  expect(member.email).toContain('@')
  const panel = await openCuts(page, 21)
  await expect(panel.getByRole('heading', { name: '1 card breaks a rule' })).toBeVisible()
  await expect(panel.getByText('Breaks a rule: Skullclamp is banned in Modern.')).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Cut all 3 Serra Angel' })).toHaveText('Cut all 3')
  await expectNoBarriers(page)
  await panel.getByRole('button', { name: 'Cut Skullclamp' }).click()
  await expect(panel.getByRole('heading', { name: 'Nothing has to be cut' })).toBeVisible()
  await panel.getByRole('button', { name: 'Cut all 3 Serra Angel' }).press('Enter')
  await expect(copiesOf(page, 'Serra Angel')).toHaveCount(0)
  await expect(quantityOf(page, 'Goblin Guide')).toHaveValue('4')
})

test('cards are cut by keyboard: one, then exactly those that are too many', async ({
  page,
  member,
}) => {
  expect(member.email).toContain('@')
  const panel = await openCuts(page, 47)
  const buttons = panel.getByRole('button', { name: /^Cut (?!the first)/ })
  await expect(
    panel.getByRole('heading', { name: '3 cards over 60; 1 breaks a rule' }),
  ).toBeVisible()
  // Until the fits are loaded, nothing but what breaks a rule is listed, and the focus would go to the title.
  await expect(panel.getByRole('button', { name: 'Cut the first 3' })).toBeVisible()
  await expect(buttons.first()).toHaveAccessibleName('Cut Skullclamp')
  await buttons.first().press('Enter')
  await expect(panel.getByRole('heading', { name: '2 cards over 60' })).toBeVisible()
  await expect(copiesOf(page, 'Skullclamp')).toHaveCount(0)
  await expect(buttons.first()).toBeFocused()
  await expect(buttons.first()).not.toHaveAccessibleName('Cut Skullclamp')

  await panel.getByRole('button', { name: 'Cut the first 2' }).press('Enter')
  await expect(panel.getByRole('heading', { name: 'Nothing has to be cut' })).toBeFocused()
  await expect(panel.getByRole('button', { name: /^Cut the first/ })).toHaveCount(0)
  await expect(panel.getByRole('status')).toHaveText('Cut 2 cards.')
  await editorOf(page).getByRole('button', { name: 'Undo: cut 2 cards' }).click()
  await expect(panel.getByRole('heading', { name: '2 cards over 60' })).toBeVisible()
  await expect(copiesOf(page, 'Skullclamp')).toHaveCount(0)
})
