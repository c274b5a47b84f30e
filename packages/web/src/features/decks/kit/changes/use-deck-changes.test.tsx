import { notifications } from '@mantine/notifications'
import { expect, test } from 'vitest'
import { deckQuery, decksQuery } from '../../../../card-kit/decks-query.ts'
import { setUpDeckServer } from '../../../../test/deck-server.ts'
import { drawDeck, numbersIn, rowsIn, stateIn } from '../../../../test/decks/changes-page.tsx'
import { cardNamed, deckOf, rowOf } from '../../../../test/decks.ts'
import { refusal } from '../../../../test/refusal.ts'
import { toastButton, toastShown } from '../../../../test/toasts.ts'
import { waitFor } from '../../../../test/wait-for.ts'

const server = setUpDeckServer()
const opt = cardNamed('Opt')
const duress = cardNamed('Duress')
const newerOpt = cardNamed('Opt', { id: 'opt-2', collectorNumber: '2' })

/** A deck with two copies of Opt and the given rows. */
function haveDeck(...rows: ReturnType<typeof rowOf>[]) {
  server.decks = [deckOf({ cards: [rowOf(opt, 2), ...rows] })]
}

function holdWrites() {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  server.override = async ({ method }) => {
    if (method === 'GET') return undefined
    await held
    return undefined
  }
  return () => release()
}

/** Answers writes in the server's place. */
function answerWrites(answer: () => Response) {
  server.override = ({ method }) => (method === 'GET' ? undefined : answer())
}

const toastIs = (...lines: string[]) =>
  waitFor(async () => expect(await toastShown()).toEqual(lines))
const titleIs = (title: string) => waitFor(async () => expect((await toastShown())[0]).toBe(title))

test('five quick presses show at once, and those after the first are joined', async () => {
  haveDeck()
  const { box, actions, row, isSaved } = await drawDeck()
  const release = holdWrites()
  for (const quantity of [3, 4, 5, 6, 7]) actions.setQuantity(row('Opt'), quantity)
  await waitFor(() => expect(rowsIn(box)).toEqual(['7 Opt main']))
  expect(numbersIn(box)).toBe('7, 0 side, $10.5')
  expect(stateIn(box)).toBe('saving')
  release()
  await isSaved()
  expect(server.sent.map(({ body }) => [body.quantity, body.version])).toEqual([
    [3, 1],
    [7, 2],
  ])
  expect(server.decks[0]?.cards).toMatchObject([{ quantity: 7 }])
  expect(rowsIn(box)).toEqual(['7 Opt main'])
})

test('changes to different cards are sent in order, each with the newest version', async () => {
  haveDeck(rowOf(duress, 1))
  const { box, actions, row, isSaved } = await drawDeck()
  actions.setQuantity(row('Opt'), 4)
  actions.move(row('Duress'), 'side')
  actions.add(cardNamed('Shock'), 'main')
  expect(server.sent.length).toBeLessThan(2)
  await isSaved()
  expect(server.sent.map(({ body }) => body.version)).toEqual([1, 2, 3])
  expect(server.decks[0]?.version).toBe(4)
  expect(rowsIn(box).toSorted()).toEqual(['1 Duress side', '1 Shock main', '4 Opt main'])
})

test('adding a card again adds a copy of the printing in the deck', async () => {
  haveDeck()
  const { box, actions, isSaved } = await drawDeck()
  actions.add(newerOpt, 'main')
  await toastIs('Card added!', 'Card has been added to your deck.UndoHistory')
  expect(rowsIn(box)).toEqual(['3 Opt main'])
  actions.add(newerOpt, 'side')
  await isSaved()
  expect(rowsIn(box)).toEqual(['3 Opt main', '1 Opt side'])
  expect(server.sent[1]?.body).toMatchObject({ scryfallId: 'opt-2', slotType: 'side', version: 2 })
})

test('a change that would exceed 99 copies is not sent', async () => {
  haveDeck(rowOf(duress, 99))
  const { box, actions, row } = await drawDeck()
  actions.add(duress, 'main')
  await toastIs('99 copies is the maximum', 'Maximum 99 copies of a card allowed')
  actions.setQuantity(row('Duress'), 100)
  expect(rowsIn(box)).toEqual(['2 Opt main', '99 Duress main'])
  expect(server.sent).toEqual([])
})

