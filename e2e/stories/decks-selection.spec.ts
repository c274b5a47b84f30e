import { expectNoBarriers } from '../barriers.ts'
import { makeDeck } from '../decks.ts'
import { expect, test } from '../test.ts'

test('cards are selected, filed, moved and dragged; the category is renamed, colored and not counted', {
  tag: '@barriers',
}, async ({ page, member }) => {
  expect(member.email).toContain('@')
  const main = { Cultivate: 1, 'Sol Ring': 1, Opt: 4 }
  const id = await makeDeck(page, { name: 'Piles', format: 'legacy', main })
  await page.goto(`/deck-building/${id}`)
  const editor = page.getByRole('dialog', { name: 'Edit Deck' })
  const cards = editor.getByRole('region', { name: 'Current Cards' })
  await cards.getByLabel('Group by').selectOption({ label: 'By category' })

  await cards.getByRole('link', { name: '1 Sol Ring' }).focus()
  await page.keyboard.press('Space')
  const bar = page.getByRole('region', { name: 'Selected cards' })
  await expect(bar.getByRole('status')).toHaveText('1 selected')
  await page.keyboard.press('Control+a')
  await expect(bar.getByRole('status')).toHaveText('3 selected')
  await expectNoBarriers(page)
  await bar.getByRole('button', { name: 'Category' }).click()
  const filing = page.getByRole('dialog', { name: 'Categories of 3 cards' })
  await filing.getByLabel('New category').fill('Größe [1]')
  await filing.getByRole('button', { name: 'Save' }).click()
  await expect(cards.getByRole('heading', { name: 'Größe [1] 6' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(bar).toBeHidden()

  await cards.getByRole('button', { name: 'More for the list' }).click()
  await page.getByRole('menuitem', { name: 'Categories' }).click()
  const dialog = page.getByRole('dialog', { name: 'Categories', exact: true })
  await dialog.getByLabel('New category').fill('Blue')
  await dialog.getByRole('button', { name: 'Add' }).click()
  await dialog.getByLabel('Name of Größe [1]').fill('Big')
  await dialog.getByRole('button', { name: 'Rename' }).press('Enter')
  await expect(dialog.getByLabel('Name of Big')).toBeFocused()
  await dialog.getByLabel('Color of Big').selectOption({ label: 'Teal' })
  await dialog.getByLabel('Count Big').uncheck()
  await dialog.getByRole('button', { name: 'Move Big', exact: true }).press('ArrowUp')
  await expect(dialog.getByRole('listitem').first().getByLabel('Name of Big')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Move Big', exact: true })).toBeFocused()
  await expectNoBarriers(page)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(cards.getByRole('heading', { name: 'Big 6 not counted' })).toBeVisible()
  await expect(editor.getByText('some not counted')).toBeVisible()

  await cards.getByRole('link', { name: '4 Opt, filed under Big' }).hover()
  await page.mouse.down()
  const heading = cards.getByRole('heading', { name: 'Big 6 not counted' })
  await heading.hover()
  await heading.hover({ position: { x: 20, y: 10 } }) // the pointer's first place is covered while dragging
  await cards.getByText('Sideboard', { exact: true }).hover()
  await page.mouse.up()
  await expect(cards.getByRole('heading', { name: 'Sideboard 0' })).toBeVisible()
  await expect(cards.getByRole('link', { name: '4 Opt, Sideboard, filed under Big' })).toBeVisible()
  await page.reload()
  await expect(cards.getByRole('link', { name: '4 Opt, Sideboard, filed under Big' })).toBeVisible()
  await editor.getByRole('button', { name: 'More for Piles' }).click()
  await page.getByRole('menuitem', { name: 'History' }).click()
  await expect(page.getByText('Changed the categories of the deck').first()).toBeVisible()
})
