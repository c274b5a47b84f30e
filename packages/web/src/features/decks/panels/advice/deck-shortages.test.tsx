import type { DeckAddition } from '@manafolio/contract'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { buttonIn } from '../../../../test/controls.ts'
import { setUpDeckServer } from '../../../../test/deck-server.ts'
import { cardNamed, deckOf, rowOf } from '../../../../test/decks.ts'
import { drawPage } from '../../../../test/draw-page.tsx'
import { karn, plainSite } from '../../../../test/people.ts'
import { refusal } from '../../../../test/refusal.ts'
import { waitFor } from '../../../../test/wait-for.ts'
import { deckChangesRegistry } from '../../kit/changes/deck-changes-registry.ts'
import { useDeckChanges } from '../../kit/changes/use-deck-changes.ts'
import { DeckShortages } from './deck-shortages.tsx'

const state = setUpDeckServer()
afterEach(() => localStorage.clear())

const addition = (name: string, facts: Partial<DeckAddition> = {}): DeckAddition => ({
  card: cardNamed(name),
  owned: 0,
  free: 0,
  usd: 1.5,
  ...facts,
})

function Page() {
  const { deck, changes } = useDeckChanges('deck-1')
  return deck ? <DeckShortages deck={deck} actions={changes.actions} /> : null
}

async function drawShortages() {
  state.decks = [deckOf({ cards: [rowOf(cardNamed('Goblin Guide'), 4)] })]
  const additions = [
    addition('Sol Ring', { owned: 2, free: 1 }),
    addition('Mind Stone'),
    addition('Splendid Genesis', { usd: null }),
  ]
  state.shortages = [
    { role: 'ramp', have: 6, usual: 10, additions },
    { role: 'graveyard_hate', have: 0, usual: 1, additions: [] },
  ]
  const page = await drawPage(Page, { user: karn, site: plainSite })
  onTestFinished(() => deckChangesRegistry(page.queryClient).closeAll()) // they outlive their page
  await waitFor(() => expect(page.box.querySelector('section')).not.toBeNull())
  return page.box
}

async function drawOpen() {
  const box = await drawShortages()
  buttonIn(box, 'Show what this deck is missing').click()
  await waitFor(() => expect(namesIn(box)).not.toEqual([]))
  return box
}

const itemsIn = (box: Element) => [...box.querySelectorAll('li')]
const namesIn = (box: Element) => itemsIn(box).map((item) => item.getAttribute('aria-label'))

test('nothing is requested until the section is opened', async () => {
  const box = await drawShortages()
  expect(state.additionRequests).toEqual([])
  buttonIn(box, 'Show what this deck is missing').click()
  await waitFor(() => expect(state.additionRequests).toEqual([{}]))
})

test('each shortage is shown with numbers, and with cards that are owned or their price', async () => {
  const box = await drawOpen()
  expect([...box.querySelectorAll('h3')].map(({ textContent }) => textContent)).toEqual([
    ...['Ramp: 6 of the usual 10', 'Graveyard hate: 0 of the usual 1'],
  ])
  const [ring, stone, genesis] = itemsIn(box).map(({ textContent }) => textContent)
  expect(ring).toContain('You own 2, 1 free')
  expect(ring).not.toContain('Buy')
  expect(stone).toContain('$1.50Buy')
  expect(genesis).toContain('N/A')
  expect(box.textContent).toContain('No other cards for it within your budget.')
})

test('a deck without shortages gets more of what it does best', async () => {
  const box = await drawShortages()
  state.shortages = [{ role: 'draw', have: 12, usual: 10, additions: [addition('Opt')] }]
  buttonIn(box, 'Show what this deck is missing').click()
  await waitFor(() => expect(namesIn(box)).toEqual(['Opt']))
  expect(box.textContent).toContain(
    'This deck has everything that decks in its format usually have.',
  )
  expect(box.querySelector('h3')?.textContent).toBe('Card draw: 12 (usually 10)')
})

test('an added card leaves the list, and the next one gets the focus', async () => {
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
  // The new version of the deck is requested after the debounce.
  await waitFor(() => expect(state.additionRequests).toHaveLength(2))
})

test('the budget is part of the request, and remembered', async () => {
  const box = await drawOpen()
  const select = box.querySelector('select')
  if (!select) throw new Error('There is no budget.')
  expect([...select.options].map(({ text }) => text)).toEqual([
    ...['at any price', 'only cards I own', 'up to $1', 'up to $5', 'up to $20'],
  ])
  select.selectedIndex = 1
  select.dispatchEvent(new Event('change', { bubbles: true }))
  await waitFor(() => expect(state.additionRequests.at(-1)).toEqual({ budget: 0 }))
  expect(localStorage.getItem('manafolio:add-budget')).toBe('owned')
})

test('a failure is reported, and can be retried', async () => {
  const box = await drawShortages()
  state.override = ({ path }) =>
    path.endsWith('/additions') ? refusal(500, 'internal', 'Something broke') : undefined
  buttonIn(box, 'Show what this deck is missing').click()
  await waitFor(() => expect(box.textContent).toContain('could not be loaded'))
  state.override = () => undefined
  buttonIn(box, 'Try again').click()
  await waitFor(() => expect(namesIn(box)).toContain('Sol Ring'))
})
