import { notifications } from '@mantine/notifications'
import { HttpResponse } from 'msw'
import { expect, onTestFinished, test, vi } from 'vitest'
import { decksQuery } from '../../../../card-kit/decks-query.ts'
import { currentUserQuery } from '../../../../lib/current-user.ts'
import { setUpDeckServer } from '../../../../test/deck-server.ts'
import { drawDeck, rowsIn, stateIn } from '../../../../test/decks/changes-page.tsx'
import { cardNamed, deckOf, rowOf } from '../../../../test/decks.ts'
import { refusal } from '../../../../test/refusal.ts'
import { toastButton, toastShown } from '../../../../test/toasts.ts'
import { waitFor } from '../../../../test/wait-for.ts'

const server = setUpDeckServer()
const opt = cardNamed('Opt')
const duress = cardNamed('Duress')
const newerOpt = cardNamed('Opt', { id: 'opt-2' })

/** A deck with two copies of Opt and the given rows. */
function haveDeck(...rows: ReturnType<typeof rowOf>[]) {
  server.decks = [deckOf({ cards: [rowOf(opt, 2), ...rows] })]
}

/** Answers writes in the server's place. */
function answerWrites(answer: () => Response) {
  server.override = ({ method }) => (method === 'GET' ? undefined : answer())
}

/** The server processes requests, but its responses are lost. */
function loseResponses() {
  server.override = async ({ method, body }) => {
    if (method === 'GET') return undefined
    const [deck] = server.decks
    if (deck) {
      const cards = deck.cards.map((row) => ({ ...row, quantity: body.quantity }))
      server.decks = [{ ...deck, cards, version: deck.version + 1 }]
    }
    return HttpResponse.error()
  }
}

const toastIs = (...lines: string[]) =>
  waitFor(async () => expect(await toastShown()).toEqual(lines))
const titleIs = (title: string) => waitFor(async () => expect((await toastShown())[0]).toBe(title))

test('without a response all changes wait, and “Try again” sends them', async () => {
  haveDeck(rowOf(duress, 1))
  const { box, actions, row, isSaved } = await drawDeck()
  server.override = () => HttpResponse.error()
  actions.setQuantity(row('Opt'), 3)
  actions.remove(row('Duress'))
  await toastIs('Failed to update card', 'Could not change the number of copies.Try again')
  expect(rowsIn(box)).toEqual(['3 Opt main'])
  expect(stateIn(box)).toBe('unsaved')
  server.override = () => undefined
  toastButton('Try again').click()
  await isSaved()
  expect(server.decks[0]?.cards).toMatchObject([{ scryfallId: 'opt', quantity: 3 }])
  expect(server.decks[0]?.version).toBe(3)
})

test('while the database is away changes wait, and the toast says why', async () => {
  haveDeck()
  const { box, actions, changes, row, isSaved } = await drawDeck()
  server.override = () => refusal(503, 'database_unavailable', 'Your data is safe.')
  actions.setQuantity(row('Opt'), 3)
  await toastIs(
    'Failed to update card',
    'Could not change the number of copies. Your data is safe.Try again',
  )
  expect([rowsIn(box), stateIn(box)]).toEqual([['3 Opt main'], 'unsaved'])
  server.override = () => undefined
  changes.retry()
  await isSaved()
  expect(server.decks[0]?.cards).toMatchObject([{ scryfallId: 'opt', quantity: 3 }])
})

test('a change without room on the server’s disk is reverted, with the reason', async () => {
  haveDeck()
  const { box, actions, row } = await drawDeck()
  answerWrites(() => refusal(507, 'storage_full', 'There is no room.'))
  actions.setQuantity(row('Opt'), 3)
  await toastIs('Failed to update card', 'Could not change the number of copies. There is no room.')
  expect([rowsIn(box), stateIn(box)]).toEqual([['2 Opt main'], 'saved'])
})

test('a change whose response was lost counts as saved, and is not sent twice', async () => {
  haveDeck()
  const { box, actions, row, isSaved } = await drawDeck()
  loseResponses()
  actions.setQuantity(row('Opt'), 3)
  await waitFor(() => expect(server.sent).toHaveLength(1))
  await isSaved()
  server.override = () => undefined
  actions.setQuantity(row('Opt'), 4)
  await isSaved()
  expect(server.sent.map(({ body }) => [body.quantity, body.version])).toEqual([
    [3, 1],
    [4, 2],
  ])
  expect(rowsIn(box)).toEqual(['4 Opt main'])
})

test('while it is unknown whether a change was saved, nothing else is sent', async () => {
  haveDeck()
  const { box, actions, row, isSaved } = await drawDeck()
  loseResponses()
  const lose = server.override
  server.override = (sent) => (sent.method === 'GET' ? HttpResponse.error() : lose(sent))
  actions.setQuantity(row('Opt'), 3)
  await waitFor(() => expect(stateIn(box)).toBe('unsaved'))
  server.override = () => undefined
  actions.setQuantity(row('Opt'), 5)
  await isSaved()
  expect(server.sent.map(({ body }) => [body.quantity, body.version])).toEqual([
    [3, 1],
    [5, 2],
  ])
})

test('a printing change without a response is reverted, and can be retried', async () => {
  haveDeck()
  const { box, actions, row } = await drawDeck()
  answerWrites(() => HttpResponse.error())
  expect(await actions.changePrinting(row('Opt'), newerOpt)).toBe(false)
  await toastIs('Failed to change printing', 'Could not change card printing.Try again')
  expect(row('Opt').scryfallId).toBe('opt')
  expect(stateIn(box)).toBe('saved')
  server.override = () => undefined
  toastButton('Try again').click()
  await titleIs('Printing changed!')
  expect(row('Opt').scryfallId).toBe('opt-2')
})

