import { runsOf } from '@manafolio/testing/property-runs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addRange,
  addRows,
  allRows,
  bothRows,
  countRows,
  hasRow,
  isEmptySet,
  listRows,
  noRows,
  rowsOf,
  rowsWhere,
  rowsWithout,
} from './row-set.ts'

/** The same sets in every run. */
const runs = { seed: 20_260_815, numRuns: runsOf(500) }
const count = 100
const rows = fc.uniqueArray(fc.nat(count - 1)).map((list) => list.sort((a, b) => a - b))

describe('a set of rows is like a Set', () => {
  test('with its rows in order, and their count', () => {
    fc.assert(
      fc.property(rows, (list) => {
        const set = rowsOf(list, count)
        expect(listRows(set)).toEqual(list)
        expect(countRows(set)).toBe(list.length)
        expect(isEmptySet(set)).toBe(list.length === 0)
        expect(list.every((row) => hasRow(set, row))).toBe(true)
      }),
      runs,
    )
  })

  test('with intersection, difference and union', () => {
    fc.assert(
      fc.property(rows, rows, (a, b) => {
        const [setA, setB] = [rowsOf(a, count), rowsOf(b, count)]
        expect(listRows(bothRows(setA, setB))).toEqual(a.filter((row) => b.includes(row)))
        expect(listRows(rowsWithout(setA, setB))).toEqual(a.filter((row) => !b.includes(row)))
        addRows(setA, setB)
        expect(new Set(listRows(setA))).toEqual(new Set([...a, ...b]))
      }),
      runs,
    )
  })

  test('with ranges across words of 32 rows', () => {
    fc.assert(
      fc.property(fc.nat(count), fc.nat(count), (start, end) => {
        const set = noRows(count)
        addRange(set, start, end)
        expect(countRows(set)).toBe(Math.max(0, end - start))
        expect(listRows(set)[0]).toBe(start < end ? start : undefined)
      }),
      runs,
    )
  })
})

test.each([0, 1, 31, 32, 33, 64, 100])('all of %i rows are that many', (size) => {
  expect(countRows(allRows(size))).toBe(size)
})

test('only rows of the set are tested', () => {
  const set = rowsOf([1, 40, 41], count)
  expect(listRows(rowsWhere(set, (row) => row % 2 === 1))).toEqual([1, 41])
})
