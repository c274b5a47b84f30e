import {
  type Deck,
  type DeckChangeEntry,
  type DeckDetail,
  type DeckThen,
  getDeck,
  getDeckTexts,
  getDeckVersion,
  listDeckChanges,
  listDecks,
  noTexts,
  pages,
  refusals,
  restoreDeck,
  setDeckCard,
} from '@manafolio/contract'
import { createRootRoute, createRoute } from '@tanstack/react-router'
import { HttpResponse } from 'msw'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { deckQuery } from '../../../card-kit/decks-query.ts'
import { buttonIn, isDisabled } from '../../../test/controls.ts'
import { dialogGone, dialogShown } from '../../../test/decks/decks-page.tsx'
import { cardOf, changeOf, factsOf } from '../../../test/decks/history-changes.ts'
import { setUpServer } from '../../../test/decks/menu-server.ts'
import { cardNamed, deckOf, numbersOf, rowOf, summaryOf } from '../../../test/decks.ts'
import { drawPage } from '../../../test/draw-page.tsx'
import { karn, plainSite } from '../../../test/people.ts'
import { refusal } from '../../../test/refusal.ts'
import { toastButton, toastShown } from '../../../test/toasts.ts'
import { waitFor } from '../../../test/wait-for.ts'
import { deckChangesRegistry } from '../kit/changes/deck-changes-registry.ts'
import { readDeckHistoryParams } from './history-params.ts'

vi.hoisted(() => vi.stubEnv('TZ', 'America/New_York'))

const { sent, answer, give } = setUpServer()

const [shock, bolt] = [cardNamed('Shock'), cardNamed('Lightning Bolt')]
const burn = deckOf({ id: 'burn', name: 'Boros', version: 3, cards: [rowOf(bolt, 4)] })
const then: DeckThen = {
  ...factsOf(),
  ...noTexts,
  version: 1,
  happenedAt: '2026-11-20T20:04:00.000Z',
  commander: null,
  cards: [rowOf(bolt, 2), rowOf(shock, 4)],
}
const changes: DeckChangeEntry[] = [
  changeOf({
    version: 3,
    kind: 'facts',
    happenedAt: '2026-11-21T05:30:00.000Z',
    factsBefore: factsOf(),
    factsAfter: factsOf({ name: 'Boros' }),
  }),
  changeOf({
    version: 2,
    happenedAt: '2026-11-21T04:30:00.000Z',
    cards: [cardOf('Shock', 4, 0), cardOf('Lightning Bolt', 2, 4)],
  }),
  changeOf({
    version: 1,
    kind: 'created',
    happenedAt: then.happenedAt,
    factsAfter: factsOf(),
    cards: [cardOf('Shock', 0, 4), cardOf('Lightning Bolt', 0, 2)],
  }),
]

beforeEach(() => {
  has(burn)
  list(changes)
  give(getDeckVersion, then)
  give(getDeckTexts, { ...noTexts, version: 3 })
})

/** Puts a deck on the server. */
function has(deck: DeckDetail) {
  give(getDeck, deck)
  give(listDecks, [summaryOf(deck)])
}

function list(
  listed: DeckChangeEntry[],
  { totalCount = listed.length, isOlderRemoved = false } = {},
) {
  give(listDeckChanges, { changes: listed, totalCount, version: 3, isOlderRemoved })
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
    getParentRoute: () => root,
    path: pages.deck,
    component: () => <p>Editor</p>,
  })
  const routeTree = root.addChildren([route, editor])
  const page = await drawPage(routeTree, { user: karn, site: plainSite, at })
  onTestFinished(() => deckChangesRegistry(page.queryClient).closeAll()) // they outlive their page
  await waitFor(() => {
    expect(page.box.textContent).not.toBe('')
    expect(page.box.textContent).not.toContain('Loading the history...')
  })
  return page
}

async function view(box: Element, version: number) {
  buttonIn(box, `View version ${version}`).click()
  const dialog = await dialogShown()
  await waitFor(() => expect(dialog.textContent).toContain('Would be added'))
  return dialog
}

test('changes are grouped by the visitor’s days, newest first, and link back to the deck', async () => {
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
  expect(box.querySelector('article')?.textContent).toMatch(/12:30\sAM.*Version 3.*Current version/)
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
  const more = buttonIn(box, 'Show each of the 3 changes up to version 4')
  expect(more.getAttribute('aria-expanded')).toBe('false')
  more.click()
  await waitFor(() => expect(box.querySelectorAll('article')).toHaveLength(4))
  expect(more.getAttribute('aria-expanded')).toBe('true')
})

