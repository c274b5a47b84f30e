import {
  type Deck,
  type DeckChangeTold,
  type DeckDetail,
  type DeckThen,
  getDeck,
  getDeckVersion,
  listDeckChanges,
  listDecks,
  pages,
  refusals,
  restoreDeck,
  setDeckCard,
} from '@manafolio/contract'
import { createRootRoute, createRoute } from '@tanstack/react-router'
import { HttpResponse } from 'msw'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { buttonIn, isDisabled } from '../../../test/controls.ts'
import { cardNamed, deckOf, numbersOf, rowOf, summaryOf } from '../../../test/decks.ts'
import { drawPage } from '../../../test/draw-page.tsx'
import { karn, plainSite } from '../../../test/people.ts'
import { refusal } from '../../../test/refusal.ts'
import { toastButton, toastShown } from '../../../test/toasts.ts'
import { waitFor } from '../../../test/wait-for.ts'
import { knownChanges } from '../changes/known-changes.ts'
import { setUpServer } from '../deck-menu/test-server.ts'
import { deckQuery } from '../decks-query.ts'
import { dialogGone, dialogShown } from '../test-page.tsx'
import { readDeckHistoryParams } from './deck-history-params.ts'
import { cardOf, changeOf, factsOf } from './test-changes.ts'

vi.hoisted(() => vi.stubEnv('TZ', 'America/New_York'))

const { sent, answer, give } = setUpServer()

const [shock, bolt] = [cardNamed('Shock'), cardNamed('Lightning Bolt')]
const burn = deckOf({ id: 'burn', name: 'Boros', version: 3, cards: [rowOf(bolt, 4)] })
const then: DeckThen = {
  ...{ ...factsOf(), version: 1, happenedAt: '2026-11-20T20:04:00.000Z', commander: null },
  cards: [rowOf(bolt, 2), rowOf(shock, 4)],
}
const changes: DeckChangeTold[] = [
  changeOf({
    ...{ version: 3, kind: 'facts', happenedAt: '2026-11-21T05:30:00.000Z' },
    ...{ factsBefore: factsOf(), factsAfter: factsOf({ name: 'Boros' }) },
  }),
  changeOf({
    ...{ version: 2, happenedAt: '2026-11-21T04:30:00.000Z' },
    cards: [cardOf('Shock', 4, 0), cardOf('Lightning Bolt', 2, 4)],
  }),
  changeOf({
    ...{ version: 1, kind: 'created', happenedAt: then.happenedAt, factsAfter: factsOf() },
    cards: [cardOf('Shock', 0, 4), cardOf('Lightning Bolt', 0, 2)],
  }),
]

beforeEach(() => {
  has(burn)
  list(changes)
  give(getDeckVersion, then)
})

/** What the deck is to the server. */
function has(deck: DeckDetail) {
  give(getDeck, deck)
  give(listDecks, [summaryOf(deck)])
}

function list(told: DeckChangeTold[], totalCount = told.length) {
  give(listDeckChanges, { changes: told, totalCount, version: 3 })
}

const stateOf = (facts: Partial<Deck>, cards: DeckDetail['cards']) => ({
  ...summaryOf(burn),
  ...facts,
  ...numbersOf(cards),
  cards,
})

async function open(at = '/deck-building/burn/history') {
  const { DeckHistoryPage } = await import('./deck-history-page.tsx')
  const root = createRootRoute()
  const route = createRoute({
    getParentRoute: () => root,
    path: pages.deckHistory,
    validateSearch: readDeckHistoryParams,
    component: DeckHistoryPage,
  })
  const editor = createRoute({
    ...{ getParentRoute: () => root, path: pages.deck, component: () => <p>Editor</p> },
  })
  const routeTree = root.addChildren([route, editor])
  const page = await drawPage(routeTree, { user: karn, site: plainSite, at })
  onTestFinished(() => knownChanges(page.queryClient).closeAll()) // they outlive their page
  await waitFor(() => {
    expect(page.box.textContent).not.toBe('')
    expect(page.box.textContent).not.toContain('Loading the history...')
  })
  return page
}

async function look(box: Element, version: number) {
  buttonIn(box, `Look at version ${version}`).click()
  const dialog = await dialogShown()
  await waitFor(() => expect(dialog.textContent).toContain('Would come back'))
  return dialog
}