test('a quantity of zero removes the card', async () => {
  haveDeck(rowOf(duress, 1))
  const { box, actions, row } = await drawDeck()
  actions.setQuantity(row('Duress'), 0)
  await waitFor(() => expect(rowsIn(box)).toEqual(['2 Opt main']))
  await titleIs('Card removed!')
  expect(server.sent).toMatchObject([
    {
      method: 'DELETE',
      path: '/api/decks/deck-1/cards/duress',
      query: { slotType: 'main', version: '1' },
    },
  ])
})

test('changing to a printing already in the deck adds up the copies, and Undo separates them', async () => {
  haveDeck(rowOf(newerOpt, 1))
  const { box, actions, row } = await drawDeck()
  expect(await actions.changePrinting(row('Opt'), newerOpt)).toBe(true)
  await toastIs('Printing changed!', 'Card printing has been updated.UndoHistory')
  await waitFor(() => expect(rowsIn(box)).toEqual(['3 Opt main']))
  expect(server.sent[0]).toMatchObject({
    path: '/api/decks/deck-1/cards/printing',
    body: { scryfallId: 'opt', slotType: 'main', to: { scryfallId: 'opt-2' }, version: 1 },
  })
  toastButton('Undo').click()
  await titleIs('Undone: changed the printing of Opt from ZEN 1 to ZEN 2')
  const left = server.decks[0]?.cards.map(({ scryfallId, quantity }) => [scryfallId, quantity])
  expect(left?.toSorted()).toEqual([
    ['opt', 2],
    ['opt-2', 1],
  ])
})

test.each([
  ['add', 'Failed to add card', 'Could not add card to deck.'],
  ['quantity', 'Failed to update card', 'Could not change the number of copies.'],
  ['remove', 'Failed to remove card', 'Could not remove card from deck.'],
  ['move', 'Failed to move card', 'Could not move card to the other slot.'],
  ['printing', 'Failed to change printing', 'Could not change card printing.'],
] as const)('a refused change is reverted: %s', async (kind, ...toast) => {
  haveDeck(rowOf(duress, 1))
  const { box, actions, row } = await drawDeck()
  answerWrites(() => refusal(400, 'bad_input', 'No.'))
  const changes = {
    add: () => actions.add(cardNamed('Shock'), 'main'),
    quantity: () => actions.setQuantity(row('Opt'), 3),
    remove: () => actions.remove(row('Opt')),
    move: () => actions.move(row('Opt'), 'side'),
    printing: () => void actions.changePrinting(row('Opt'), newerOpt),
  }
  changes[kind]()
  await toastIs(...toast)
  expect(rowsIn(box)).toEqual(['2 Opt main', '1 Duress main'])
  expect(stateIn(box)).toBe('saved')
  expect(box.querySelector('#undo')?.textContent).toBe('')
})

test('changing the printing of a card that was removed elsewhere says so', async () => {
  haveDeck()
  const { actions, row } = await drawDeck()
  answerWrites(() => refusal(404, 'card_not_in_deck', 'Card not found in deck'))
  expect(await actions.changePrinting(row('Opt'), newerOpt)).toBe(false)
  await toastIs('Failed to change printing', 'Card not found in deck')
})

test('changing the printing of a card that was removed here says so too', async () => {
  haveDeck()
  const { actions, row, isSaved } = await drawDeck()
  const opened = row('Opt')
  actions.remove(opened)
  await isSaved()
  expect(await actions.changePrinting(opened, newerOpt)).toBe(false)
  await toastIs('Failed to change printing', 'Card not found in deck')
  expect(server.sent).toHaveLength(1)
})

test('changing a printing in a deleted deck says that there is no deck', async () => {
  haveDeck()
  const { actions, row, queryClient } = await drawDeck()
  server.decks = []
  expect(await actions.changePrinting(row('Opt'), newerOpt)).toBe(false)
  await toastIs('Failed to change printing', 'No deck selected')
  const opened = row('Opt')
  notifications.clean()
  queryClient.removeQueries({ queryKey: deckQuery('deck-1').queryKey })
  expect(await actions.changePrinting(opened, newerOpt)).toBe(false)
  await toastIs('Failed to change printing', 'No deck selected')
})

