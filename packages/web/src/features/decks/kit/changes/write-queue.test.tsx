import { HttpResponse } from 'msw'
import { expect, onTestFinished, test, vi } from 'vitest'
import { setUpDeckServer } from '../../../../test/deck-server.ts'
import { drawDeck, rowsIn } from '../../../../test/decks/changes-page.tsx'
import { cardNamed, deckOf, rowOf } from '../../../../test/decks.ts'
import { waitFor } from '../../../../test/wait-for.ts'
import { writesKey } from './write-queue.ts'

const server = setUpDeckServer()
const opt = cardNamed('Opt')
const duress = cardNamed('Duress')

/** A deck with two copies of Opt and one of Duress, whose server does not answer. */
async function drawOutage() {
  server.decks = [deckOf({ cards: [rowOf(opt, 2), rowOf(duress, 1)] })]
  const drawn = await drawDeck()
  server.override = () => HttpResponse.error()
  const isUnsaved = () => waitFor(() => expect(drawn.changes.getSnapshot().state).toBe('unsaved'))
  return { ...drawn, isUnsaved }
}

function endOutage() {
  server.override = () => undefined
  server.sent = []
  window.dispatchEvent(new Event('online'))
}

test('changes made before and during an outage are sent in order, each with the newest version', async () => {
  const { actions, row, isUnsaved, isSaved } = await drawOutage()
  actions.setQuantity(row('Opt'), 3)
  actions.move(row('Duress'), 'side')
  await isUnsaved()
  actions.add(cardNamed('Shock'), 'main')
  actions.setQuantity(row('Opt'), 4)
  await isUnsaved()
  endOutage()
  await isSaved()
  expect(server.sent.map(({ path, body }) => [path, body.quantity, body.version])).toEqual([
    ['/api/decks/deck-1/cards', 3, 1],
    ['/api/decks/deck-1/cards', undefined, 2],
    ['/api/decks/deck-1/cards', 1, 3],
    ['/api/decks/deck-1/cards', 4, 4],
  ])
})

test('presses during an outage are joined, except with the unconfirmed change', async () => {
  const { actions, row, isUnsaved, isSaved } = await drawOutage()
  for (const quantity of [3, 4, 5]) {
    actions.setQuantity(row('Opt'), quantity)
    await isUnsaved()
  }
  endOutage()
  await isSaved()
  expect(server.sent.map(({ body }) => body.quantity)).toEqual([3, 5])
})

test('a change waits for its response however long an outage lasts', async () => {
  const { box, actions, row, isUnsaved, isSaved } = await drawOutage()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  actions.setQuantity(row('Opt'), 3)
  actions.remove(row('Duress'))
  await isUnsaved()
  await vi.advanceTimersByTimeAsync(60 * 60_000)
  await isUnsaved()
  expect(rowsIn(box)).toEqual(['3 Opt main'])
  endOutage()
  await isSaved()
  expect(server.decks[0]?.cards).toMatchObject([{ cardName: 'Opt', quantity: 3 }])
})

test('the mutation cache holds a change until it is saved', async () => {
  const { actions, row, queryClient, isUnsaved, isSaved } = await drawOutage()
  const held = () => queryClient.getMutationCache().findAll({ mutationKey: writesKey })
  actions.setQuantity(row('Opt'), 3)
  actions.remove(row('Duress'))
  await isUnsaved()
  expect(held()).toHaveLength(2)
  endOutage()
  await isSaved()
  await waitFor(() => expect(held()).toEqual([]))
})