test('changes stand under the visitor’s days, newest first, and lead back to the deck', async () => {
  const { box } = await open()
  const days = [...box.querySelectorAll('section')].map((day) => [
    day.querySelector('h2')?.textContent,
    ...[...day.querySelectorAll('h3')].map((headline) => headline.textContent),
  ])
  expect(days).toEqual([
    [expect.stringContaining('November 21, 2026'), 'Renamed from “Burn” to “Boros”'],
    [
      expect.stringContaining('November 20, 2026'),
      '+2 Lightning Bolt, −4 Shock',
      'Created for Modern with 6 cards',
    ],
  ])
  expect(box.querySelector('article')?.textContent).toMatch(/12:30\sAM.*Version 3.*As it is now/)
  const back = box.querySelector('a')
  expect([back?.textContent, back?.getAttribute('href')]).toEqual(['Boros', '/deck-building/burn'])
  await waitFor(() => expect(document.title).toBe('History of Boros · Manafolio'))
})

test('a run of small changes opens to each of them', async () => {
  const small = [4, 3, 2].map((version) =>
    changeOf({ version, cards: [cardOf('Opt', version - 1, version)] }),
  )
  list(small)
  const { box } = await open()
  expect(box.querySelector('h3')?.textContent).toBe('3 changes within a minute')
  expect(box.textContent).toContain('+3 Opt')
  const more = buttonIn(box, 'Each of the 3 changes until version 4')
  expect(more.getAttribute('aria-expanded')).toBe('false')
  more.click()
  await waitFor(() => expect(box.querySelectorAll('article')).toHaveLength(4))
  expect(more.getAttribute('aria-expanded')).toBe('true')
})

test('an older version shows what it would change, is restored, and that is taken back', async () => {
  const { box, queryClient } = await open()
  const dialog = await look(box, 1)
  expect(dialog.textContent).toMatch(/As it was on Nov 20, 2026, 3:04\sPM/)
  expect(dialog.textContent).toContain('Renamed from “Boros” to “Burn”')
  expect(dialog.textContent).toMatch(/Would come back.*4Shock/)
  expect(dialog.textContent).toMatch(/4.→.2.*Lightning Bolt/)

  const restored = stateOf({ name: 'Burn', version: 4 }, then.cards)
  give(restoreDeck, restored)
  has({ ...burn, ...restored, cards: then.cards })
  buttonIn(dialog, 'Restore this').click()
  const [title, words] = await toastShown()
  expect(title).toBe('Deck restored')
  expect(words).toMatch(/It is as it was on Nov 20, 2026, 3:04\sPM/)
  await dialogGone()
  const names = () =>
    queryClient.getQueryData(deckQuery('burn').queryKey)?.cards.map(({ cardName }) => cardName)
  expect(names()).toEqual(['Lightning Bolt', 'Shock'])

  give(restoreDeck, stateOf({ version: 5 }, burn.cards))
  has({ ...burn, version: 5 })
  toastButton('Undo').click()
  await waitFor(async () => expect((await toastShown())[0]).toBe('Undone'))
  expect(names()).toEqual(['Lightning Bolt'])
  expect(sent('POST').map(({ body }) => body)).toEqual([
    { to: 1, version: 3 },
    { to: 3, version: 4 },
  ])
})

test('what is changed after a restoration is made on the deck that came of it', async () => {
  const { box, queryClient } = await open()
  const dialog = await look(box, 1)
  const restored = stateOf({ name: 'Burn', version: 4 }, then.cards)
  give(restoreDeck, restored)
  has({ ...burn, ...restored, cards: then.cards })
  buttonIn(dialog, 'Restore this').click()
  await dialogGone()
  give(setDeckCard, stateOf({ version: 5 }, then.cards))
  const changes = knownChanges(queryClient).of('burn')
  expect(changes.now().lastDone).toBeUndefined()
  const [row] = then.cards
  expect(row && changes.actions.setQuantity(row, 3)).toBe(true)
  await waitFor(() => expect(changes.now().state).toBe('saved'))
  expect(sent(setDeckCard.method).at(-1)?.body).toMatchObject({ quantity: 3, version: 4 })
})

