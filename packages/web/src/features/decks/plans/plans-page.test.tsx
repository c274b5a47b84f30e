import type { BuyLine, PlannedDeck } from '@manafolio/contract'
import { createRootRoute, createRoute } from '@tanstack/react-router'
import { afterEach, expect, test } from 'vitest'
import { buyText } from '../../../card-kit/buy-ways.tsx'
import { buttonIn } from '../../../test/controls.ts'
import { offerFor, plannedDeck } from '../../../test/deck-copies.ts'
import { setUpDeckServer } from '../../../test/deck-server.ts'
import { drawPage } from '../../../test/draw-page.tsx'
import { karn, plainSite } from '../../../test/people.ts'
import { refusal } from '../../../test/refusal.ts'
import { waitFor } from '../../../test/wait-for.ts'
import { PlansPage } from './plans-page.tsx'

const state = setUpDeckServer()
afterEach(() => localStorage.clear())

async function drawPlans(decks: PlannedDeck[], isMost = true) {
  state.plans = { ...state.plans, decks, isMost }
  const root = createRootRoute()
  const plans = createRoute({
    getParentRoute: () => root,
    path: '/deck-building/plans',
    component: PlansPage,
  })
  const page = await drawPage(root.addChildren([plans]), {
    user: karn,
    site: plainSite,
    at: '/deck-building/plans',
  })
  await waitFor(() => expect(page.box.querySelector('h2')).not.toBeNull())
  return page
}

function deckIn(box: Element, name: string): HTMLElement {
  const items = [...box.querySelectorAll<HTMLElement>('li')]
  const item = items.find((one) => one.querySelector('h3')?.textContent === name)
  if (!item) throw new Error(`There is no deck “${name}”.`)
  return item
}

const choose = (box: Element, name: string) => deckIn(box, name).querySelector('input')?.click()

const burn = plannedDeck('Burn', { isAtOnce: true })
const goblins = plannedDeck('Goblins', { takenCards: ['Goblin Guide', 'Lava Spike', 'Skullcrack'] })
const elves = plannedDeck('Elves', { missing: 12, missingUsd: 45.2, missingUnpriced: 2 })
const tokens = plannedDeck('Tokens', { missing: 1, missingUsd: 0, missingUnpriced: 1 })
const empty = plannedDeck('Ideas', { needed: 0 })

test('decks that can be built at the same time are counted and marked, the others give reasons', async () => {
  const { box } = await drawPlans([burn, goblins, elves, tokens, empty])
  expect(box.querySelector('h2')?.textContent).toBe('You can build 1 deck')
  expect(deckIn(box, 'Burn').textContent).toContain('Can be built')
  expect(deckIn(box, 'Goblins').textContent).toContain(
    'the marked decks use Goblin Guide, Lava Spike and 1 more',
  )
  expect(deckIn(box, 'Elves').textContent).toContain('Missing 12 of 60')
  expect(deckIn(box, 'Elves').textContent).toContain('$45.20 to complete2 copies have no price')
  expect(deckIn(box, 'Tokens').textContent).not.toContain('$0.00')
  expect(deckIn(box, 'Ideas').textContent).toContain('No cards yet')
})

test('an inexact count has a note', async () => {
  const { box } = await drawPlans([burn, plannedDeck('Opts', { isAtOnce: true })], false)
  expect(box.querySelector('h2')?.textContent).toBe('You can build at least 2 decks at once')
  expect(box.textContent).toContain('there may be a way to build more')
})

test('without decks it links to creating one', async () => {
  const { box } = await drawPlans([])
  expect(box.querySelector('h2')?.textContent).toBe('No decks yet')
  const links = [...box.querySelectorAll('a')].filter((one) => one.textContent.startsWith('Go to'))
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/deck-building'])
})

test('a failure is reported, and can be retried', async () => {
  state.override = ({ path }) =>
    path === '/api/deck-plans' ? refusal(500, 'internal', 'Something broke') : undefined
  const { box } = await drawPlans([burn])
  await waitFor(() => expect(box.textContent).toContain('Your decks could not be loaded'))
  state.override = () => undefined
  buttonIn(box, 'Try again').click()
  await waitFor(() => expect(box.textContent).toContain('You can build 1 deck'))
})

