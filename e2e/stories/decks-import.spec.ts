import type { Page } from '@playwright/test'
import { expectNoBarriers } from '../barriers.ts'
import { expect, test } from '../test.ts'

async function read(page: Page, list: string) {
  await page.getByRole('textbox', { name: 'Or paste a list' }).fill(list)
  await page.getByRole('button', { name: 'Read this list' }).click()
}

/** Copies by card name in a deck. */
async function cardsOf(page: Page, deckId: string): Promise<Record<string, number>> {
  const { cards } = await (await page.request.get(`/api/decks/${deckId}`)).json()
  const copies: Record<string, number> = {}
  for (const { cardName, quantity, slotType } of cards) {
    copies[slotType === 'main' ? cardName : `${cardName} (${slotType})`] = quantity
  }
  return copies
}

const goblins = `Commander
1 Krenko, Mob Boss

Deck
1 Sol Rng
30 Mountain
1 Qwzx Vbnm Plkj

Sideboard
2 Negate

Maybeboard
1 Swords to Plowshares`

test('a list becomes a deck, another one is added to it, and two decks are compared', {
  tag: ['@barriers', '@firefox'],
}, async ({ page, member }) => {
  expect(member.email).toContain('@')
  await page.goto('/deck-building/import')
  await read(page, goblins)
  await expect(page.getByText('34 cards ready, 2 lines to fix')).toBeVisible()
  const misspelt = page.getByRole('article', { name: 'Sol Rng' })
  await expect(misspelt).toContainText('No card is called “Sol Rng”.')
  await expect(page.getByText('2 lines are not in the deck:')).toBeVisible()
  await expectNoBarriers(page)

  await misspelt
    .getByRole('button', { name: /^Sol Ring/ })
    .first()
    .click()
  await expect(page.getByText('35 cards ready, 1 line to fix')).toBeVisible()
  await expect(page.getByText('1 in the considering board')).toBeVisible()
  await page.getByLabel('Deck name').fill('Goblins')
  await expect(page.getByLabel('Format')).toHaveValue('commander')
  await page.getByRole('button', { name: 'Create deck with 34 cards' }).click()
  await expect(page.getByRole('heading', { name: 'Deck created!' })).toBeFocused()
  await expect(page.getByText('1 line is not in the deck:')).toBeVisible()
  await expect(page.getByText('1 Qwzx Vbnm Plkj')).toBeVisible()
  await page.getByRole('link', { name: 'Open the deck' }).click()
  await expect(page).toHaveURL(/\/deck-building\/[\w-]+$/)
  const goblinsId = page.url().split('/').at(-1) ?? ''
  expect(await cardsOf(page, goblinsId)).toEqual({
    'Krenko, Mob Boss': 1,
    'Sol Ring': 1,
    Mountain: 30,
    'Negate (side)': 2,
    'Swords to Plowshares (considering)': 1,
  })

  await page.goto(`/deck-building/import?deck=${goblinsId}`)
  await read(page, '4 Mountain\n1 Lightning Bolt')
  await expect(page.getByText('34 → 39 cards')).toBeVisible()
  await page.getByRole('button', { name: 'Add 5 cards' }).click()
  await expect(page.getByRole('heading', { name: '5 cards added' })).toBeFocused()
  await page.getByRole('link', { name: 'Open the deck' }).click()
  const editor = page.getByRole('dialog', { name: 'Edit Deck' })
  await expect(editor.getByRole('button', { name: /^Undo: added 5 cards/ })).toBeEnabled()
  expect(await cardsOf(page, goblinsId)).toMatchObject({ Mountain: 34, 'Lightning Bolt': 1 })

  const made = await page.request.post('/api/decks', { data: { name: 'Empty', format: 'modern' } })
  const { id: emptyId } = await made.json()
  await page.goto(`/deck-building/compare?one=${goblinsId}&other=${emptyId}`)
  const alone = page.getByRole('list', { name: 'Only in Goblins: Main deck' })
  await expect(alone).toContainText('Krenko, Mob Boss')
  await expect(page.getByRole('heading', { name: 'Mana curves' })).toBeVisible()
  await expectNoBarriers(page)
  await page.getByRole('button', { name: 'Swap the decks' }).click()
  await expect(page).toHaveURL(new RegExp(`one=${emptyId}`))
})
