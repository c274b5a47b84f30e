import { makeDeck } from '../decks.ts'
import { editorOf } from '../editor.ts'
import { expect, test } from '../test.ts'

const main = {
  'Goblin Guide': 4,
  Opt: 4,
  'Sol Ring': 1,
  'Rhystic Study': 1,
  Duress: 2,
  Mountain: 20,
}

test('the columns beside the cards fold, leave their room to the stacks, and stay folded', async ({
  page,
  member: _,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const deckId = await makeDeck(page, { name: 'Piles', format: 'vintage', main })
  await page.goto(`/deck-building/${deckId}`)
  const editor = editorOf(page)
  await editor.getByLabel('Visual stacks').check({ force: true })
  const columns = () =>
    editor
      .getByRole('region', { name: 'Main deck' })
      .getByRole('heading', { level: 4 })
      .evaluateAll((titles) => new Set(titles.map((one) => one.getBoundingClientRect().left)).size)
  await expect.poll(columns).toBe(5)

  const add = editor.getByRole('button', { name: 'Add New Cards column' })
  await add.press('Enter')
  await expect(add).toHaveAttribute('aria-expanded', 'false')
  await expect(add).toBeFocused()
  await expect(editor.getByRole('heading', { name: 'Add New Cards' })).toBeHidden()
  await expect.poll(columns).toBe(6)

  const analysis = editor.getByRole('button', { name: 'Analysis column' })
  await analysis.click()
  await expect(editor.getByRole('tab', { name: 'Legality' })).toBeHidden()
  await page.reload()
  await expect(analysis).toHaveAttribute('aria-expanded', 'false')
  await editor.getByRole('button', { name: /^Legality: / }).click()
  await expect(editor.getByRole('tab', { name: 'Legality' })).toBeVisible()
  await expect(add).toHaveAttribute('aria-expanded', 'false')
})
