import { HttpResponse } from 'msw'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { waitingChanges } from '../../../../lib/offline/waiting-changes.ts'
import { setUpDeckServer } from '../../../../test/deck-server.ts'
import { drawDeck, rowsIn, stateIn } from '../../../../test/decks/changes-page.tsx'
import { cardNamed, deckOf, rowOf } from '../../../../test/decks.ts'
import { karn } from '../../../../test/people.ts'
import { refusal } from '../../../../test/refusal.ts'
import { waitFor } from '../../../../test/wait-for.ts'
import { deckChangesRegistry } from './deck-changes-registry.ts'
import { restoreDeckWrites } from './restore-writes.ts'

const server = setUpDeckServer()
afterEach(() => {
  vi.restoreAllMocks()
  for (const change of waitingChanges.all()) waitingChanges.remove(change)
})

/** A deck with two copies of Opt and one Duress, opened without a network. */
async function openOffline() {
  server.decks = [deckOf({ cards: [rowOf(cardNamed('Duress'), 1), rowOf(cardNamed('Opt'), 2)] })]
  const page = await drawDeck()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  server.override = () => HttpResponse.error()
  return page
}

/** The tab is closed, and the app is opened again when there is a network. */
async function visitAgain({ queryClient, unmount }: Awaited<ReturnType<typeof drawDeck>>) {
  deckChangesRegistry(queryClient).closeAll()
  unmount()
  waitingChanges.forget()
  vi.restoreAllMocks()
  const page = await drawDeck()
  const restore = () => restoreDeckWrites(page.queryClient, waitingChanges.restore(karn.id))
  return { ...page, restore }
}

const texts = () => waitingChanges.all().map(({ text, refusal: reason }) => [text, reason])
const quantities = () =>
  Object.fromEntries(server.decks[0]?.cards.map((row) => [row.cardName, row.quantity]) ?? [])
const mayLeave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

test('without a network changes wait in the browser, and are sent in order on the next visit', async () => {
  const page = await openOffline()
  page.actions.setQuantity(page.row('Opt'), 3)
  page.actions.remove(page.row('Duress'))
  await waitFor(() => expect(stateIn(page.box)).toBe('unsaved'))
  expect(texts()).toEqual([
    ['Burn: changed Opt from 2 to 3', undefined],
    ['Burn: removed Duress', undefined],
  ])
  expect([mayLeave(), document.querySelector('.mantine-Notification-root')]).toEqual([true, null])

  server.override = () => undefined
  const { box, restore, isSaved } = await visitAgain(page)
  expect(rowsIn(box)).toEqual(['1 Duress main', '2 Opt main'])
  await restore()
  await waitFor(() => expect(rowsIn(box)).toEqual(['3 Opt main']))
  await isSaved()
  expect([quantities(), server.decks[0]?.version]).toEqual([{ Opt: 3 }, 3])
  expect([texts(), waitingChanges.restore(karn.id)]).toEqual([[], []])
})

test('what was saved before the network went away is not sent again', async () => {
  const page = await openOffline()
  server.override = ({ method }) => {
    const [deck] = server.decks
    if (method !== 'GET' && deck) {
      const cards = deck.cards.map((row) =>
        row.cardName === 'Opt' ? { ...row, quantity: 3 } : row,
      )
      server.decks = [{ ...deck, cards, version: deck.version + 1 }]
    }
    return HttpResponse.error()
  }
  page.actions.setQuantity(page.row('Opt'), 3)
  await waitFor(() => expect(stateIn(page.box)).toBe('unsaved'))
  server.override = () => undefined
  const { restore, isSaved } = await visitAgain(page)
  const before = server.sent.length
  await restore()
  await isSaved()
  expect([quantities().Opt, server.decks[0]?.version, server.sent.length]).toEqual([3, 2, before])
  expect(texts()).toEqual([])
})

