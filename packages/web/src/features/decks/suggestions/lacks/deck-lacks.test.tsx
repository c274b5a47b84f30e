import type { DeckAddition } from '@manafolio/contract'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { buttonIn } from '../../../../test/controls.ts'
import { setUpDeckServer } from '../../../../test/deck-server.ts'
import { cardNamed, deckOf, rowOf } from '../../../../test/decks.ts'
import { drawPage } from '../../../../test/draw-page.tsx'
import { karn, plainSite } from '../../../../test/people.ts'
import { refusal } from '../../../../test/refusal.ts'
import { waitFor } from '../../../../test/wait-for.ts'
import { knownChanges } from '../../changes/known-changes.ts'
import { useDeckChanges } from '../../changes/use-deck-changes.ts'
import { DeckLacks } from './deck-lacks.tsx'

const state = setUpDeckServer()
afterEach(() => localStorage.clear())

const addition = (name: string, facts: Partial<DeckAddition> = {}): DeckAddition => ({
  ...{ card: cardNamed(name), owned: 0, free: 0, usd: 1.5 },
  ...facts,
})

function Page() {
  const { deck, changes } = useDeckChanges('deck-1')
  return deck ? <DeckLacks deck={deck} actions={changes.actions} /> : null
}

async function drawLacks() {
  state.decks = [deckOf({ cards: [rowOf(cardNamed('Goblin Guide'), 4)] })]
  const additions = [
    addition('Sol Ring', { owned: 2, free: 1 }),
    addition('Mind Stone'),
    addition('Splendid Genesis', { usd: null }),
  ]
  state.lacks = [
    { role: 'ramp', have: 6, usual: 10, additions },
    { role: 'graveyard_hate', have: 0, usual: 1, additions: [] },
  ]
  const page = await drawPage(Page, { user: karn, site: plainSite })
  onTestFinished(() => knownChanges(page.queryClient).closeAll()) // they outlive their page
  await waitFor(() => expect(page.box.querySelector('section')).not.toBeNull())
  return page.box
}

async function drawOpen() {
  const box = await drawLacks()
  buttonIn(box, 'Show what this deck lacks').click()
  await waitFor(() => expect(namesIn(box)).not.toEqual([]))
  return box
}

const itemsIn = (box: Element) => [...box.querySelectorAll('li')]
const namesIn = (box: Element) => itemsIn(box).map((item) => item.getAttribute('aria-label'))

test('nothing is asked until somebody wants to see it', async () => {
  const box = await drawLacks()
  expect(state.askedToAdd).toEqual([])
  buttonIn(box, 'Show what this deck lacks').click()
  await waitFor(() => expect(state.askedToAdd).toEqual([{}]))
})

test('each lack is told in numbers, with cards that are owned or what they cost', async () => {
  const box = await drawOpen()
  expect([...box.querySelectorAll('h3')].map(({ textContent }) => textContent)).toEqual([
    ...['Ramp: 6 of the usual 10', 'Graveyard hate: 0 of the usual 1'],
  ])
  const [ring, stone, genesis] = itemsIn(box).map(({ textContent }) => textContent)
  expect(ring).toContain('You own 2, 1 free')
  expect(ring).not.toContain('Buy')
  expect(stone).toContain('$1.50Buy')
  expect(genesis).toContain('N/A')
  expect(box.textContent).toContain('No other card for it within what you want to spend.')
})

test('a deck with all of the usual is told of what it does best', async () => {
  const box = await drawLacks()
  state.lacks = [{ role: 'draw', have: 12, usual: 10, additions: [addition('Opt')] }]
  buttonIn(box, 'Show what this deck lacks').click()
  await waitFor(() => expect(namesIn(box)).toEqual(['Opt']))
  expect(box.textContent).toContain('It has all that decks of its format usually have.')
  expect(box.querySelector('h3')?.textContent).toBe('Card draw: 12, where 10 are usual')
})

test('a card that is added leaves the list, and the next one has the focus', async () => {
  const box = await drawOpen()
  const add = buttonIn(box, 'Add Main: Sol Ring')
  add.focus()
  add.click()
  await waitFor(() => expect(namesIn(box)).toEqual(['Mind Stone', 'Splendid Genesis']))
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Mind Stone')
  await waitFor(() =>
    expect(state.sent.map(({ body }) => body)).toEqual([
      expect.objectContaining({ cardName: 'Sol Ring', quantity: 1, slotType: 'main' }),
    ]),
  )
  // The deck has another version then, and once that has come to rest it is asked for again.
  await waitFor(() => expect(state.askedToAdd).toHaveLength(2))
})

test('a budget is asked with, and kept', async () => {
  const box = await drawOpen()
  const select = box.querySelector('select')
  if (!select) throw new Error('There is no budget.')
  expect([...select.options].map(({ text }) => text)).toEqual([
    ...['at any price', 'only those I own', 'up to $1', 'up to $5', 'up to $20'],
  ])
  select.selectedIndex = 1
  select.dispatchEvent(new Event('change', { bubbles: true }))
  await waitFor(() => expect(state.askedToAdd.at(-1)).toEqual({ budget: 0 }))
  expect(localStorage.getItem('manafolio:add-budget')).toBe('owned')
})

test('a failure is told, and tried again', async () => {
  const box = await drawLacks()
  state.override = ({ path }) =>
    path.endsWith('/additions') ? refusal(500, 'internal', 'Something broke') : undefined
  buttonIn(box, 'Show what this deck lacks').click()
  await waitFor(() => expect(box.textContent).toContain('could not be loaded'))
  state.override = () => undefined
  buttonIn(box, 'Try again').click()
  await waitFor(() => expect(namesIn(box)).toContain('Sol Ring'))
})
