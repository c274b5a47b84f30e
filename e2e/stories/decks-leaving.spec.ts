import type { Page } from '@playwright/test'
import { makeDeck } from '../decks.ts'
import { editorOf, quantityOf } from '../editor.ts'
import { expect, test } from '../test.ts'

/** Opens a deck from the list, which was opened from another page. */
async function openFromList(page: Page) {
  await makeDeck(page, { name: 'Burn', format: 'modern', main: { 'Lightning Bolt': 3 } })
  await page.goto('/accessories')
  await page.getByRole('link', { name: 'Deck Building' }).first().click()
  await page.getByRole('link', { name: 'Edit Burn' }).click()
  await expect(editorOf(page).getByRole('heading', { name: 'Burn' })).toBeVisible()
}

test('Back does not reopen a closed deck', async ({ page, member }) => {
  expect(member.email).toContain('@')
  await openFromList(page)
  await page.reload() // the history entry is still the same
  await editorOf(page).getByRole('button', { name: 'Close' }).click()
  await expect(editorOf(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/deck-building$/)
  await page.goForward()
  await expect(editorOf(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(editorOf(page)).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/accessories$/)
})

test('Back closes a dialog over the deck, then the deck', async ({ page, member }) => {
  expect(member.email).toContain('@')
  await openFromList(page)
  const dialog = page.getByRole('dialog', { name: 'Change Card Printing' })
  for (const _ of ['once', 'again']) {
    await editorOf(page).getByRole('button', { name: 'More for Lightning Bolt' }).click()
    await page.getByRole('menuitem', { name: /^Change printing/ }).click()
    await expect(dialog.getByRole('button', { name: /Current$/ })).toBeVisible()
    await page.evaluate(() => history.back())
    await expect(dialog).toHaveCount(0)
    await expect(editorOf(page)).toBeVisible()
    await expect(page).toHaveURL(/\/deck-building\/[^/]+$/)
  }
  await page.evaluate(() => history.back())
  await expect(editorOf(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/deck-building$/)
})

test('changes made without a network wait above the list, and are saved afterwards', async ({
  page,
  context,
  member,
}) => {
  expect(member.email).toContain('@')
  await openFromList(page)
  await context.setOffline(true)
  await editorOf(page).getByRole('button', { name: 'One more Lightning Bolt' }).click()
  await expect(editorOf(page).getByText('Waiting', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('1 change waits for the network')).toBeVisible()
  await expect(page.getByText('Burn: changed Lightning Bolt from 3 to 4')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('for the network')).toHaveCount(0)
  await expect(page.getByRole('article', { name: 'Burn' })).toContainText('4 of 60+ cards')
})

test('a phone offers Redo when there is something to redo', async ({ page, member }) => {
  expect(member.email).toContain('@')
  await page.setViewportSize({ width: 320, height: 640 })
  await openFromList(page)
  const redo = editorOf(page).getByRole('button', { name: /^Redo/ })
  await editorOf(page).getByRole('button', { name: 'One more Lightning Bolt' }).click()
  await expect(redo).toHaveCount(0)
  await editorOf(page)
    .getByRole('button', { name: /^Undo: changed Lightning Bolt/ })
    .click()
  await redo.click()
  await expect(quantityOf(page, 'Lightning Bolt')).toHaveValue('4')
})

test('a dialog that can’t be loaded says so, and opens once it can', async ({ page, member }) => {
  expect(member.email).toContain('@')
  await makeDeck(page, { name: 'Burn', format: 'modern', main: { Mountain: 4 } })
  await page.goto('/deck-building')
  const menu = page.getByRole('button', { name: /^More for Burn/ })
  const dialog = page.getByRole('dialog')
  const notice = page.getByRole('alert').filter({ hasText: 'This can’t be opened now' })
  for (const [entry, file] of [
    ['Share', /assets\/share-dialog.*\.js/],
    ['Export', /assets\/export-dialog.*\.css/],
  ] as const) {
    const open = async () => {
      await menu.click()
      await page.getByRole('menuitem', { name: entry }).click()
    }
    await page.route(file, (route) => route.abort())
    await open()
    await expect(notice).toBeVisible()
    await notice.getByRole('button', { name: 'Close' }).click()
    await expect(notice).toHaveCount(0)
    await page.unroute(file)
    await open()
    const content = dialog.locator('[class*=_body_] [class*=_body_]')
    await expect(content).toHaveCSS('flex-direction', 'column')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  }
})