test('a deck that was changed meanwhile is told, and compared as it is now', async () => {
  const { box } = await open()
  const dialog = await look(box, 1)
  answer(restoreDeck, () => refusal(409, 'deck_changed', refusals.deck_changed[1]))
  has({ ...burn, version: 4, name: 'Changed elsewhere' })
  buttonIn(dialog, 'Restore this').click()
  expect(await toastShown()).toEqual(['Failed to restore deck', refusals.deck_changed[1]])
  await waitFor(() =>
    expect(dialog.textContent).toContain('Renamed from “Changed elsewhere” to “Burn”'),
  )
  give(restoreDeck, stateOf({ version: 5 }, then.cards))
  buttonIn(dialog, 'Restore this').click()
  await dialogGone()
  expect(sent('POST').map(({ body }) => body)).toEqual([
    { to: 1, version: 3 },
    { to: 1, version: 4 },
  ])
})

test('what the editor has not saved yet is saved before something is restored', async () => {
  const { box, queryClient } = await open()
  answer(setDeckCard, () => HttpResponse.error())
  const [row] = burn.cards
  await waitFor(() => {
    if (row) expect(knownChanges(queryClient).of('burn').actions.setQuantity(row, 3)).toBe(true)
  })
  const dialog = await look(box, 1)
  await waitFor(() => buttonIn(dialog, 'Save it now'))
  expect(isDisabled(buttonIn(dialog, 'Restore this'))).toBe(true)
  expect(sent('POST')).toEqual([])
})

test('a version that is as the deck is now has nothing to restore', async () => {
  has({ ...burn, name: 'Burn', cards: then.cards })
  const { box } = await open()
  buttonIn(box, 'Look at version 1').click()
  const dialog = await dialogShown()
  await waitFor(() => expect(dialog.textContent).toContain('Nothing to restore'))
  expect(dialog.textContent).not.toContain('Restore this')
})

test('a version that can not be had says why, and is asked for again', async () => {
  const { box } = await open()
  const [status, words] = refusals.deck_version_not_found
  answer(getDeckVersion, () => refusal(status, 'deck_version_not_found', words))
  buttonIn(box, 'Look at version 2').click()
  const dialog = await dialogShown()
  await waitFor(() => expect(dialog.textContent).toContain(words))
  give(getDeckVersion, then)
  buttonIn(dialog, 'Try again').click()
  await waitFor(() => expect(dialog.textContent).toContain('Would come back'))
})

test('of a deck older than its history the state before that can be looked at', async () => {
  list([changeOf({ version: 7, cards: [cardOf('Opt', 0, 1)] })])
  const { box } = await open()
  buttonIn(box, 'Look at the deck as it was before its history begins').click()
  await dialogShown()
  await waitFor(() =>
    expect(sent('GET').map(({ address }) => address)).toContain('/api/decks/burn/versions/6'),
  )
})

test('many changes have pages, which the address knows', async () => {
  list(changes, 60)
  const { box } = await open('/deck-building/burn/history?page=2')
  expect(sent('GET').map(({ address }) => address)).toContain('/api/decks/burn/changes?page=2')
  expect(box.querySelector('nav')?.textContent).toBe('NewerPage 2 of 3Older')
  const [newer, older] = box.querySelectorAll('nav a')
  expect(newer?.getAttribute('href')).toBe('/deck-building/burn/history')
  expect(older?.getAttribute('href')).toBe('/deck-building/burn/history?page=3')
})

test('without changes the page says so; beyond the last page it leads back', async () => {
  list([])
  expect((await open()).box.textContent).toContain('Nothing was changed yet.')
  list([], 3)
  const { box } = await open('/deck-building/burn/history?page=9')
  expect(box.textContent).toContain('The history is not that long')
})

test('a history that can not be had is told, and asked for again; a deck that is gone too', async () => {
  answer(listDeckChanges, () => refusal(500, 'internal', 'Something broke.'))
  const { box } = await open()
  expect(box.querySelector('[role=alert]')?.textContent).toContain('Something broke.')
  list(changes)
  buttonIn(box, 'Try again').click()
  await waitFor(() => expect(box.querySelectorAll('article')).toHaveLength(3))

  answer(getDeck, () => refusal(404, 'deck_not_found'))
  answer(listDeckChanges, () => refusal(404, 'deck_not_found'))
  const gone = await open()
  await waitFor(() => expect(gone.box.textContent).toContain('Deck not found'))
})
