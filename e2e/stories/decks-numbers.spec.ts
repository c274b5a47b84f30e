import type { Page } from '@playwright/test'
import { expectNoBarriers } from '../barriers.ts'
import { makeDeck } from '../decks.ts'
import { expect, test } from '../test.ts'

const editorOf = (page: Page) => page.getByRole('dialog', { name: 'Edit Deck' })

const copies = { 'Lightning Bolt': 20, 'Goblin Guide': 17, Mountain: 23 }

async function openTool(page: Page, tool: string) {
  await editorOf(page)
    .getByRole('tablist', { name: 'About this deck' })
    .getByRole('tab', { name: tool })
    .click()
}

test('the numbers and odds of a deck match the hypergeometric distribution', {
  tag: '@barriers',
}, async ({ page, member }) => {
  expect(member.email).toContain('@')
  const id = await makeDeck(page, { name: 'Burn', format: 'modern', main: copies })
  await page.goto(`/deck-building/${id}`)
  const curve = editorOf(page).getByRole('region', { name: 'Mana curve' })
  await curve.getByRole('button', { name: 'Show as table' }).click()
  await expect(curve.getByRole('row', { name: '1 37 17 20' })).toBeVisible()
  await expectNoBarriers(page)

  await openTool(page, 'Odds')
  const odds = editorOf(page).getByRole('region', { name: 'Odds' })
  const keepable = [2, 3, 4, 5].reduce((sum, lands) => sum + chanceOf(lands), 0)
  await expect(odds).toContainText(`${Math.round(keepable * 100)}% of opening hands are keepable`)
  await expect(odds.getByRole('row', { name: /^Red/ })).toContainText('over 99%')
  await expect(odds).toContainText('Calculated exactly. Only lands count')
  await expectNoBarriers(page)
})

test('a hand is drawn, mulliganed and played by keyboard', { tag: '@barriers' }, async ({
  page,
  member,
}) => {
  expect(member.email).toContain('@')
  const id = await makeDeck(page, { name: 'Burn', format: 'modern', main: copies })
  await page.goto(`/deck-building/${id}`)
  await openTool(page, 'Odds')
  const hand = editorOf(page).getByRole('region', { name: 'Sample hand' })
  const cards = hand.getByRole('listitem')
  await expect(cards).toHaveCount(7)
  await hand.getByRole('button', { name: 'Mulligan' }).press('Enter')
  await expect(hand).toContainText('Choose 1 card for the bottom')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(cards.first().getByRole('button')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(hand.getByRole('status')).toContainText('6 cards kept')
  await expect(hand.getByRole('button', { name: 'Draw' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(hand).toContainText('Turn 2: 7 cards')

  await cards.last().getByRole('button').press('Enter')
  const table = page.getByRole('dialog', { name: 'Sample hand' })
  await expect(table.getByRole('button', { name: 'Close' })).toBeFocused()
  await table.getByRole('listitem').first().getByRole('button').press('Space')
  await expect(table.getByRole('button', { pressed: true })).toHaveCount(1)
  await expectNoBarriers(page)
  await page.keyboard.press('Escape')
  await expect(table).toHaveCount(0)
  await expect(cards.last().getByRole('button')).toBeFocused()
})

/** The chance of exactly this many lands in seven cards, card by card in every order. */
function chanceOf(lands: number, drawn = 7, left = { lands: copies.Mountain, cards: 60 }): number {
  if (lands < 0 || lands > drawn) return 0
  if (drawn === 0) return 1
  const rest = { ...left, cards: left.cards - 1 }
  const land = left.lands / left.cards
  return (
    land * chanceOf(lands - 1, drawn - 1, { ...rest, lands: left.lands - 1 }) +
    (1 - land) * chanceOf(lands, drawn - 1, rest)
  )
}
