import { expect, test } from 'vitest'
import { setUpDeckServer } from '../../../../test/deck-server.ts'
import { drawDeck, rowsIn } from '../../../../test/decks/changes-page.tsx'
import { cardNamed, deckOf, rowOf } from '../../../../test/decks.ts'
import { toastButton, toastShown } from '../../../../test/toasts.ts'
import { waitFor } from '../../../../test/wait-for.ts'

const server = setUpDeckServer()
const opt = cardNamed('Opt')
const duress = cardNamed('Duress')

const serverRows = () =>
  server.decks[0]?.cards.map((row) => `${row.quantity} ${row.cardName} ${row.slotType}`).toSorted()

type Drawn = Awaited<ReturnType<typeof drawDeck>>
const changes: [string, (drawn: Drawn) => unknown, string[]][] = [
  [
    'adding',
    ({ actions }) => actions.add(cardNamed('Shock'), 'side'),
    ['1 Duress side', '1 Shock side', '2 Opt main'],
  ],
  [
    'one copy more',
    ({ actions, row }) => actions.setQuantity(row('Opt'), 3),
    ['1 Duress side', '3 Opt main'],
  ],
  ['removing', ({ actions, row }) => actions.remove(row('Duress', 'side')), ['2 Opt main']],
  [
    'moving',
    ({ actions, row }) => actions.move(row('Opt'), 'side'),
    ['1 Duress side', '2 Opt side'],
  ],
]

test.each(changes)('%s can be undone and redone', async (_, change, after) => {
  server.decks = [deckOf({ cards: [rowOf(opt, 2), rowOf(duress, 1, 'side')] })]
  const drawn = await drawDeck()
  change(drawn)
  await drawn.isSaved()
  expect(serverRows()).toEqual(after)
  drawn.changes.undo()
  await drawn.isSaved()
  expect(serverRows()).toEqual(['1 Duress side', '2 Opt main'])
  drawn.changes.redo()
  await drawn.isSaved()
  expect(serverRows()).toEqual(after)
  expect(rowsIn(drawn.box).toSorted()).toEqual(after)
})

test('Undo separates copies that were moved onto others', async () => {
  server.decks = [deckOf({ cards: [rowOf(opt, 2), rowOf(opt, 1, 'side')] })]
  const { changes, actions, row, isSaved } = await drawDeck()
  actions.move(row('Opt'), 'side')
  await isSaved()
  expect(serverRows()).toEqual(['3 Opt side'])
  changes.undo()
  await isSaved()
  expect(serverRows()).toEqual(['1 Opt side', '2 Opt main'])
})

test('the name of a deck can be undone', async () => {
  server.decks = [deckOf({ name: 'Burn', description: null })]
  const { box, changes, isSaved } = await drawDeck()
  await changes.saveFacts({ name: 'Sligh', description: 'Red' })
  expect(server.decks[0]).toMatchObject({ name: 'Sligh', description: 'Red', version: 2 })
  changes.undo()
  await isSaved()
  expect(server.decks[0]).toMatchObject({ name: 'Burn', description: null, version: 3 })
  expect(box.querySelector('h1')?.textContent).toBe('Burn')
})

test('quick presses are undone press by press', async () => {
  server.decks = [deckOf({ cards: [rowOf(opt, 2)] })]
  const { changes, actions, row, isSaved } = await drawDeck()
  for (const quantity of [3, 4, 5]) actions.setQuantity(row('Opt'), quantity)
  await isSaved()
  changes.undo()
  changes.undo()
  await isSaved()
  expect(serverRows()).toEqual(['3 Opt main'])
})

test('Undo in a toast undoes its own change, whatever came after it', async () => {
  server.decks = [deckOf({ cards: [rowOf(opt, 2), rowOf(duress, 1)] })]
  const { changes, actions, row, isSaved } = await drawDeck()
  actions.remove(row('Duress'))
  await waitFor(async () => expect((await toastShown())[0]).toBe('Card removed!'))
  actions.setQuantity(row('Opt'), 4)
  await isSaved()
  toastButton('Undo').click()
  await isSaved()
  expect(serverRows()).toEqual(['1 Duress main', '4 Opt main'])
  changes.undo()
  await isSaved()
  expect(serverRows()).toEqual(['1 Duress main', '2 Opt main'])
})

test('Undo in a toast fails when the card was changed again', async () => {
  server.decks = [deckOf({ cards: [rowOf(opt, 2)] })]
  const { actions, row, isSaved } = await drawDeck()
  actions.add(duress, 'main')
  await waitFor(async () => expect((await toastShown())[0]).toBe('Card added!'))
  actions.setQuantity(row('Duress'), 4)
  await isSaved()
  toastButton('Undo').click()
  await waitFor(async () =>
    expect(await toastShown()).toEqual([
      'Undo failed',
      'It has been changed again since, so it was left as is.',
    ]),
  )
  expect(serverRows()).toEqual(['2 Opt main', '4 Duress main'])
})
