import { expect, test } from 'vitest'
import { buttonIn } from '../../../../test/controls.ts'
import { themeOf } from '../../../../test/deck-advice.ts'
import { setUpDeckServer } from '../../../../test/deck-server.ts'
import { drawTool } from '../../../../test/decks/tool.tsx'
import { cardNamed, deckOf, factsOf, rowOf } from '../../../../test/decks.ts'
import { refusal } from '../../../../test/refusal.ts'
import { waitFor } from '../../../../test/wait-for.ts'

const server = setUpDeckServer()
const karn = cardNamed('Karn', { typeLine: 'Legendary Creature — Golem' })
const mountain = cardNamed('Mountain', { manaCost: '', typeLine: 'Basic Land — Mountain' })
const spells = Array.from({ length: 36 }, (_, at) =>
  cardNamed(`Insight ${at + 1}`, { typeLine: 'Sorcery', oracleText: 'Draw two cards.' }),
)

/** A commander with cards that draw cards, and lands. */
function haveDeck({ draws = 36, lands = 26, locked = 0 } = {}) {
  server.facts = Object.fromEntries(spells.map(({ id }) => [id, { manaValue: 4 }]))
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
const introOf = (panel: Element) => /fit the deck least|no reason/.exec(panel.textContent)
const suggested = (panel: Element) =>
  [...panel.querySelectorAll('[data-does=cut]')].map((button) => button.getAttribute('aria-label'))
const focusedName = () => document.activeElement?.getAttribute('aria-label')
const copies = () => server.decks[0]?.cards.reduce((sum, { quantity }) => sum + quantity, 0)

/** Draws the panel, and waits for the fits of the cards. */
async function drawCuts() {
  const page = await drawTool('cuts')
  await waitFor(() => expect(introOf(page.panel())).not.toBeNull())
  return page
}

test('the heading counts the cards to cut, and each card has reasons', async () => {
  haveDeck()
  const { panel } = await drawCuts()
  expect(titleOf(panel())).toBe('Cut 3 cards')
  const [first] = panel().querySelectorAll('[data-item]')
  expect(first?.querySelector('ul')?.textContent).toMatch(/\d/)
  expect(suggested(panel())).toHaveLength(10)
  expect(suggested(panel()).slice(0, 2)).toEqual(['Cut Insight 1', 'Cut Insight 2'])
})

test('exactly the cards over the limit are cut as one change, and restored as one', async () => {
  haveDeck()
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
  haveDeck()
  const { panel } = await drawCuts()
  const [first = '', second] = suggested(panel()).filter((name) => name?.includes('Insight'))
  buttonIn(panel(), first ?? '').focus()
  buttonIn(panel(), first ?? '').click()
  await waitFor(() => expect(titleOf(panel())).toBe('Cut 2 cards'))
  await waitFor(() => expect(focusedName()).toBe(second))
  await waitFor(() => expect(copies()).toBe(61))
  expect(panel().querySelector('[role=status]')?.textContent).toMatch(/: 1 copy cut$/)
})

test('a locked card leaves the list, and returns when it is unlocked', async () => {
  haveDeck()
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
  haveDeck({ lands: 32, locked: 36 })
  const { panel } = await drawCuts()
  expect(titleOf(panel())).toBe('Cut 9 cards')
  expect(panel().textContent).toMatch(/of the 9 cards can be suggested: 36 cards are locked/)
  expect(buttonIn(panel(), 'Cut the first 5')).toBeTruthy()
})

test('a deck of the right size shows its weakest cards, and nothing has to be cut', async () => {
  haveDeck({ draws: 33 })
  const { panel } = await drawCuts()
  expect(titleOf(panel())).toBe('Nothing has to be cut')
  expect(panel().textContent).toContain('these fit the deck least.')
  expect(panel().textContent).not.toContain('Cut the first')
  expect(suggested(panel()).length).toBeGreaterThan(0)
})

test('an empty deck explains the panel', async () => {
  server.decks = [deckOf({ format: 'oathbreaker' })]
  const { panel } = await drawTool('cuts')
  await waitFor(() => expect(panel().textContent).toContain('Add cards to the deck'))
  expect(titleOf(panel())).toBe('Cuts')
  expect(panel().querySelector('li')).toBeNull()
})

test('a deck that may be larger does not have to be cut', async () => {
  haveDeck()
  server.decks = server.decks.map((deck) => ({ ...deck, format: 'modern' as const }))
  const { panel } = await drawCuts()
  expect(titleOf(panel())).toBe('3 cards over 60')
  expect(panel().textContent).toContain('60 cards are enough.')
})

/** A Modern deck with three copies of a card, a playset, a banned card and lands. */
function haveModernDeck() {
  const bear = cardNamed('Bear')
  const skullclamp = cardNamed('Skullclamp')
  const legalities = { ...factsOf(skullclamp).legalities, modern: 'banned' as const }
  server.facts = { [skullclamp.id]: { legalities } }
  server.decks = [
    deckOf({
      cards: [rowOf(skullclamp), rowOf(bear, 3), rowOf(cardNamed('Opt'), 4), rowOf(mountain, 18)],
    }),
  ]
}

test('a card that breaks a rule is shown at once, and what fits least when it is known', async () => {
  haveModernDeck()
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  server.override = async ({ path }) => {
    if (path.endsWith('/fits')) await released
    return undefined
  }
  const { panel } = await drawTool('cuts')
  await waitFor(() => expect(titleOf(panel())).toBe('1 card breaks a rule'))
  expect(suggested(panel())).toEqual(['Cut Skullclamp'])
  expect(panel().textContent).toContain('Breaks a rule: Skullclamp is banned in Modern.')
  expect(panel().textContent).toContain('Comparing the cards of the deck...')
  release()
  await waitFor(() => expect(suggested(panel())).toEqual(['Cut Skullclamp', 'Cut all 3 Bear']))
  expect(panel().textContent).toContain(
    'Cards that break a rule come first, then those that fit the deck least.',
  )
  expect(panel().textContent).not.toContain('Comparing the cards')
})

test('all copies of a card are cut as one', async () => {
  haveModernDeck()
  server.fits = { Bear: { score: -1, themes: [themeOf('Bears', 5)] } }
  const { panel } = await drawCuts()
  expect(panel().textContent).toContain('Bears: only 2 copies of other cards.')
  expect(buttonIn(panel(), 'Cut all 3 Bear').textContent).toBe('Cut all 3')
  buttonIn(panel(), 'Cut all 3 Bear').click()
  await waitFor(() => expect(copies()).toBe(23))
  await waitFor(() => expect(suggested(panel())).not.toContain('Cut all 3 Bear'))
})

test('when the fits can not be loaded, rules still count, and the fits can be requested again', async () => {
  haveModernDeck()
  server.override = ({ path }) =>
    path.endsWith('/fits') ? refusal(500, 'internal', 'Something broke') : undefined
  const { panel } = await drawTool('cuts')
  await waitFor(() => expect(panel().textContent).toContain('could not be loaded'))
  await waitFor(() => expect(suggested(panel())).toEqual(['Cut Skullclamp']))
  expect(titleOf(panel())).toBe('1 card breaks a rule')
  server.override = () => undefined
  buttonIn(panel(), 'Try again').click()
  await waitFor(() => expect(suggested(panel())).toContain('Cut all 3 Bear'))
})