test('what the server refuses stays listed with the reason, and the rest is saved', async () => {
  const page = await openOffline()
  page.actions.setQuantity(page.row('Opt'), 3)
  page.actions.setQuantity(page.row('Duress'), 2)
  await waitFor(() => expect(stateIn(page.box)).toBe('unsaved'))
  server.override = ({ method, body }) =>
    method !== 'GET' && body.cardName === 'Opt'
      ? refusal(409, 'deck_full', 'The deck is full.')
      : undefined
  const { restore, isSaved } = await visitAgain(page)
  await restore()
  await isSaved()
  expect(quantities()).toEqual({ Duress: 2, Opt: 2 })
  expect(texts()).toEqual([['Burn: changed Opt from 2 to 3', 'The deck is full.']])
  expect(waitingChanges.restore(karn.id)).toHaveLength(1)
})

test('what another open page sends is left to it', async () => {
  const page = await openOffline()
  page.actions.setQuantity(page.row('Opt'), 3)
  await waitFor(() => expect(stateIn(page.box)).toBe('unsaved'))
  server.override = () => undefined
  const { restore } = await visitAgain(page)
  const before = server.sent.length
  const request = (_: string, __: unknown, use: (lock: null) => unknown) =>
    Promise.resolve(use(null))
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'))
  await restore()
  const waiting = [['Burn: changed Opt from 2 to 3', undefined]]
  expect([texts(), server.sent.length, quantities().Opt]).toEqual([waiting, before, 2])
})

test('where the browser has no room for them, leaving is still asked about', async () => {
  const page = await openOffline()
  const full = new DOMException('full', 'QuotaExceededError')
  const setItem = () => {
    throw full
  }
  const storage = { getItem: () => null, setItem, removeItem: () => {} }
  vi.stubGlobal('localStorage', storage)
  page.actions.setQuantity(page.row('Opt'), 3)
  await waitFor(() => expect(stateIn(page.box)).toBe('unsaved'))
  page.changes.retry()
  await waitFor(() => expect(stateIn(page.box)).toBe('unsaved'))
  expect([mayLeave(), page.changes.getSnapshot().areStored]).toEqual([false, false])
})

test('details that could not be saved do not wait with the cards', async () => {
  const page = await openOffline()
  page.actions.setQuantity(page.row('Opt'), 3)
  await waitFor(() => expect(stateIn(page.box)).toBe('unsaved'))
  await expect(page.changes.saveFacts({ name: 'Burnt' })).rejects.toThrow()
  await waitFor(() => expect(stateIn(page.box)).toBe('unsaved'))
  expect(texts()).toEqual([['Burn: changed Opt from 2 to 3', undefined]])
})

test('an awaited change of the same card leaves the change that waits before it', async () => {
  const page = await openOffline()
  page.actions.setQuantity(page.row('Opt'), 3)
  await waitFor(() => expect(stateIn(page.box)).toBe('unsaved'))
  const newer = cardNamed('Opt', { id: 'opt-2' })
  expect(await page.actions.changePrinting(page.row('Opt'), newer)).toBe(false)
  await waitFor(() => expect(stateIn(page.box)).toBe('unsaved'))
  expect(texts()).toEqual([['Burn: changed Opt from 2 to 3', undefined]])
  expect(rowsIn(page.box)).toEqual(['1 Duress main', '3 Opt main'])
})

test('a write that waits is named as what it does, also when it undoes another', async () => {
  const page = await openOffline()
  page.actions.remove(page.row('Duress'))
  await waitFor(() => expect(stateIn(page.box)).toBe('unsaved'))
  page.changes.undo()
  await waitFor(() => expect(texts()).toHaveLength(2))
  expect(texts().map(([text]) => text)).toEqual([
    'Burn: removed Duress',
    'Burn: undid “removed Duress”',
  ])
})

test('what is discarded while the deck is fetched is not sent', async () => {
  const page = await openOffline()
  page.actions.setQuantity(page.row('Opt'), 3)
  await waitFor(() => expect(stateIn(page.box)).toBe('unsaved'))
  server.decks = server.decks.map((deck) => ({ ...deck, version: 9 }))
  server.override = () => undefined
  const { restore, queryClient } = await visitAgain(page)
  await restore()
  await waitFor(() =>
    expect(texts()).toEqual([['Burn: changed Opt from 2 to 3', 'The deck was changed elsewhere.']]),
  )
  const before = server.sent.length
  const again = restoreDeckWrites(queryClient, waitingChanges.all())
  for (const change of waitingChanges.all()) waitingChanges.remove(change)
  await again
  expect([texts(), server.sent.length, quantities().Opt]).toEqual([[], before, 2])
})
