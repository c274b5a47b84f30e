import { expect, test } from 'vitest'
import { cardNamed, rowOf } from '../../../../test/decks.ts'
import type { CardGroup } from './deck-sections.ts'
import { columnCount, inColumns } from './group-columns.ts'

function group(label: string, count: number): CardGroup {
  const rows = Array.from({ length: count }, (_, at) => ({
    id: `${label} ${at}`,
    row: rowOf(cardNamed(`${label} ${at}`)),
  }))
  return { label, copies: count, value: null, rows }
}

const labelsIn = (columns: CardGroup[][]) =>
  columns.map((column) => column.map(({ label }) => label).join(' '))

const deck = [group('a', 10), group('b', 2), group('c', 8), group('d', 1), group('e', 20)]

test('groups keep their order and fill columns evenly', () => {
  expect(labelsIn(inColumns(deck, { look: 'text', count: 2 }))).toEqual(['a b c', 'd e'])
  expect(labelsIn(inColumns(deck, { look: 'text', count: 3 }))).toEqual(['a b', 'c d', 'e'])
})

test('no column is empty while another one has several groups', () => {
  const even = ['a', 'b', 'c', 'd', 'e', 'f'].map((label) => group(label, 2))
  expect(labelsIn(inColumns(even, { look: 'stacks', count: 5 }))).toEqual([
    ...['a b', 'c', 'd', 'e', 'f'],
  ])
})

test('there are no more columns than groups', () => {
  expect(labelsIn(inColumns(deck, { look: 'text', count: 9 }))).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect(labelsIn(inColumns(deck, { look: 'list', count: 1 }))).toEqual(['a b c d e'])
  expect(inColumns([], { look: 'stacks', count: 3 })).toEqual([])
})

test('a width has room for as many columns as fit', () => {
  expect(columnCount('text', 0)).toBe(1)
  expect(columnCount('text', 358)).toBe(1)
  expect(columnCount('text', 600)).toBe(2)
  expect(columnCount('stacks', 358)).toBe(2)
  expect(columnCount('stacks', 729)).toBe(5) // a laptop's between both columns beside it
  expect(columnCount('stacks', 1024)).toBe(6)
  expect(columnCount('list', 700)).toBe(1)
  expect(columnCount('list', 1192)).toBe(2)
})
