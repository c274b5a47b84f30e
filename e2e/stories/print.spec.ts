import type { Locator, Page } from '@playwright/test'
import { own } from '../cards.ts'
import { makeDeck } from '../decks.ts'
import { editorOf } from '../editor.ts'
import { expect, test } from '../test.ts'

/** Black on white, and of the page around it nothing. */
async function expectOnPaper(page: Page, text: Locator) {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(text).toBeVisible()
  await expect(text).toHaveCSS('color', 'rgb(0, 0, 0)')
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  for (const around of ['banner', 'contentinfo', 'navigation', 'search'] as const) {
    await expect(page.getByRole(around)).toHaveCount(0)
  }
  // What says something and can be opened stays, such as how legal a deck is.
  await expect(page.locator('button:not([aria-expanded]):visible')).toHaveCount(0)
}

test('a checklist is printed whole, with a box for each finish', async ({ page, member }) => {
  expect(member.email).toContain('@')
  await own(page, 'e:sta !"Opt"', 2)
  await page.goto('/sets/STA?view=list')
  await expect(page.getByRole('button', { name: 'Print checklist' })).toBeVisible()
  const pdf = await page.pdf({ format: 'A4' })
  expect(/\/Count (\d+)/.exec(pdf.toString('latin1'))?.[1]).toBe('2') // pages, without the wall of images
  const list = page.getByRole('table', { name: /^Strixhaven Mystical Archive \(STA\)/ })
  await expectOnPaper(page, list.getByRole('rowheader', { name: /^Opt/ }))
  await expect(list.getByRole('row')).toHaveCount(35) // with the head
  await expect(list.getByRole('row', { name: /Opt/ })).toContainText('2')
  await expect(page.getByText('What you own')).toHaveCount(1)
  await expect(page.getByText('What you own')).toBeHidden()
})

test('a deck is printed as a list, and for Commander as a card of facts', async ({
  page,
  member,
}) => {
  expect(member.email).toContain('@')
  const commander = 'Krenko, Mob Boss'
  const main = { 'Goblin Guide': 1, 'Sol Ring': 1, Mountain: 30 }
  const deck = { name: 'Goblins', format: 'commander', commander, main }
  await page.goto(`/deck-building/${await makeDeck(page, deck)}`)
  await editorOf(page).getByRole('button', { name: 'More for Goblins', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Print' }).click()
  const dialog = page.getByRole('dialog', { name: 'Print: Goblins' })
  await expect(dialog.getByRole('button', { name: 'Print' })).toBeVisible()
  await expectOnPaper(page, dialog.getByText('Goblin Guide'))
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Mountain' })).toContainText('30')
  await expect(page.getByText('What to print')).toBeHidden()

  await page.emulateMedia({ media: 'screen' })
  await dialog.getByText('Rule 0 card').click()
  await expectOnPaper(page, dialog.getByRole('heading', { name: 'Goblins', exact: true }).last())
  await expect(dialog.getByText(commander)).toBeVisible()
  await expect(dialog.getByText('Goblin Guide')).toHaveCount(0)
})

test('a pull list is printed without what checks it off', async ({ page, member }) => {
  expect(member.email).toContain('@')
  await own(page, '!"Goblin Guide"', 4)
  const deck = { name: 'Burn', format: 'modern', main: { 'Goblin Guide': 4, Mountain: 20 } }
  await page.goto(`/deck-building/${await makeDeck(page, deck)}`)
  await page.getByRole('button', { name: /^State:/ }).click()
  await page.getByRole('button', { name: 'Pull list' }).click()
  const dialog = page.getByRole('dialog', { name: 'Pull List: Burn' })
  await expect(dialog.getByRole('status')).toContainText('checked off')
  await expectOnPaper(page, dialog.getByText('Goblin Guide'))
  await expect(page.getByRole('heading', { name: 'Pull List: Burn' })).toBeVisible()
  await expect(dialog.getByText('checked off')).toBeHidden()
})

test('a shared deck is printed as its facts and its list', async ({ page, member }) => {
  expect(member.email).toContain('@')
  const deck = { name: 'Burn', format: 'modern', main: { 'Goblin Guide': 4, Mountain: 20 } }
  const id = await makeDeck(page, deck)
  const { shareId } = await (await page.request.post(`/api/decks/${id}/share`)).json()
  await page.goto(`/shared/${shareId}`)
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible()
  await expectOnPaper(page, page.getByText('Goblin Guide').first())
  await expect(page.getByRole('heading', { name: 'Burn' })).toHaveCSS('color', 'rgb(0, 0, 0)')
  await expect(page.getByRole('heading', { name: 'Numbers' })).toHaveCount(0)
})