test('an expired session is reported, and the change stays unsaved', async () => {
  haveDeck()
  const { box, actions, row } = await drawDeck()
  answerWrites(() => refusal(401, 'authentication_required', 'Authentication required'))
  actions.remove(row('Opt'))
  await toastIs('Session expired', 'Please refresh the page to log back in.')
  expect(stateIn(box)).toBe('unsaved')
})

test('a change after a printing change that turns out to be saved is not sent', async () => {
  haveDeck()
  const { box, actions, row } = await drawDeck()
  server.override = ({ method }) => {
    if (method !== 'GET') server.decks = [deckOf({ version: 2, cards: [rowOf(newerOpt, 2)] })]
    return HttpResponse.error()
  }
  expect(await actions.changePrinting(row('Opt'), newerOpt)).toBe(false)
  server.override = () => undefined
  actions.setQuantity(row('Opt'), 5)
  await titleIs('Deck changed elsewhere')
  expect(server.sent).toHaveLength(1)
  expect(rowsIn(box)).toEqual(['2 Opt main'])
  expect(row('Opt').scryfallId).toBe('opt-2')
})

test('the caller of a printing change gets the result of its retry', async () => {
  haveDeck()
  const { actions, row } = await drawDeck()
  answerWrites(() => HttpResponse.error())
  const attempts: Promise<boolean>[] = []
  await actions.changePrinting(row('Opt'), newerOpt, (attempt) => attempts.push(attempt))
  await titleIs('Failed to change printing')
  server.override = () => undefined
  toastButton('Try again').click()
  expect(attempts).toHaveLength(1)
  expect(await attempts[0]).toBe(true)
})

test('a retry finds that a printing change whose response was lost was saved', async () => {
  haveDeck()
  const { actions, row } = await drawDeck()
  server.override = ({ method }) => {
    if (method !== 'GET') server.decks = [deckOf({ version: 2, cards: [rowOf(newerOpt, 2)] })]
    return HttpResponse.error()
  }
  await actions.changePrinting(row('Opt'), newerOpt)
  await titleIs('Failed to change printing')
  server.override = () => undefined
  toastButton('Try again').click()
  await titleIs('Printing changed!')
  expect(server.sent).toHaveLength(1)
  expect(row('Opt').scryfallId).toBe('opt-2')
})

/** The outage is over, and the browser reports that it is online. */
function beOnline() {
  server.override = () => undefined
  window.dispatchEvent(new Event('online'))
}

test('unsaved changes are sent once when the browser is online again', async () => {
  haveDeck()
  const { box, actions, row, isSaved } = await drawDeck()
  server.override = () => HttpResponse.error()
  actions.setQuantity(row('Opt'), 3)
  await waitFor(() => expect(stateIn(box)).toBe('unsaved'))
  const before = server.sent.length
  beOnline()
  window.dispatchEvent(new Event('online'))
  await isSaved()
  expect(server.sent).toHaveLength(before + 1)
  expect(server.decks[0]?.cards[0]?.quantity).toBe(3)
})

test('unsaved changes are retried after growing pauses, without further toasts', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  haveDeck()
  const { box, actions, row, isSaved } = await drawDeck()
  server.override = () => HttpResponse.error()
  actions.setQuantity(row('Opt'), 3)
  await titleIs('Failed to update card')
  await waitFor(() => expect(stateIn(box)).toBe('unsaved'))
  notifications.clean()
  let requests = 0
  server.override = () => {
    requests += 1
    return HttpResponse.error()
  }
  await vi.advanceTimersByTimeAsync(3_100)
  await waitFor(() => expect([requests, stateIn(box)]).toEqual([1, 'unsaved']))
  await vi.advanceTimersByTimeAsync(4_000)
  expect(requests).toBe(1)
  expect(document.querySelector('.mantine-Notification-root')).toBeNull()
  server.override = () => undefined
  await vi.advanceTimersByTimeAsync(3_000)
  await isSaved()
  expect(server.decks[0]?.cards[0]?.quantity).toBe(3)
})

test('during an outage requests are not repeated in a loop', async () => {
  haveDeck()
  const { box, actions, row } = await drawDeck()
  server.override = () => HttpResponse.error()
  actions.setQuantity(row('Opt'), 3)
  await waitFor(() => expect(stateIn(box)).toBe('unsaved'))
  const before = server.sent.length
  window.dispatchEvent(new Event('online')) // the browser reports this, but there is no response yet
  await waitFor(() => expect(stateIn(box)).toBe('unsaved'))
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(server.sent.length).toBeLessThanOrEqual(before + 1)
  expect(stateIn(box)).toBe('unsaved')
})

test('unsaved changes are not sent on behalf of another user', async () => {
  haveDeck()
  const { box, actions, row, queryClient } = await drawDeck()
  server.override = () => HttpResponse.error()
  actions.setQuantity(row('Opt'), 3)
  await waitFor(() => expect(stateIn(box)).toBe('unsaved'))
  const before = server.sent.length
  queryClient.setQueryData(currentUserQuery.queryKey, (user) => user && { ...user, id: 'liliana' })
  beOnline()
  await queryClient.fetchQuery(decksQuery)
  expect(server.sent).toHaveLength(before)
  expect(server.decks[0]?.cards[0]?.quantity).toBe(2)
})