const lines: BuyLine[] = [
  {
    cardName: 'Fire // Ice',
    quantity: 1,
    deckIds: ['elves'],
    offer: offerFor('Fire // Ice', { tcgplayerId: null, usd: 2 }),
  },
  {
    cardName: 'Lightning Bolt',
    quantity: 4,
    deckIds: ['elves', 'tokens'],
    offer: offerFor('Lightning Bolt', { finish: 'foil' }),
  },
  { cardName: 'Sol Ring', quantity: 2, deckIds: ['tokens'], offer: offerFor('Sol Ring') },
  { cardName: 'Splendid Genesis', quantity: 1, deckIds: ['tokens'], offer: null },
]

async function drawBuyList() {
  state.toBuy = lines
  const { box } = await drawPlans([burn, elves, tokens])
  buttonIn(box, 'Choose all incomplete decks').click()
  await waitFor(() => buttonIn(box, 'Show the buy list').click())
  const dialog = await waitFor(() => {
    const found = document.querySelector<HTMLElement>('[role=dialog]')
    if (!found?.querySelector('table')) throw new Error('There is no list yet.')
    return found
  })
  return { box, dialog }
}

test('a buy list shows the decks, the total, and what has no price', async () => {
  const { box, dialog } = await drawBuyList()
  expect(box.textContent).toContain('2 decks chosen')
  expect(state.buyListRequests.at(-1)?.deckIds).toEqual(['elves', 'tokens'])
  expect(dialog.textContent).toContain('For Elves, Tokens')
  expect(dialog.textContent).toContain('$5.00 for 7 copies at the cheapest printings')
  expect(dialog.textContent).toContain('1 copy has no price.')
  const rows = [...dialog.querySelectorAll('tbody tr')].map(({ textContent }) => textContent)
  expect(rows[1]).toBe(
    '4Lightning BoltCLB 187\u00a0· Baldur’s Gate\u00a0· foil · for Elves, Tokens$2.00$0.50 each',
  )
  expect(rows[3]).toBe('1Splendid GenesisNo printing has a price · for TokensN/A')
})

test('each finish has its link, and cards without a TCGplayer id are listed by name', async () => {
  const { dialog } = await drawBuyList()
  const links = [...dialog.querySelectorAll<HTMLAnchorElement>('a[href*=massentry]')]
  const entries = links.map(({ textContent, href }) => [
    textContent,
    new URL(href).searchParams.get('c'),
  ])
  expect(entries).toEqual([
    ['Nonfoil: 2 copies', '2-187'],
    ['Foil: 4 copies', '4-187'],
    ['By name: 2 copies', '1 Fire // Ice||1 Splendid Genesis'],
  ])
  expect(new Set(links.map(({ rel }) => rel))).toEqual(
    new Set(['noopener noreferrer sponsored nofollow']),
  )
  expect(dialog.textContent).toContain('Foil: choose the foil version on TCGplayer.')
  expect(dialog.textContent).toContain('we may earn a commission')
})

test('the request follows the options, which are remembered', async () => {
  const { dialog } = await drawBuyList()
  for (const option of dialog.querySelectorAll<HTMLElement>('input[type=checkbox]')) option.click()
  await waitFor(() =>
    expect(state.buyListRequests.at(-1)).toEqual({
      deckIds: ['elves', 'tokens'],
      basicLands: 'counted',
      copies: 'cheapest',
      isAtOnce: false,
      sparesOthers: true,
    }),
  )
})

