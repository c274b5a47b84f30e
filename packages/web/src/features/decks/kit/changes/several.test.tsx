import type { DeckCardChange } from '@manafolio/contract'
import { expect, test } from 'vitest'
import { setUpDeckServer } from '../../../../test/deck-server.ts'
import { drawDeck, rowsIn } from '../../../../test/decks/changes-page.tsx'
import { cardNamed, deckOf, rowOf } from '../../../../test/decks.ts'
import { refusal } from '../../../../test/refusal.ts'
import { toastButton, toastShown } from '../../../../test/toasts.ts'
import { waitFor } from '../../../../test/wait-for.ts'

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
  scryfallId: card.id,
  cardName: card.name,
  tcgplayerId: 7,
  quantity,
  slotType: 'main',
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
const newLeader = { commanderId: thrasios.id, commanderName: thrasios.name }

test('cards and their commander are changed, undone and redone as one', async () => {
  haveDeck()
  const { box, actions, changes, isSaved } = await drawDeck()
  const cards = [change(opt, 0), change(thrasios, 1, { role: null }), change(duress, 3)]
  expect(actions.apply({ cards, facts: newLeader }, 'swapped the leaders')).toBe(true)
  await waitFor(() => expect(rowsIn(box).toSorted()).toEqual(['1 Thrasios main', '3 Duress main']))
  await titleIs('Deck changed!')
  expect((await toastShown())[1]).toContain('Swapped the leaders.')
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

test('the commander may be all that changes', async () => {
  haveDeck()
  const { actions, changes, isSaved } = await drawDeck()
  const noLeader = { commanderId: null, commanderName: null }
  expect(actions.apply({ cards: [], facts: noLeader }, 'made Tymna a plain card')).toBe(true)
  await isSaved()
  expect(serverDeck()).toEqual([null, '1 Thrasios commander', '2 Opt main'])
  changes.undo()
  await isSaved()
  expect(serverDeck()).toEqual(before)
})

test('omitted fields of a card keep their value', async () => {
  haveDeck()
  const { actions, isSaved } = await drawDeck()
  actions.apply({ cards: [change(thrasios, 2, { isLocked: true })] }, 'locking Thrasios')
  await isSaved()
  expect(server.decks[0]?.cards.at(-1)).toMatchObject({
    cardName: 'Thrasios',
    quantity: 2,
    role: 'commander',
    isLocked: true,
  })
})

test('a change without effect is not sent, nor one that exceeds the limit of copies', async () => {
  haveDeck()
  const { box, actions } = await drawDeck()
  const same = [change(opt, 2), change(duress, 0)]
  expect(actions.apply({ cards: same, facts: led }, 'doing nothing')).toBe(false)
  expect(actions.apply({ cards: [change(opt, 100)] }, 'added Opt')).toBe(false)
  await titleIs('99 copies is the maximum')
  expect(rowsIn(box)).toContain('2 Opt main')
  expect(server.sent).toEqual([])
})

test('of two changes to a row the later one counts, and both are undone', async () => {
  haveDeck()
  const { actions, changes, isSaved } = await drawDeck()
  actions.apply({ cards: [change(opt, 1), change(opt, 4)] }, 'changing Opt')
  await isSaved()
  expect(serverDeck()).toContain('4 Opt main')
  changes.undo()
  await isSaved()
  expect(serverDeck()).toEqual(before)
})

test('a change that conflicts with another device is named in the toast', async () => {
  haveDeck()
  const { box, actions } = await drawDeck()
  server.decks = [deckOf({ version: 5, cards: [rowOf(opt, 3)] })]
  actions.apply({ cards: [change(opt, 0)], facts: newLeader }, 'cut 2 cards')
  await waitFor(async () =>
    expect(await toastShown()).toEqual([
      'Deck changed elsewhere',
      'This change was not saved: cut 2 cards. You now see the latest version.',
    ]),
  )
  await waitFor(() => expect(rowsIn(box)).toEqual(['3 Opt main']))
  expect(box.querySelector('#undo')?.textContent).toBe('')
})

test('Undo in a toast leaves cards alone that were changed again', async () => {
  haveDeck()
  const { actions, row, isSaved } = await drawDeck()
  actions.apply({ cards: [change(opt, 1)] }, 'cut 1 card')
  await titleIs('Deck changed!')
  actions.setLocked(row('Opt'), true)
  await isSaved()
  toastButton('Undo').click()
  await titleIs('Undo failed')
  expect(serverDeck()).toContain('1 Opt main')
})

test('a refused change leaves the deck as it was', async () => {
  haveDeck()
  const { box, actions } = await drawDeck()
  server.override = ({ method }) => (method === 'GET' ? undefined : refusal(400, 'bad_input'))
  actions.apply({ cards: [change(opt, 0)], facts: newLeader }, 'cut 2 cards')
  await waitFor(async () =>
    expect(await toastShown()).toEqual([
      'Failed to change the deck',
      'None of its cards were changed.',
    ]),
  )
  expect(rowsIn(box)).toEqual(['2 Opt main', '1 Thrasios main'])
})
