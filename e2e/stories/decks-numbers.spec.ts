import type { Page } from '@playwright/test'
import { expectNoBarriers } from '../barriers.ts'
import { makeDeck } from '../decks.ts'
import { editorOf } from '../editor.ts'
import { expect, test } from '../test.ts'

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
  await expect(odds.getByRole('row', { name: /^Red \d/ })).toContainText('over 99%')
  await expect(odds).toContainText('are calculated exactly. Only lands count')
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
  await hand.getByRole('button', { name: 'Mulligan', exact: true }).press('Enter')
  await expect(hand).toContainText('If you keep it, 1 card goes to the bottom.')
  await expect(hand).toContainText('You kept 0 of 1 hand.')
  await hand.getByRole('button', { name: 'Keep', exact: true }).press('Enter')
  await expect(hand).toContainText('Choose 1 card for the bottom')
  for (const _ of ['Mulligan', 'Draw', 'New hand', 'first card']) await page.keyboard.press('Tab')
  await expect(cards.first().getByRole('button')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(hand.getByRole('status')).toContainText('6 cards kept')
  await expect(hand.getByRole('button', { name: 'Draw', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(hand).toContainText('Turn 2: 7 cards')
  await expect(hand).toContainText('You kept 1 of 2 hands')

  await cards.last().getByRole('button').press('Enter')
  const table = page.getByRole('dialog', { name: 'Sample hand' })
  await expect(table.getByRole('button', { name: 'Close', exact: true })).toBeFocused()
  await table.getByRole('listitem').first().getByRole('button').press('Space')
  await expect(table.getByRole('button', { pressed: true })).toHaveCount(1)
  await expectNoBarriers(page)
  await page.keyboard.press('Escape')
  await expect(table).toHaveCount(0)
  await expect(cards.last().getByRole('button')).toBeFocused()
})

test('the games of a goldfish are played in a worker, again after a change of the deck', {
  tag: '@barriers',
}, async ({ page, member }) => {
  expect(member.email).toContain('@')
  const id = await makeDeck(page, { name: 'Burn', format: 'modern', main: copies })
  await page.goto(`/deck-building/${id}`)
  const worker = page.waitForEvent('worker', (one) => one.url().includes('goldfish'))
  await openTool(page, 'Odds')
  expect((await worker).url()).toContain('/assets/')
  const goldfish = editorOf(page).getByRole('region', { name: 'Goldfish' })
  await expect(goldfish).toContainText('10,000 games played.')
  const lands = goldfish.getByRole('row', { name: /^Lands in play on turn 4/ })
  await expect(lands).toContainText(/3\.\d\d.*± 0\.0\d/)
  await goldfish.getByRole('checkbox', { name: /^Mulligan hands without 2 to 5/ }).uncheck()
  const gap = async () =>
    Math.abs(Number(await lands.getByRole('cell').first().textContent()) - landsByTurn4())
  await expect.poll(gap).toBeLessThan(0.03)
  await expectNoBarriers(page)

  const before = await lands.textContent()
  await editorOf(page).getByRole('button', { name: 'One more Mountain' }).click()
  await expect(lands).not.toHaveText(before ?? '')
  await expect(goldfish).toContainText('10,000 games played.')
})

/** Of ten cards, since one is drawn on each of the turns 2 to 4. */
function landsByTurn4(): number {
  const chances = Array.from({ length: 11 }, (_, lands) => chanceOf(lands, 10))
  return chances.reduce((sum, chance, lands) => sum + chance * Math.min(4, lands), 0)
}

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
