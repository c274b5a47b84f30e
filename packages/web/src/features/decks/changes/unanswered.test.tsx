// @vitest-environment happy-dom
import { HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { setUpDeckServer } from '../../../test/deck-server.ts'
import { cardNamed, deckOf, rowOf } from '../../../test/decks.ts'
import { refusal } from '../../../test/refusal.ts'
import { toastButton, toastShown } from '../../../test/toasts.ts'
import { drawDeck, rowsIn, stateIn } from './test-page.tsx'

const server = setUpDeckServer()
const opt = cardNamed('Opt')
const duress = cardNamed('Duress')
const newerOpt = cardNamed('Opt', { id: 'opt-2' })

/** A deck with two copies of Opt, and the rows given beside them. */
function haveDeck(...rows: ReturnType<typeof rowOf>[]) {
  server.decks = [deckOf({ cards: [rowOf(opt, 2), ...rows] })]
}

/** Answers writes only. */
function answerWrites(answer: () => Response) {
  server.override = ({ method }) => (method === 'GET' ? undefined : answer())
}

/** What reaches the server is done, but its answer does not come back. */
function loseAnswers() {
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
  vi.waitFor(async () => expect(await toastShown()).toEqual(lines))
const titleIs = (title: string) =>
  vi.waitFor(async () => expect((await toastShown())[0]).toBe(title))

test('without an answer everything waits, and is sent when it is tried again', async () => {
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

test('a change whose answer was lost counts as done, and is not done twice', async () => {
  haveDeck()
  const { box, actions, row, isSaved } = await drawDeck()
  loseAnswers()
  actions.setQuantity(row('Opt'), 3)
  await vi.waitFor(() => expect(server.sent).toHaveLength(1))
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

test('without an answer to whether it was done, that is asked before anything else is sent', async () => {
  haveDeck()
  const { box, actions, row, isSaved } = await drawDeck()
  loseAnswers()
  const lose = server.override
  server.override = (sent) => (sent.method === 'GET' ? HttpResponse.error() : lose(sent))
  actions.setQuantity(row('Opt'), 3)
  await vi.waitFor(() => expect(stateIn(box)).toBe('unsaved'))
  server.override = () => undefined
  actions.setQuantity(row('Opt'), 5)
  await isSaved()
  expect(server.sent.map(({ body }) => [body.quantity, body.version])).toEqual([
    [3, 1],
    [5, 2],
  ])
})

test('a printing without an answer is as before, and can be tried again', async () => {
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

test('an expired session is told as such, and what was done is kept', async () => {
  haveDeck()
  const { box, actions, row } = await drawDeck()
  answerWrites(() => refusal(401, 'authentication_required', 'Authentication required'))
  actions.remove(row('Opt'))
  await toastIs('Session expired', 'Please refresh the page to log back in.')
  expect(stateIn(box)).toBe('unsaved')
})

test('what comes after a printing of which nobody knew that it was changed is not sent', async () => {
  haveDeck()
  const { box, actions, row } = await drawDeck()
  server.override = ({ method }) => {
    if (method !== 'GET') server.decks = [deckOf({ version: 2, cards: [rowOf(newerOpt, 2)] })]
    return HttpResponse.error()
  }
  expect(await actions.changePrinting(row('Opt'), newerOpt)).toBe(false)
  server.override = () => undefined
  actions.setQuantity(row('Opt'), 5)
  await titleIs('Deck changed in another place')
  expect(server.sent).toHaveLength(1)
  expect(rowsIn(box)).toEqual(['2 Opt main'])
  expect(row('Opt').scryfallId).toBe('opt-2')
})
