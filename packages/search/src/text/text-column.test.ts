import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeText, encodeText, rowsContaining, rowText, textColumn } from './text-column.ts'

const runs = { seed: 20_260_815, numRuns: 1000 }

/** Few letters, so that rows often contain the needle. */
const texts = fc.string({ unit: fc.constantFrom('a', 'b', 'é', '🂡'), maxLength: 6 })

test('rows come back as they were', () => {
  const rows = ['first', '', 'thïrd 🂡']
  const column = textColumn(rows)
  expect(rows.map((_, row) => rowText(column, row))).toEqual(rows)
})

test('rows containing a text are those that contain it', () => {
  fc.assert(
    fc.property(fc.array(texts, { maxLength: 40 }), texts, (rows, needle) => {
      const marks = rows.map((row) => (row.includes(needle) ? 1 : 0))
      expect([...rowsContaining(textColumn(rows), needle)]).toEqual(marks)
    }),
    runs,
  )
})

test('a text is not found across rows', () => {
  expect([...rowsContaining(textColumn(['light', 'ning']), 'tn')]).toEqual([0, 0])
})

test('a column is the same after it was written and read', () => {
  fc.assert(
    fc.property(fc.array(texts), (rows) => {
      const column = textColumn(rows)
      expect(decodeText(encodeText(column), column.starts)).toEqual(column)
    }),
    runs,
  )
})
