import { runsOf } from '@manafolio/testing/property-runs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeText, encodeText, rowText, textColumn } from './text-column.ts'

const runs = { seed: 20_260_815, numRuns: runsOf(1000) }

/** Few letters, so that rows often contain the needle. */
const texts = fc.string({ unit: fc.constantFrom('a', 'b', 'é', '🂡'), maxLength: 6 })

test('rows come back as they were', () => {
  const rows = ['first', '', 'thïrd 🂡']
  const column = textColumn(rows)
  expect(rows.map((_, row) => rowText(column, row))).toEqual(rows)
})

test('a column is the same after it was written and read', () => {
  fc.assert(
    fc.property(fc.array(texts), (rows) => {
      const column = textColumn(rows)
      expect(decodeText(encodeText(column))).toBe(column.text)
    }),
    runs,
  )
})