test('an older version shows what it would change, is restored, and that is undone', async () => {
  const { box, queryClient } = await open()
  const dialog = await view(box, 1)
  expect(dialog.textContent).toMatch(/As it was on Nov 20, 2026, 3:04\sPM/)
  expect(dialog.textContent).toContain('Renamed from “Boros” to “Burn”')
  expect(dialog.textContent).toMatch(/Would be added.*4Shock/)
  expect(dialog.textContent).toMatch(/4.→.2.*Lightning Bolt/)

  const restored = stateOf({ name: 'Burn', version: 4 }, then.cards)
  give(restoreDeck, restored)
  has({ ...burn, ...restored, cards: then.cards })
  buttonIn(dialog, 'Restore').click()
  const [title, text] = await toastShown()
  expect(title).toBe('Deck restored')
  expect(text).toMatch(/Your deck is as it was on Nov 20, 2026, 3:04\sPM/)
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

test('changes after a restoration are made to the restored deck', async () => {
  const { box, queryClient } = await open()
  const dialog = await view(box, 1)
  const restored = stateOf({ name: 'Burn', version: 4 }, then.cards)
  give(restoreDeck, restored)
  has({ ...burn, ...restored, cards: then.cards })
  buttonIn(dialog, 'Restore').click()
  await dialogGone()
  give(setDeckCard, stateOf({ version: 5 }, then.cards))
  const changes = deckChangesRegistry(queryClient).of('burn')
  expect(changes.getSnapshot().nextUndo).toBeUndefined()
  const [row] = then.cards
  expect(row && changes.actions.setQuantity(row, 3)).toBe(true)
  await waitFor(() => expect(changes.getSnapshot().state).toBe('saved'))
  expect(sent(setDeckCard.method).at(-1)?.body).toMatchObject({ quantity: 3, version: 4 })
})

test('a deck that has changed meanwhile says so, and is compared as it is now', async () => {
  const { box } = await open()
  const dialog = await view(box, 1)
  answer(restoreDeck, () => refusal(409, 'deck_changed', refusals.deck_changed[1]))
  has({ ...burn, version: 4, name: 'Changed elsewhere' })
  buttonIn(dialog, 'Restore').click()
  expect(await toastShown()).toEqual(['Failed to restore deck', refusals.deck_changed[1]])
  await waitFor(() =>
    expect(dialog.textContent).toContain('Renamed from “Changed elsewhere” to “Burn”'),
  )
  give(restoreDeck, stateOf({ version: 5 }, then.cards))
  buttonIn(dialog, 'Restore').click()
  await dialogGone()
  expect(sent('POST').map(({ body }) => body)).toEqual([
    { to: 1, version: 3 },
    { to: 1, version: 4 },
  ])
})

test('unsaved changes of the editor must be saved before a version is restored', async () => {
  const { box, queryClient } = await open()
  answer(setDeckCard, () => HttpResponse.error())
  const [row] = burn.cards
  await waitFor(() => {
    if (row)
      expect(deckChangesRegistry(queryClient).of('burn').actions.setQuantity(row, 3)).toBe(true)
  })
  const dialog = await view(box, 1)
  await waitFor(() => buttonIn(dialog, 'Save now'))
  expect(isDisabled(buttonIn(dialog, 'Restore'))).toBe(true)
  expect(sent('POST')).toEqual([])
})

test('a version that equals the deck has nothing to restore', async () => {
  has({ ...burn, name: 'Burn', cards: then.cards })
  const { box } = await open()
  buttonIn(box, 'View version 1').click()
  const dialog = await dialogShown()
  await waitFor(() => expect(dialog.textContent).toContain('Nothing to restore'))
  expect(dialog.textContent).not.toContain('Restore')
})

test('a version that can’t be loaded says why, and is requested again', async () => {
  const { box } = await open()
  const [status, text] = refusals.deck_version_not_found
  answer(getDeckVersion, () => refusal(status, 'deck_version_not_found', text))
  buttonIn(box, 'View version 2').click()
  const dialog = await dialogShown()
  await waitFor(() => expect(dialog.textContent).toContain(text))
  give(getDeckVersion, then)
  buttonIn(dialog, 'Try again').click()
  await waitFor(() => expect(dialog.textContent).toContain('Would be added'))
})

test('a deck older than its history shows its state before the first change', async () => {
  list([changeOf({ version: 7, cards: [cardOf('Opt', 0, 1)] })])
  const { box } = await open()
  buttonIn(box, 'View the deck as it was before its first recorded change').click()
  await dialogShown()
  await waitFor(() =>
    expect(sent('GET').map(({ address }) => address)).toContain('/api/decks/burn/versions/6'),
  )
})

test('a shortened history says at its end that older changes are no longer available', async () => {
  const oldest = changeOf({ version: 7, cards: [cardOf('Opt', 0, 1)] })
  list([oldest], { isOlderRemoved: true })
  const { box } = await open()
  expect(box.textContent).toContain('Older changes are no longer available.')
})

test('many changes have pages, with addresses of their own', async () => {
  list(changes, { totalCount: 60 })
  const { box } = await open('/deck-building/burn/history?page=2')
  expect(sent('GET').map(({ address }) => address)).toContain('/api/decks/burn/changes?page=2')
  expect(box.querySelector('nav')?.textContent).toBe('NewerPage 2 of 3Older')
  const [newer, older] = box.querySelectorAll('nav a')
  expect(newer?.getAttribute('href')).toBe('/deck-building/burn/history')
  expect(older?.getAttribute('href')).toBe('/deck-building/burn/history?page=3')
})

test('without changes the page says so; past the last page it links back', async () => {
  list([])
  expect((await open()).box.textContent).toContain('Nothing has changed yet')
  list([], { totalCount: 3 })
  const { box } = await open('/deck-building/burn/history?page=9')
  expect(box.textContent).toContain('No changes this far back')
})

test('a history that can’t be loaded says so, and is requested again; so does a deleted deck', async () => {
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
