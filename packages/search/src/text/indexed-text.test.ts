import { runsOf } from '@manafolio/testing/property-runs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allRows, listRows } from '../rows/row-set.ts'
import { indexedText, matchText } from './indexed-text.ts'

/** The same texts in every run. */
const runs = { seed: 20_260_815, numRuns: runsOf(2000) }

/** Few letters, so that rows often contain the needle, also across words. */
const texts = fc.string({ unit: fc.constantFrom('a', 'b', 'é', ' ', '\n', '🂡'), maxLength: 8 })

test('rows containing a text are those that contain it', () => {
  fc.assert(
    fc.property(fc.array(texts, { maxLength: 40 }), texts, (rows, needle) => {
      const containing = [...rows.keys()].filter((row) => rows[row]?.includes(needle))
      expect(rowsWith(rows, needle)).toEqual(containing)
    }),
    runs,
  )
})

test('a text is not found across rows, but is across words', () => {
  expect(rowsWith(['light', 'ning', 'tight night'], 'tn')).toEqual([])
  expect(rowsWith(['light', 'ning', 'tight night'], 't n')).toEqual([2])
})

test('words must stand in the order of the text', () => {
  expect(rowsWith(['draw a card', 'a card draw', 'draw a cardboard'], 'draw a card')).toEqual([
    0, 2,
  ])
})

function rowsWith(rows: string[], text: string): number[] {
  return listRows(matchText(indexedText(rows), text).select(allRows(rows.length)))
}