test('an impossible change returns false', async () => {
  haveDeck(rowOf(opt, 60, 'side'), rowOf(duress, 60))
  server.decks = server.decks.map((deck) => ({
    ...deck,
    cards: deck.cards.map((row) => (row.slotType === 'main' ? { ...row, quantity: 60 } : row)),
  }))
  const { actions, row, isSaved } = await drawDeck()
  const gone = row('Duress')
  expect(actions.move(row('Opt'), 'side')).toBe(false)
  expect(actions.setQuantity(row('Opt'), 100)).toBe(false)
  expect(actions.remove(gone)).toBe(true)
  await isSaved()
  expect(actions.remove(gone)).toBe(false)
  expect(actions.move(gone, 'side')).toBe(false)
  expect(server.sent).toHaveLength(1)
})

test('the toast gives the reason when a deck is full', async () => {
  haveDeck()
  const { actions } = await drawDeck()
  answerWrites(() => refusal(409, 'deck_full', 'A deck can hold up to 3 different printings.'))
  actions.add(duress, 'main')
  await toastIs(
    'Failed to add card',
    'Could not add card to deck. A deck can hold up to 3 different printings.',
  )
})

test('a refused change drops those that depend on it, and no others', async () => {
  haveDeck(rowOf(duress, 1))
  const { box, actions, row, isSaved } = await drawDeck()
  const release = holdWrites()
  actions.setQuantity(row('Duress'), 2)
  actions.move(row('Opt'), 'side')
  await waitFor(() => row('Opt', 'side'))
  actions.setQuantity(row('Opt', 'side'), 4)
  actions.add(cardNamed('Shock'), 'main')
  server.override = ({ path, method }) =>
    path === '/api/decks/deck-1/cards' && method === 'POST' ? refusal(400, 'bad_input') : undefined
  release()
  await isSaved()
  expect(rowsIn(box).toSorted()).toEqual(['1 Shock main', '2 Duress main', '2 Opt main'])
  expect(server.sent.map(({ body }) => body.version)).toEqual([1, 2, 2])
})

test('after a conflict the newer deck is shown, and nothing more is sent', async () => {
  haveDeck(rowOf(duress, 1))
  const { box, actions, row, isSaved } = await drawDeck()
  server.decks = [deckOf({ version: 5, name: 'Renamed', cards: [rowOf(opt, 1)] })]
  const release = holdWrites()
  actions.setQuantity(row('Opt'), 3)
  actions.remove(row('Duress'))
  release()
  await toastIs(
    'Deck changed elsewhere',
    '2 changes were not saved. You now see the latest version.',
  )
  await waitFor(() => expect(rowsIn(box)).toEqual(['1 Opt main']))
  expect(box.querySelector('h1')?.textContent).toBe('Renamed')
  expect(server.sent).toHaveLength(1)
  expect(box.querySelector('#undo')?.textContent).toBe('')
  actions.setQuantity(row('Opt'), 2)
  await isSaved()
  expect(server.decks[0]).toMatchObject({ version: 6, cards: [{ quantity: 2 }] })
})

test('a conflict names the change that was not made', async () => {
  haveDeck()
  const { actions } = await drawDeck()
  server.decks = [deckOf({ version: 5 })]
  actions.add(duress, 'main')
  await toastIs(
    'Deck changed elsewhere',
    'This change was not saved: added Duress. You now see the latest version.',
  )
})

test('the list of decks has the new numbers without a request', async () => {
  haveDeck()
  const { actions, row, queryClient, isSaved } = await drawDeck()
  await queryClient.fetchQuery(decksQuery)
  actions.setQuantity(row('Opt'), 4)
  await isSaved()
  expect(queryClient.getQueryData(decksQuery.queryKey)).toMatchObject([
    { cardCount: 4, totalValue: 6, version: 2 },
  ])
})
