import type { Locator, Page } from '@playwright/test'
import { expectNoBarriers } from '../barriers.ts'
import { makeDeck } from '../decks.ts'
import { copiesOf, editorOf } from '../editor.ts'
import { expect, test } from '../test.ts'

const suggestionsOf = (page: Page) =>
  editorOf(page).getByRole('region', { name: 'Suggested Cards' })

/** Opens the editor of a deck of four cantrips, and waits for its suggestions. */
async function openCantrips(page: Page): Promise<Locator> {
  const main = { 'Ancestral Recall': 1, Brainstorm: 1, Opt: 1, Ponder: 1 }
  const id = await makeDeck(page, { name: 'Cantrips', format: 'vintage', main })
  await page.goto(`/deck-building/${id}`)
  await expect(cardsIn(suggestionsOf(page))).toHaveCount(4)
  return suggestionsOf(page)
}

/** The suggestions, without the list of dismissed cards. */
const cardsIn = (panel: Locator) =>
  panel.getByRole('listitem').filter({ has: panel.page().getByRole('button', { name: /^Add / }) })

const cardIn = (list: Locator, name: string) => list.getByRole('listitem', { name, exact: true })

const namesIn = async (cards: Locator): Promise<string[]> => {
  await expect(cards.first()).toBeVisible()
  return Promise.all((await cards.all()).map(nameOf))
}

const nameOf = async (card: Locator) => (await card.getAttribute('aria-label')) ?? ''

/** The button in the message that says so: there may be other messages. */
const undoOf = (page: Page, message: string) =>
  page.getByRole('alert').filter({ hasText: message }).getByRole('button', { name: 'Undo' })

test('suggestions come four at a time, with reasons, and disappear once added', {
  tag: '@barriers',
}, async ({ page, member }) => {
  expect(member.email).toContain('@')
  const panel = await openCantrips(page)
  await expect(panel.getByText(/: \d of your cards/).first()).toBeVisible()
  const first = await nameOf(cardsIn(panel).first())
  await panel.getByRole('button', { name: 'Show More' }).click()
  await expect(cardsIn(panel).first()).not.toHaveAttribute('aria-label', first)
  await expect(panel.getByText(/^5 to \d of \d+/)).toBeVisible()
  await expectNoBarriers(page)

  const taken = await nameOf(cardsIn(panel).first())
  await panel
    .getByRole('button', { name: /^Add Main/ })
    .first()
    .click()
  await expect(copiesOf(page, taken)).toBeVisible()
  await expect(panel.getByRole('listitem', { name: taken, exact: true })).toHaveCount(0)
})

test('a card is dismissed by keyboard, brought back by Undo, and restored from the list', {
  tag: '@barriers',
}, async ({ page, member }) => {
  expect(member.email).toContain('@')
  const panel = await openCantrips(page)
  const name = await nameOf(cardsIn(panel).first())
  const next = await nameOf(cardsIn(panel).nth(1))
  const suggested = panel.getByRole('listitem', { name, exact: true })
  await suggested.getByRole('button', { name: /^Not this/ }).press('Enter')
  await expect(cardsIn(panel).first()).toHaveAttribute('aria-label', next)
  await expect(cardsIn(panel).first()).toBeFocused()
  await undoOf(page, 'Card dismissed').click()
  await expect(cardsIn(panel).first()).toHaveAttribute('aria-label', name)
  await expect(panel.getByRole('button', { name: /^Dismissed/ })).toHaveCount(0)

  await suggested.getByRole('button', { name: /^Not this/ }).click()
  await expect(panel.getByRole('button', { name: 'Dismissed (1)' })).toBeVisible()
  await page.reload()
  await expect(cardsIn(panel).first()).toHaveAttribute('aria-label', next)
  await panel.getByRole('button', { name: 'Dismissed (1)' }).click()
  await expectNoBarriers(page)
  await panel.getByRole('button', { name: `Restore ${name}` }).press('Enter')
  await expect(panel.getByRole('heading', { name: 'Suggested Cards' })).toBeFocused()
  await expect(cardsIn(panel).first()).toHaveAttribute('aria-label', name)
})

test('suggestions are restricted to a theme, a role and a budget', async ({ page, member }) => {
  expect(member.email).toContain('@')
  const main = { 'Goblin Guide': 4, 'Krenko, Mob Boss': 2, 'Goblin Chieftain': 4, Mountain: 20 }
  const id = await makeDeck(page, { name: 'Goblins', format: 'legacy', main })
  await page.goto(`/deck-building/${id}`)
  const panel = suggestionsOf(page)
  const kinds = panel.getByRole('combobox', { name: 'Suggest' })
  await expect(cardsIn(panel)).toHaveCount(4)
  await kinds.selectOption({ label: 'More Goblins (10)' })
  await expect(panel.getByText(/Goblins: 10 of your cards/).first()).toBeVisible()
  await expect(cardsIn(panel).filter({ hasNotText: 'Goblin' })).toHaveCount(0)
  await kinds.selectOption('Removal')
  await expect(cardsIn(panel).first()).toBeVisible()
  await panel.getByRole('combobox', { name: 'Budget' }).selectOption('only cards I own')
  await expect(panel.getByText('No other cards of this kind are within your budget.')).toBeVisible()
  await panel.getByRole('button', { name: 'Show all suggestions' }).click()
  await expect(cardsIn(panel)).toHaveCount(4)
  await expect(kinds).toHaveValue('all')
})

test('a missing card is added by keyboard, another is dismissed, and both leave the list', {
  tag: '@barriers',
}, async ({ page, member }) => {
  expect(member.email).toContain('@')
  const main = { 'Goblin Guide': 1, 'Goblin Chieftain': 1, Mountain: 30 }
  const id = await makeDeck(page, {
    ...{ name: 'Goblins', format: 'commander', commander: 'Krenko, Mob Boss', main },
  })
  await page.goto(`/deck-building/${id}`)
  const panel = editorOf(page).getByRole('region', { name: 'What It’s Missing' })
  await expect(panel.getByRole('listitem')).toHaveCount(0)
  await panel.getByRole('button', { name: 'Show what this deck is missing' }).press('Enter')
  const ramp = panel.getByRole('region', { name: /^Ramp: / })
  await expect(ramp.getByRole('heading')).toHaveText('Ramp: 0 of the usual 10')
  const [added = '', dismissed = ''] = await namesIn(ramp.getByRole('listitem'))
  const focused = page.locator(':focus')
  await expectNoBarriers(page)

  await cardIn(ramp, added)
    .getByRole('button', { name: /^Add Main/ })
    .press('Enter')
  await expect(focused).toHaveAttribute('aria-label', dismissed)
  await expect(cardIn(ramp, added)).toHaveCount(0)
  await expect(copiesOf(page, added)).toBeVisible()
  await expect(ramp.getByRole('heading')).toHaveText('Ramp: 1 of the usual 10')

  await cardIn(ramp, dismissed)
    .getByRole('button', { name: /^Not this/ })
    .press('Enter')
  await expect(cardIn(ramp, dismissed)).toHaveCount(0)
  await expect(focused).toHaveRole('listitem')
  await expect(copiesOf(page, dismissed)).toHaveCount(0)
  await undoOf(page, 'Card dismissed').click()
  await expect(cardIn(ramp, dismissed)).toBeVisible()
})
