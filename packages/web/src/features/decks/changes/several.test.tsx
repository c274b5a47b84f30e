import type { DeckCardChange } from '@manafolio/contract'
import { expect, test } from 'vitest'
import { setUpDeckServer } from '../../../test/deck-server.ts'
import { cardNamed, deckOf, rowOf } from '../../../test/decks.ts'
import { refusal } from '../../../test/refusal.ts'
import { toastButton, toastShown } from '../../../test/toasts.ts'
import { waitFor } from '../../../test/wait-for.ts'
import { drawDeck, rowsIn } from './test-page.tsx'

const server = setUpDeckServer()
const opt = cardNamed('Opt')
const duress = cardNamed('Duress')
const tymna = cardNamed('Tymna')
const thrasios = cardNamed('Thrasios')
const led = { commanderId: tymna.id, commanderName: tymna.name }

/** Tymna leads, Thrasios beside her; two copies of Opt. */
function haveDeck() {
  const second = { ...rowOf(thrasios), role: 'commander' as const }
  const cards = [rowOf(opt, 2), second]
  server.decks = [deckOf({ format: 'commander', ...led, commander: tymna, cards })]
}

const change = (
  card: typeof opt,
  quantity: number,
  facts: Partial<DeckCardChange> = {},
): DeckCardChange => ({
  ...{ scryfallId: card.id, cardName: card.name, tcgplayerId: 7, quantity, slotType: 'main' },
  ...facts,
})

const serverDeck = () => {
  const [deck] = server.decks
  const rows = deck?.cards.map(
    (row) => `${row.quantity} ${row.cardName} ${row.role ?? row.slotType}`,
  )
  return [deck?.commanderName, ...(rows ?? []).toSorted()]
}
const titleIs = (title: string) => waitFor(async () => expect((await toastShown())[0]).toBe(title))

const before = ['Tymna', '1 Thrasios commander', '2 Opt main']
const heir = { commanderId: thrasios.id, commanderName: thrasios.name }

test('cards and who leads them are one change, undone and done again as one', async () => {
  haveDeck()
  const { box, actions, changes, isSaved } = await drawDeck()
  const cards = [change(opt, 0), change(thrasios, 1, { role: null }), change(duress, 3)]
  expect(actions.apply({ cards, facts: heir }, 'swapping the leaders')).toBe(true)
  await waitFor(() => expect(rowsIn(box).toSorted()).toEqual(['1 Thrasios main', '3 Duress main']))
  await titleIs('Deck changed!')
  expect((await toastShown())[1]).toContain('Swapping the leaders.')
  expect(serverDeck()).toEqual(['Thrasios', '1 Thrasios main', '3 Duress main'])
  expect(server.sent).toHaveLength(1)
  changes.undo()
  await isSaved()
  expect(serverDeck()).toEqual(before)
  changes.redo()
  await isSaved()
  expect(serverDeck()).toEqual(['Thrasios', '1 Thrasios main', '3 Duress main'])
  expect(server.sent).toHaveLength(3)
})

test('who leads the deck can be all that changes', async () => {
  haveDeck()
  const { actions, changes, isSaved } = await drawDeck()
  const nobody = { commanderId: null, commanderName: null }
  expect(actions.apply({ cards: [], facts: nobody }, 'making Tymna a plain card')).toBe(true)
  await isSaved()
  expect(serverDeck()).toEqual([null, '1 Thrasios commander', '2 Opt main'])
  changes.undo()
  await isSaved()
  expect(serverDeck()).toEqual(before)
})

test('what a change does not say of a card stays', async () => {
  haveDeck()
  const { actions, isSaved } = await drawDeck()
  actions.apply({ cards: [change(thrasios, 2, { isLocked: true })] }, 'locking Thrasios')
  await isSaved()
  expect(server.decks[0]?.cards.at(-1)).toMatchObject({
    ...{ cardName: 'Thrasios', quantity: 2, role: 'commander', isLocked: true },
  })
})

test('what is so already is nothing to do, and more copies than can be are not made', async () => {
  haveDeck()
  const { box, actions } = await drawDeck()
  const same = [change(opt, 2), change(duress, 0)]
  expect(actions.apply({ cards: same, facts: led }, 'doing nothing')).toBe(false)
  expect(actions.apply({ cards: [change(opt, 100)] }, 'adding Opt')).toBe(false)
  await titleIs('99 copies are the most')
  expect(rowsIn(box)).toContain('2 Opt main')
  expect(server.sent).toEqual([])
})

test('of two changes of a row the later one holds, and both are undone', async () => {
  haveDeck()
  const { actions, changes, isSaved } = await drawDeck()
  actions.apply({ cards: [change(opt, 1), change(opt, 4)] }, 'changing Opt')
  await isSaved()
  expect(serverDeck()).toContain('4 Opt main')
  changes.undo()
  await isSaved()
  expect(serverDeck()).toEqual(before)
})

test('a change that another device was faster than is told by its words', async () => {
  haveDeck()
  const { box, actions } = await drawDeck()
  server.decks = [deckOf({ version: 5, cards: [rowOf(opt, 3)] })]
  actions.apply({ cards: [change(opt, 0)], facts: heir }, 'cutting 2 cards')
  await waitFor(async () =>
    expect(await toastShown()).toEqual([
      'Deck changed in another place',
      'This was not done: cutting 2 cards. You see the deck as it is now.',
    ]),
  )
  await waitFor(() => expect(rowsIn(box)).toEqual(['3 Opt main']))
  expect(box.querySelector('#undo')?.textContent).toBe('')
})

test('the toast of a change does not undo what was changed again since', async () => {
  haveDeck()
  const { actions, row, isSaved } = await drawDeck()
  actions.apply({ cards: [change(opt, 1)] }, 'cutting 1 card')
  await titleIs('Deck changed!')
  actions.setLocked(row('Opt'), true)
  await isSaved()
  toastButton('Undo').click()
  await titleIs('Undo failed')
  expect(serverDeck()).toContain('1 Opt main')
})

test('a change that is refused leaves all as it was', async () => {
  haveDeck()
  const { box, actions } = await drawDeck()
  server.override = ({ method }) => (method === 'GET' ? undefined : refusal(400, 'bad_input'))
  actions.apply({ cards: [change(opt, 0)], facts: heir }, 'cutting 2 cards')
  await waitFor(async () =>
    expect(await toastShown()).toEqual([
      'Failed to change the deck',
      'None of its cards was changed.',
    ]),
  )
  expect(rowsIn(box)).toEqual(['2 Opt main', '1 Thrasios main'])
})
