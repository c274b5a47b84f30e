import { expect, test } from 'vitest'
import { buttonIn } from '../../../../test/controls.ts'
import { setUpDeckServer } from '../../../../test/deck-server.ts'
import { drawTool } from '../../../../test/decks/tool.tsx'
import { cardNamed, deckOf, factsOf, rowOf } from '../../../../test/decks.ts'
import { refusal } from '../../../../test/refusal.ts'
import { waitFor } from '../../../../test/wait-for.ts'

const server = setUpDeckServer()
const bolt = cardNamed('Lightning Bolt', { typeLine: 'Instant' })
const clamp = cardNamed('Skullclamp', { typeLine: 'Artifact — Equipment', colorIdentity: [] })
const mountain = cardNamed('Mountain', { typeLine: 'Basic Land — Mountain' })
const soon = cardNamed('Next Year', { releasedAt: '2999-01-01' })

const isNot = (legality: 'banned' | 'not_legal') => ({
  legalities: { ...factsOf(clamp).legalities, modern: legality },
})

/** More than sixty cards with five Bolts, and a banned Skullclamp. */
function haveBrokenDeck() {
  server.facts = { skullclamp: isNot('banned') }
  server.decks = [deckOf({ cards: [rowOf(bolt, 5), rowOf(clamp), rowOf(mountain, 56)] })]
}

const titleOf = (panel: Element) => panel.querySelector('h2')?.textContent
const badgeIn = (box: Element) =>
  box.querySelector('[aria-label^="Legality:"]')?.getAttribute('aria-label')
const focusedText = () => document.activeElement?.textContent

async function drawLegality() {
  const page = await drawTool('legality')
  await waitFor(() => expect(badgeIn(page.box)).toBeTruthy())
  return page
}

test('findings show the violation, its rule and fixes', async () => {
  haveBrokenDeck()
  const { box, panel } = await drawLegality()
  expect(badgeIn(box)).toBe('Legality: 2 problems')
  expect(titleOf(panel())).toBe('2 problems in Modern')
  const items = [...panel().querySelectorAll('[data-item]')].map(({ textContent }) => textContent)
  expect(items).toEqual([
    'ProblemModern banned listSkullclamp is banned in Modern.Remove Skullclamp',
    'ProblemCR 100.2aLightning Bolt: 5 copies, 4 are allowed.Remove 1 Lightning Bolt',
  ])
  const links = [...panel().querySelectorAll('a')]
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Skullclamp', '/card/Skullclamp'],
    ['Lightning Bolt', '/card/Lightning%20Bolt'],
  ])
})

test('fixes are applied one after another, and the focus moves to the next one', async () => {
  haveBrokenDeck()
  const { box, panel, changes } = await drawLegality()
  buttonIn(panel(), 'Remove Skullclamp').focus()
  buttonIn(panel(), 'Remove Skullclamp').click()
  await waitFor(() => expect(titleOf(panel())).toBe('1 problem in Modern'))
  expect(panel().querySelector('[role=status]')?.textContent).toBe('Removed Skullclamp.')
  expect(focusedText()).toBe('Remove 1 Lightning Bolt')
  buttonIn(panel(), 'Remove 1 Lightning Bolt').click()
  await waitFor(() => expect(badgeIn(box)).toBe('Legality: Legal'))
  expect(focusedText()).toBe('Legal in Modern')
  expect(panel().textContent).toContain('up to 4 copies of a card')
  await waitFor(() => expect(server.decks[0]?.cards).toHaveLength(2))
  changes.undo()
  await waitFor(() => expect(titleOf(panel())).toBe('1 problem in Modern'))
  expect(changes.getSnapshot().nextRedo?.cardName).toBe('removed 1 Lightning Bolt')
})

test('fixes in other places are links', async () => {
  server.decks = [deckOf({ cards: [rowOf(mountain, 40)] })]
  const { panel, opened } = await drawLegality()
  buttonIn(panel(), 'Add 20 cards').click()
  expect(opened).toEqual(['add'])
})

test('a note leaves a deck legal', async () => {
  server.facts = { 'next-year': { legalities: { modern: 'not_legal', vintage: 'not_legal' } } }
  server.decks = [deckOf({ cards: [rowOf(soon), rowOf(mountain, 60)] })]
  const { box, panel } = await drawLegality()
  expect(badgeIn(box)).toBe('Legality: 1 note')
  expect(titleOf(panel())).toBe('Legal in Modern')
  expect(panel().textContent).toContain('Next Year is not released yet')
})

test('an unknown printing has no dead button', async () => {
  const lost = { ...rowOf(cardNamed('Lost Card')), card: null }
  server.decks = [deckOf({ cards: [lost, rowOf(mountain, 60)] })]
  const { panel } = await drawLegality()
  expect(panel().textContent).toContain('does not know Lost Card')
  const fixes = [...panel().querySelectorAll('[data-item] button')]
  expect(fixes.map(({ textContent }) => textContent)).toEqual(['Remove Lost Card'])
})

test('a card that was just added has no findings until its facts are loaded', async () => {
  server.decks = [deckOf({ cards: [rowOf(mountain, 60)] })]
  server.found = { skullclamp: [clamp] }
  server.facts = { skullclamp: isNot('banned') }
  const { box, changes } = await drawLegality()
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  server.override = async ({ path }) => {
    if (path.endsWith('/facts')) await answered
    return undefined
  }
  const seen = new Set<string | null | undefined>()
  changes.subscribe(() => seen.add(badgeIn(box)))
  changes.actions.add(clamp, 'main')
  await waitFor(() => expect(server.decks[0]?.cards).toHaveLength(2))
  await waitFor(() => expect(changes.getSnapshot().state).toBe('saved'))
  expect(badgeIn(box)).toBe('Legality: Legal')
  answer()
  await waitFor(() => expect(badgeIn(box)).toBe('Legality: 1 problem'))
  expect([...seen]).toEqual(['Legality: Legal'])
})

test('missing facts show a loading state, and can be retried', async () => {
  haveBrokenDeck()
  let refuse = () => {}
  const refused = new Promise<void>((resolve) => {
    refuse = resolve
  })
  server.override = async ({ path }) => {
    if (!path.endsWith('/facts')) return undefined
    await refused
    return refusal(500, 'internal', 'Something went wrong.')
  }
  const { box, panel } = await drawTool('legality')
  expect(panel().textContent).toContain('Checking the rules...')
  refuse()
  await waitFor(() => expect(panel().textContent).toContain('could not be loaded'))
  expect(badgeIn(box)).toBeUndefined()
  server.override = () => undefined
  buttonIn(panel(), 'Try again').click()
  await waitFor(() => expect(titleOf(panel())).toBe('2 problems in Modern'))
})

test('the first ten of many findings are shown, and the others on demand', async () => {
  const cards = Array.from({ length: 13 }, (_, at) => cardNamed(`Old Card ${at}`))
  server.facts = Object.fromEntries(cards.map(({ id }) => [id, isNot('not_legal')]))
  server.decks = [deckOf({ cards: [...cards.map((card) => rowOf(card)), rowOf(mountain, 60)] })]
  const { panel } = await drawLegality()
  expect(titleOf(panel())).toBe('13 problems in Modern')
  expect(panel().querySelectorAll('[data-item]')).toHaveLength(10)
  buttonIn(panel(), 'Show 3 more').click()
  expect(panel().querySelectorAll('[data-item]')).toHaveLength(13)
  expect(document.activeElement?.closest('[data-item]')?.textContent).toMatch(/Old Card/)
})
