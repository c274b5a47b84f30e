import { expect, test } from 'vitest'
import { numberList, numberTable } from './number-table.ts'

const rowCount = 5000

function filledTable() {
  const table = numberTable({ small: Uint8Array, large: Int32Array, odd: Float64Array })
  for (let row = 0; row < rowCount; row++) {
    expect(
      table.add({ small: row % 250, large: -row, odd: row === 7 ? Number.NaN : row / 2 }),
    ).toBe(row)
  }
  return table
}

test('rows are numbered, and their numbers kept in columns of their types', () => {
  const { small, large, odd } = filledTable().columns()
  expect([small[4999], large[4999], odd[4999]]).toEqual([249, -4999, 2499.5])
  expect([small.length, small.constructor, odd[7]]).toEqual([rowCount, Uint8Array, Number.NaN])
})

test('some columns of some rows come in any order', () => {
  const picked = filledTable().inOrder(Uint32Array.of(4999, 0, 300), ['large', 'small'])
  expect(picked).toEqual({ large: Int32Array.of(-4999, 0, -300), small: Uint8Array.of(249, 0, 50) })
})

test('a list of numbers grows', () => {
  const list = numberList()
  for (let i = 0; i < rowCount; i++) list.push(i * 3)
  expect(list.length).toBe(rowCount)
  expect([...list.numbers()].slice(-2)).toEqual([14_994, 14_997])
})
