import { afterEach, expect, onTestFinished, test } from 'vitest'
import { buttonIn, choose } from '../../../../../test/controls.ts'
import { additionOf, themeReason } from '../../../../../test/deck-advice.ts'
import { setUpDeckServer } from '../../../../../test/deck-server.ts'
import { cardNamed, deckOf, rowOf } from '../../../../../test/decks.ts'
import { drawPage } from '../../../../../test/draw-page.tsx'
import { karn, plainSite } from '../../../../../test/people.ts'
import { refusal } from '../../../../../test/refusal.ts'
import { toastButton } from '../../../../../test/toasts.ts'
import { waitFor } from '../../../../../test/wait-for.ts'
import { deckChangesRegistry } from '../../../kit/changes/deck-changes-registry.ts'
import { useDeckChanges } from '../../../kit/changes/use-deck-changes.ts'
import { DeckShortages } from './deck-shortages.tsx'

const state = setUpDeckServer()
afterEach(() => localStorage.clear())

function Page() {
  const { deck, changes } = useDeckChanges('deck-1')
  return deck ? <DeckShortages deck={deck} actions={changes.actions} /> : null
}

async function drawShortages() {
  state.decks = [deckOf({ cards: [rowOf(cardNamed('Goblin Guide'), 4)] })]
  const additions = [
    additionOf('Sol Ring', { owned: 2, free: 1 }),
    additionOf('Mind Stone'),
    additionOf('Splendid Genesis', { usd: null, usdFinish: null }),
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
  expect(box.textContent).toContain('No other cards for this within your budget.')
})

test('an addition names its printing, and the finish that its price is of', async () => {
  const box = await drawShortages()
  const facts = { setCode: 'cmm', collectorNumber: '703', treatments: ['Borderless'] }
  const card = cardNamed('Sol Ring', { ...facts, setName: 'Commander Masters' })
  const additions = [additionOf('Sol Ring', { card, usd: 4.1, usdFinish: 'etched' })]
  state.shortages = [{ role: 'ramp', have: 6, usual: 10, additions }]
  buttonIn(box, 'Show what this deck is missing').click()
  await waitFor(() => expect(namesIn(box)).toEqual(['Sol Ring']))
  expect(box.textContent).toContain('CMM 703\u00a0· Borderless')
  expect(box.textContent).toContain('$4.10 etched')
  expect(buttonIn(box, 'Add Main: Sol Ring, Commander Masters 703')).toBeDefined()
})

test('an addition has reasons besides the role that it is listed for', async () => {
  const box = await drawShortages()
  const role = { kind: 'role', role: 'ramp', cards: 6, usual: 10 } as const
  const rank = { kind: 'rank', rank: 12 } as const
  const theme = { kind: 'theme', theme: 'concept:ramp', name: 'Ramp', cards: 6 } as const
  const reasons = [theme, themeReason('Goblins', 14), role, rank]
  const additions = [additionOf('Sol Ring', { reasons })]
  state.shortages = [{ role: 'ramp', have: 6, usual: 10, additions }]
  buttonIn(box, 'Show what this deck is missing').click()
  await waitFor(() => expect(namesIn(box)).toEqual(['Sol Ring']))
  expect(itemsIn(box)[0]?.textContent).toContain(
    'Goblins: 14 of your cards · Popular in Commander: rank 12',
  )
  expect(itemsIn(box)[0]?.textContent).not.toContain('Ramp')
})

test('four cards are shown for a shortage at first, and the others on demand', async () => {
  const box = await drawShortages()
  const names = ['Sol Ring', 'Mind Stone', 'Fellwar Stone', 'Farseek', 'Cultivate', 'Skyshroud']
  const additions = names.map((name) => additionOf(name))
  state.shortages = [{ role: 'ramp', have: 6, usual: 10, additions }]
  buttonIn(box, 'Show what this deck is missing').click()
  await waitFor(() => expect(namesIn(box)).toEqual(names.slice(0, 4)))
  buttonIn(box, 'Show 2 more').click()
  expect(namesIn(box)).toEqual(names)
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Cultivate')
  expect(box.textContent).not.toMatch(/Show \d more/)
})

test('lands are missing by the curve of the deck', async () => {
  const box = await drawShortages()
  state.shortages = [{ role: 'land', have: 18, usual: 22, additions: [additionOf('Arid Mesa')] }]
  buttonIn(box, 'Show what this deck is missing').click()
  await waitFor(() => expect(namesIn(box)).toEqual(['Arid Mesa']))
  await waitFor(() =>
    expect(box.querySelector('h3')?.textContent).toBe(
      'Lands: 18 of about 22 for this curve (average mana value 1.0)',
    ),
  )
})

test('a deck whose lands suit its curve may miss nothing', async () => {
  const box = await drawShortages()
  state.shortages = []
  buttonIn(box, 'Show what this deck is missing').click()
  await waitFor(() => expect(box.textContent).toContain('Nothing seems to be missing:'))
  expect(box.textContent).not.toContain('usually have')
})

test('a deck without shortages gets more of what it does best', async () => {
  const box = await drawShortages()
  state.shortages = [{ role: 'draw', have: 12, usual: 10, additions: [additionOf('Opt')] }]
  buttonIn(box, 'Show what this deck is missing').click()
  await waitFor(() => expect(namesIn(box)).toEqual(['Opt']))
  expect(box.textContent).toContain(
    'This deck has everything that decks in its format usually have.',
  )
  expect(box.querySelector('h3')?.textContent).toBe('Card draw: 12 (usually 10)')
})

test('an added card leaves the list, and the next one gets the focus', async () => {
  const box = await drawOpen()
  const add = buttonIn(box, 'Add Main: Sol Ring, Zendikar 1')
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

test('a dismissed card leaves the list, and returns when that is undone', async () => {
  const box = await drawOpen()
  const dismiss = buttonIn(box, 'Not this: Sol Ring, Zendikar 1')
  dismiss.focus()
  dismiss.click()
  await waitFor(() => expect(namesIn(box)).toEqual(['Mind Stone', 'Splendid Genesis']))
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Mind Stone')
  await waitFor(() => expect(state.dismissed.map(({ cardName }) => cardName)).toEqual(['Sol Ring']))
  toastButton('Undo').click()
  await waitFor(() => expect(namesIn(box)).toEqual(['Sol Ring', 'Mind Stone', 'Splendid Genesis']))
})

test('the budget is part of the request, and remembered', async () => {
  const box = await drawOpen()
  const select = box.querySelector('select')
  if (!select) throw new Error('There is no budget.')
  expect([...select.options].map(({ text }) => text)).toEqual([
    ...['at any price', 'only cards I own', 'up to $1', 'up to $5', 'up to $20'],
  ])
  choose(select, 'only cards I own')
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
