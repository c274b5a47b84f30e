import { editorOf } from '../editor.ts'
import { pressFinger, swipe } from '../fingers.ts'
import { makeBurn } from '../pages/given-decks.ts'
import { phone } from '../phone.ts'
import { expect, test } from '../test.ts'

test.use(phone)

test('a row of a deck is swiped for one copy more or less', async ({ page, member: _ }) => {
  await page.goto(`/deck-building/${await makeBurn(page)}`)
  const editor = editorOf(page)
  const row = editor.getByRole('listitem').filter({ hasText: 'Goblin Guide' })
  const copies = row.getByRole('textbox', { name: 'Copies of Goblin Guide' })
  const name = row.getByText('Goblin Guide')
  await expect(copies).toHaveValue('4')
  await expect(editor.locator('[style*="touch-action"]')).toBeVisible()

  const finger = await pressFinger(page, name)
  await finger.moveTo(20, 2)
  await finger.moveTo(60, 4)
  await expect(editor.getByText('One more', { exact: true })).toBeVisible()
  await expect(row).toHaveCSS('translate', '60px')
  await finger.release() // too early
  await expect(row).toHaveCSS('translate', 'none')
  await expect(copies).toHaveValue('4')

  await swipe(page, name, { x: -110 })
  await expect(copies).toHaveValue('3')
  await swipe(page, name, { y: -110 }) // scrolls
  await swipe(page, name, { x: 110 })
  await expect(copies).toHaveValue('4')
  await editor.getByRole('button', { name: /^Undo/ }).click()
  await expect(copies).toHaveValue('3')
})

test('a result is swiped into the collection', async ({ page, member: _ }) => {
  await page.goto('/?q=sol+ring&view=details')
  const cheapest = page.getByRole('article', { name: 'Sol Ring, Cheapest' })
  await expect(page.locator('[style*="touch-action"]')).toBeVisible()
  await swipe(page, cheapest.getByText('Zendikar Rising'), { x: -110 }) // to the left nothing waits
  await swipe(page, cheapest.getByText('Zendikar Rising'), { x: 110 })
  await expect(page.getByText('Added to collection')).toBeVisible()
  await expect(cheapest.getByText('You own 1')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(cheapest.getByText('Not in your collection')).toBeVisible()
})
