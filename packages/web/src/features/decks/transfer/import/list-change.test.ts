import { listedDeck } from '@manafolio/deck'
import { expect, test } from 'vitest'
import { printingOf, readyLine } from '../../../../test/decks/import-lines.ts'
import { cardNamed, deckOf, rowOf } from '../../../../test/decks.ts'
import { patchBefore } from '../../kit/changes/deck-patch.ts'
import { effectOf, listChange } from './list-change.ts'

const bolt = { ...cardNamed('Lightning Bolt'), id: 'bolt-m10' }
const deck = deckOf({
  format: 'commander',
  cards: [rowOf(bolt, 2), rowOf(cardNamed('Opt'), 97), rowOf(cardNamed('Negate'), 3, 'side')],
})
const listed = (...texts: string[]) => listedDeck(texts.map((text) => readyLine(text)))
const quantities = (change: ReturnType<typeof listChange>) =>
  Object.fromEntries(change.cards.map((row) => [`${row.slotType} ${row.scryfallId}`, row.quantity]))

test('copies are added to the row of their card in the slot, whatever its printing', () => {
  const change = listChange(deck, listed('2 Lightning Bolt', '1 Negate', '4 Sol Ring'), 'add')
  expect(quantities(change)).toEqual({ 'main bolt-m10': 4, 'main negate': 1, 'main sol-ring': 4 })
  expect(effectOf(deck, change)).toEqual({
    before: 102,
    after: 109,
    addedCopies: 7,
    removedCopies: 0,
    rows: 5,
  })
})

test('two printings of a list that go to one row both count, up to the limit of a row', () => {
  const beta = printingOf('Lightning Bolt', { scryfallId: 'bolt-leb' })
  const lines = [readyLine('1 Lightning Bolt'), readyLine('1 Lightning Bolt', { printing: beta })]
  expect(quantities(listChange(deck, listedDeck(lines), 'add'))).toEqual({ 'main bolt-m10': 4 })
  expect(quantities(listChange(deck, listed('9 Opt'), 'add'))).toEqual({ 'main opt': 99 })
})

test('replacing removes the cards that are not in the list', () => {
  const change = listChange(deck, listed('4 Sol Ring', '1 Opt'), 'replace')
  expect(quantities(change)).toEqual({
    'main bolt-m10': 0,
    'side negate': 0,
    'main sol-ring': 4,
    'main opt': 1,
  })
  expect(effectOf(deck, change)).toEqual({
    before: 102,
    after: 5,
    addedCopies: 4,
    removedCopies: 101,
    rows: 2,
  })
})

test('a list brings its commander if the deck has none, or if the deck is replaced', () => {
  const krenko = listedDeck([readyLine('1 Krenko', { isCommander: true })])
  const led = { ...deck, commanderId: 'ur-dragon', commanderName: 'The Ur-Dragon' }
  const facts = { commanderId: 'krenko', commanderName: 'Krenko', commanderColor: null }
  expect(listChange(deck, krenko, 'add').facts).toEqual(facts)
  expect(listChange(led, krenko, 'add').facts).toBeUndefined()
  expect(listChange(led, krenko, 'replace').facts).toEqual(facts)
  expect(listChange(led, listed('1 Opt'), 'replace').facts).toBeUndefined()
})

test('the chosen color goes with its commander, so that undoing the import brings it back', () => {
  const led = {
    ...deck,
    commanderId: 'piper',
    commanderName: 'Piper',
    commanderColor: 'G' as const,
  }
  const list = (name: string) => listedDeck([readyLine(`1 ${name}`, { isCommander: true })])
  const replaced = (name: string) => listChange(led, list(name), 'replace')
  expect(replaced('Piper').facts).toMatchObject({ commanderColor: 'G' })
  const { facts = {} } = replaced('Krenko')
  expect(facts).toMatchObject({ commanderId: 'krenko', commanderColor: null })
  expect(patchBefore(led, { rows: [], facts }).facts).toMatchObject({
    commanderId: 'piper',
    commanderColor: 'G',
  })
})

test('a second commander of a list is a plain card of a deck that has a commander already', () => {
  const partner = listedDeck([readyLine('1 Thrasios', { role: 'commander' })])
  const led = { ...deck, commanderId: 'tymna', commanderName: 'Tymna' }
  expect(listChange(led, partner, 'add').cards[0]).not.toHaveProperty('role')
  expect(listChange(led, partner, 'replace').cards.at(-1)?.role).toBe('commander')
})