const exactLines: BuyLine[] = [
  {
    cardName: 'Lightning Bolt',
    quantity: 2,
    deckIds: ['elves'],
    offer: offerFor('Lightning Bolt', { usd: 0.8 }),
  },
  {
    cardName: 'Lightning Bolt',
    quantity: 1,
    deckIds: ['tokens'],
    offer: { ...offerFor('Lightning Bolt', { finish: 'foil' }), usd: null },
  },
  {
    cardName: 'Mox Nobody',
    quantity: 1,
    deckIds: ['tokens'],
    offer: {
      ...offerFor('Mox Nobody', { finish: 'foil', tcgplayerId: null }),
      ...{ setCode: '', setName: '', collectorNumber: '', usd: null },
    },
  },
]

function chooseCopies(dialog: Element, label: string) {
  const labels = [...dialog.querySelectorAll<HTMLElement>('fieldset label')]
  labels.find((one) => one.textContent === label)?.click()
}

const rowsIn = (dialog: Element) =>
  [...dialog.querySelectorAll('tbody tr')].map(({ textContent }) => textContent)

test('the printings and finishes of the decks can be bought instead, some without a price', async () => {
  const { dialog } = await drawBuyList()
  const group = dialog.querySelector('fieldset')
  expect(group?.querySelector('legend')?.textContent).toBe('Which copies')
  expect(group?.querySelector<HTMLInputElement>('input:checked')?.parentElement?.textContent).toBe(
    'Cheapest printings',
  )
  state.toBuy = exactLines
  chooseCopies(dialog, 'As in the decks')
  await waitFor(() =>
    expect(dialog.textContent).toContain(
      '$1.60 for 2 copies in the printings and finishes of the decks',
    ),
  )
  expect(state.buyListRequests.at(-1)?.copies).toBe('exact')
  expect(dialog.textContent).toContain('2 copies have no price.')
  const [, foil, unknown] = rowsIn(dialog)
  expect(foil).toBe('1Lightning BoltCLB 187\u00a0· Baldur’s Gate\u00a0· foil · for TokensN/A')
  expect(unknown).toContain('foil')
  expect(dialog.textContent).toContain('Foil: choose the foil version on TCGplayer.')
  expect(buyText(exactLines).split('\n')).toEqual([
    ...['2 Lightning Bolt (CLB) 187', '1 Lightning Bolt (CLB) 187 — foil', '1 Mox Nobody — foil'],
    '',
  ])
})

test('says when all printings of the decks are owned, and retries after a failure', async () => {
  const { dialog } = await drawBuyList()
  state.override = ({ path }) =>
    path.endsWith('/buy-list') ? refusal(500, 'internal', 'Something broke') : undefined
  state.toBuy = []
  chooseCopies(dialog, 'As in the decks')
  await waitFor(() => expect(dialog.textContent).toContain('The buy list could not be created'))
  state.override = () => undefined
  buttonIn(dialog, 'Try again').click()
  await waitFor(() =>
    expect(dialog.textContent).toContain('You own every printing these decks name.'),
  )
})

test('a single deck has no option to build all at the same time', async () => {
  const { box } = await drawPlans([burn, elves])
  choose(box, 'Elves')
  await waitFor(() => buttonIn(box, 'Show the buy list').click())
  const dialog = await waitFor(() => {
    const found = document.querySelector('[role=dialog]')
    if (!found?.textContent.includes('Nothing is missing')) throw new Error('It is not there yet.')
    return found
  })
  expect(dialog.textContent).not.toContain('at the same time')
})

test('clearing the choice keeps the focus', async () => {
  const { box } = await drawPlans([burn, elves])
  choose(box, 'Elves')
  await waitFor(() => buttonIn(box, 'Clear').click())
  await waitFor(() => expect(box.textContent).toContain('Choose decks to see'))
  expect(document.activeElement?.getAttribute('role')).toBe('status')
  expect(deckIn(box, 'Elves').querySelector('input')?.checked).toBe(false)
})

test('the text has a line for every card, with its finish unless it is nonfoil', () => {
  expect(buyText(lines).split('\n')).toEqual([
    ...['1 Fire // Ice (CLB) 187', '4 Lightning Bolt (CLB) 187 — foil'],
    ...['2 Sol Ring (CLB) 187', '1 Splendid Genesis', ''],
  ])
})
