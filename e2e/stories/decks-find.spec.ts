import { expectNoBarriers } from '../barriers.ts'
import { makeDeck } from '../decks.ts'
import { expect, test } from '../test.ts'

test('cards of a deck are found by the query language, filtered or highlighted', {
  tag: '@barriers',
}, async ({ page, member }) => {
  expect(member.email).toContain('@')
  const main = { Cultivate: 1, 'Sol Ring': 1, Opt: 4 }
  const id = await makeDeck(page, { name: 'Krenko ramps', format: 'legacy', main })
  await page.goto(`/deck-building/${id}`)
  const editor = page.getByRole('dialog', { name: 'Edit Deck' })
  const cards = editor.getByRole('region', { name: 'Current Cards' })
  const field = cards.getByLabel('Find in this deck')
  await field.fill('category:')
  await expect(cards.getByRole('option', { name: 'Ramp' })).toBeVisible()
  await field.fill('category:ramp in:main')
  await expect(cards.getByText('2 of 6 cards')).toBeVisible()
  await expect(cards.getByRole('link', { name: '1 Sol Ring' })).toBeVisible()
  await expect(cards.getByRole('link', { name: '4 Opt' })).toHaveCount(0)

  await cards.getByText('Highlight', { exact: true }).click()
  await expect(cards.getByRole('link', { name: '4 Opt' })).toBeVisible()
  await expect(cards.getByRole('link', { name: '1 Sol Ring, found' })).toBeVisible()
  await expectNoBarriers(page)

  await field.fill('missing category:nonsense')
  await expect(cards.getByText('6 of 6 cards')).toBeVisible()
  await expect(cards.getByRole('list', { name: 'Notes on your search' })).toContainText(
    'no card of the deck has a category called “nonsense”',
  )
  await expectNoBarriers(page)
  await field.press('Escape')
  await expect(field).toHaveValue('')
  await expect(editor).toBeVisible()
})

test('the search page finds the cards of decks', async ({ page, member }) => {
  expect(member.email).toContain('@')
  await makeDeck(page, { name: 'Krenko ramps', format: 'legacy', main: { Cultivate: 1 } })
  const field = page.getByRole('combobox').first()
  await page.goto('/')
  await field.pressSequentially('deck:ramp')
  await page.getByRole('option', { name: 'Krenko ramps' }).click()
  await expect(field).toHaveValue(/^deck:"Krenko ramps"/)
  await page.goto(`/?q=${encodeURIComponent('deck:"krenko"')}`)
  await expect(page.getByRole('article')).not.toHaveCount(0)
  await expect(page.getByRole('article').first()).toHaveAccessibleName(/Cultivate/)
  await page.goto(`/?q=${encodeURIComponent('-deck:any cultivate')}`)
  await expect(page.getByText('it is in none of your decks').first()).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(0)
})
