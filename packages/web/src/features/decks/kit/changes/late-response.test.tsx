import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { deckQuery } from '../../../../card-kit/decks-query.ts'
import { setUpDeckServer } from '../../../../test/deck-server.ts'
import { drawDeck, stateIn } from '../../../../test/decks/changes-page.tsx'
import { cardNamed, deckOf, rowOf } from '../../../../test/decks.ts'
import { toastButton, toastShown } from '../../../../test/toasts.ts'
import { waitFor } from '../../../../test/wait-for.ts'

const server = setUpDeckServer()
const opt = cardNamed('Opt')

test('a late response does not replace a newer deck', async () => {
  server.decks = [deckOf({ cards: [rowOf(opt, 2)] })]
  const { box, actions, row, queryClient, isSaved } = await drawDeck()
  const { queryKey } = deckQuery('deck-1')
  const older = queryClient.getQueryData(queryKey)
  server.override = () => HttpResponse.error()
  actions.setQuantity(row('Opt'), 3)
  await waitFor(() => expect(stateIn(box)).toBe('unsaved'))
  const newer = deckOf({ version: 2, name: 'Renamed', cards: [rowOf(opt, 3)] })
  queryClient.setQueryData(queryKey, newer)
  server.decks = [newer]
  server.override = ({ method }) => (method === 'GET' ? HttpResponse.json(older) : undefined)
  await waitFor(() => toastButton('Try again').click())
  await isSaved()
  expect(box.querySelector('h1')?.textContent).toBe('Renamed')
  expect(queryClient.getQueryData(queryKey)?.version).toBe(2)
})

test('a deck that was created again may have a lower version', async () => {
  server.decks = [deckOf({ version: 9, cards: [rowOf(opt, 2)] })]
  const { box, actions, row } = await drawDeck()
  const at = '2026-11-01T12:00:00.000Z'
  server.decks = [deckOf({ createdAt: at, name: 'Again', version: 2 })]
  actions.setQuantity(row('Opt'), 3)
  await waitFor(async () => expect((await toastShown())[0]).toBe('Deck changed elsewhere'))
  await waitFor(() => expect(box.querySelector('h1')?.textContent).toBe('Again'))
})
