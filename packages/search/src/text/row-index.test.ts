import { runsOf } from '@manafolio/testing/property-runs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type RowIndex, rowIndexSteps } from './row-index.ts'
import { textColumn } from './text-column.ts'

const runs = { seed: 20_261_121, numRuns: runsOf(500) }

function indexOf(texts: readonly string[]): RowIndex {
  const steps = rowIndexSteps(textColumn(texts))
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}

test('each text is found at its row, and no other text is', () => {
  const texts = fc.uniqueArray(fc.string({ unit: 'grapheme', maxLength: 6 }), { maxLength: 60 })
  fc.assert(
    fc.property(texts, fc.string({ maxLength: 6 }), (rows, other) => {
      const index = indexOf(rows)
      expect(rows.map((text) => index.get(text))).toEqual([...rows.keys()])
      expect(index.has(other)).toBe(rows.includes(other))
    }),
    runs,
  )
})

test('nothing is found among nothing', () => {
  expect(indexOf([]).get('')).toBeUndefined()
})

test('many texts are indexed with pauses', () => {
  const steps = rowIndexSteps(textColumn(Array.from({ length: 20_000 }, (_, row) => `id ${row}`)))
  let pauses = 0
  for (let step = steps.next(); !step.done; step = steps.next()) pauses++
  expect(pauses).toBeGreaterThanOrEqual(4)
})
