import { expectNoBarriers } from '../barriers.ts'
import { makeDeck } from '../decks.ts'
import { expect, test } from '../test.ts'

test('a suggested category is accepted, and another one comes with a note', {
  tag: '@barriers',
}, async ({ page, member }) => {
  expect(member.email).toContain('@')
  const main = { Cultivate: 1, 'Sol Ring': 1, Opt: 4 }
  const id = await makeDeck(page, { name: 'Ramp', format: 'legacy', main })
  await page.goto(`/deck-building/${id}`)
  const editor = page.getByRole('dialog', { name: 'Edit Deck' })
  const cards = editor.getByRole('region', { name: 'Current Cards' })
  await cards.getByLabel('Group by').selectOption({ label: 'By category' })
  await expect(cards.getByRole('heading', { name: 'Ramp · auto 2' })).toBeVisible()
  await cards.getByRole('button', { name: 'Accept Ramp' }).press('Enter')
  await expect(cards.getByRole('heading', { name: 'Ramp 2', exact: true })).toBeVisible()
  await expect(cards.getByRole('link', { name: '1 Sol Ring, filed under Ramp' })).toBeFocused()

  await cards.getByRole('button', { name: 'More for Sol Ring' }).click()
  await page.getByRole('menuitem', { name: 'Categories and note' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sol Ring' })
  await expect(dialog.getByLabel('Categories')).toBeFocused()
  await page.keyboard.type('Staples')
  await page.keyboard.press('Enter')
  await dialog.getByLabel('Note').fill('Stays in.')
  await expectNoBarriers(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  const annotated = '1 Sol Ring, filed under Ramp, Staples, with a note'
  await expect(cards.getByRole('link', { name: annotated })).toBeVisible()
  await expectNoBarriers(page)
  await page.reload()
  await expect(cards.getByRole('link', { name: annotated })).toBeVisible()
})
