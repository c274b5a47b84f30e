import { expect, test } from 'vitest'
import { buttonIn } from '../../../../test/controls.ts'
import { setUpDeckServer } from '../../../../test/deck-server.ts'
import { drawTool } from '../../../../test/decks/tool.tsx'
import { cardNamed, deckOf, rowOf } from '../../../../test/decks.ts'
import { waitFor } from '../../../../test/wait-for.ts'

const server = setUpDeckServer()
const karn = cardNamed('Karn', { typeLine: 'Legendary Creature — Golem' })
const mountain = cardNamed('Mountain', { manaCost: '', typeLine: 'Basic Land — Mountain' })
const spells = Array.from({ length: 24 }, (_, at) =>
  cardNamed(`Insight ${at + 1}`, { typeLine: 'Sorcery', oracleText: 'Draw two cards.' }),
)

/** A commander with cards that draw cards, and lands. */
function haveDeck({ draws = 24, lands = 36, locked = 0 } = {}) {
  const rows = spells.slice(0, draws).map((card, at) => ({ ...rowOf(card), isLocked: at < locked }))
  server.decks = [
    deckOf({
      format: 'oathbreaker',
      commander: karn,
      commanderId: karn.id,
      commanderName: 'Karn',
      cards: [...rows, rowOf(mountain, lands)],
    }),
  ]
}

const titleOf = (panel: Element) => panel.querySelector('h2')?.textContent
const suggested = (panel: Element) =>
  [...panel.querySelectorAll('[data-does=cut]')].map((button) => button.getAttribute('aria-label'))
const focusedName = () => document.activeElement?.getAttribute('aria-label')
const copies = () => server.decks[0]?.cards.reduce((sum, { quantity }) => sum + quantity, 0)

async function drawCuts() {
  const page = await drawTool('cuts')
  await waitFor(() => expect(titleOf(page.panel())).not.toBe('Cuts'))
  return page
}

test('the heading counts the cards to cut, and each card has reasons', async () => {
  haveDeck({ draws: 24, lands: 38 })
  const { panel } = await drawCuts()
  expect(titleOf(panel())).toBe('Cut 3 cards')
  const [first] = panel().querySelectorAll('[data-item]')
  expect(first?.querySelector('ul')?.textContent).toMatch(/\d/)
  expect(suggested(panel())).toHaveLength(10)
})

test('exactly the cards over the limit are cut as one change, and restored as one', async () => {
  haveDeck({ draws: 24, lands: 38 })
  const { panel, changes } = await drawCuts()
  const first = suggested(panel()).slice(0, 3)
  buttonIn(panel(), 'Cut the first 3').focus()
  buttonIn(panel(), 'Cut the first 3').click()
  await waitFor(() => expect(titleOf(panel())).toBe('Nothing has to be cut'))
  expect(document.activeElement).toBe(panel().querySelector('h2'))
  expect(panel().querySelector('[role=status]')?.textContent).toBe('Cut 3 cards.')
  await waitFor(() => expect(copies()).toBe(59))
  for (const name of first) expect(suggested(panel())).not.toContain(name)
  expect(changes.getSnapshot().nextUndo?.cardName).toBe('cut 3 cards')
  changes.undo()
  await waitFor(() => expect(titleOf(panel())).toBe('Cut 3 cards'))
})

test('one card is cut, and the focus moves to the next', async () => {
  haveDeck({ draws: 24, lands: 38 })
  const { panel } = await drawCuts()
  const [first = '', second] = suggested(panel()).filter((name) => name?.includes('Insight'))
  buttonIn(panel(), first ?? '').focus()
  buttonIn(panel(), first ?? '').click()
  await waitFor(() => expect(titleOf(panel())).toBe('Cut 2 cards'))
  await waitFor(() => expect(focusedName()).toBe(second))
  await waitFor(() => expect(copies()).toBe(61))
})

test('a locked card leaves the list, and returns when it is unlocked', async () => {
  haveDeck({ draws: 24, lands: 38 })
  const { panel } = await drawCuts()
  const [cut] = suggested(panel()).filter((name) => name?.includes('Insight'))
  const name = cut?.replace('Cut ', '') ?? ''
  buttonIn(panel(), `Lock ${name} against cuts`).focus()
  buttonIn(panel(), `Lock ${name} against cuts`).click()
  await waitFor(() => expect(panel().querySelector('h3')?.textContent).toBe(' Locked (1)'))
  expect(suggested(panel())).not.toContain(cut)
  expect(focusedName()).toMatch(/^Lock /)
  buttonIn(panel(), `Unlock ${name}`).click()
  await waitFor(() => expect(suggested(panel())).toContain(cut))
  expect(panel().querySelector('h3')).toBeNull()
})

test('too few unlocked cards are reported', async () => {
  haveDeck({ draws: 24, lands: 44, locked: 24 })
  const { panel } = await drawCuts()
  expect(titleOf(panel())).toBe('Cut 9 cards')
  expect(panel().textContent).toMatch(/of the 9 cards can be suggested: 24 cards are locked/)
  expect(buttonIn(panel(), 'Cut the first one')).toBeTruthy()
})

test('a deck of the right size shows its weakest cards, and nothing has to be cut', async () => {
  haveDeck({ draws: 24, lands: 35 })
  const { panel } = await drawCuts()
  expect(titleOf(panel())).toBe('Nothing has to be cut')
  expect(panel().textContent).toContain('these do the least for the deck.')
  expect(panel().textContent).not.toContain('Cut the first')
  expect(suggested(panel()).length).toBeGreaterThan(0)
})

test('an empty deck explains the panel', async () => {
  server.decks = [deckOf({ format: 'oathbreaker' })]
  const { panel } = await drawTool('cuts')
  await waitFor(() => expect(panel().textContent).toContain('Add cards to the deck'))
  expect(titleOf(panel())).toBe('Cuts')
  expect(panel().textContent).not.toContain('Nothing speaks against')
})

test('a deck that may be larger does not have to be cut', async () => {
  haveDeck({ draws: 24, lands: 38 })
  server.decks = server.decks.map((deck) => ({ ...deck, format: 'modern' as const }))
  const { panel } = await drawCuts()
  expect(titleOf(panel())).toBe('3 cards over 60')
  expect(panel().textContent).toContain('60 cards are enough.')
})
