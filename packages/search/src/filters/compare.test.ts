import { expect, test } from 'vitest'
import { numberIn } from './compare.ts'

test.each([
  ['3', 3],
  ['-1', -1],
  ['.5', 0.5],
  ['½', 0.5],
  ['1½', 1.5],
  ['∞', Number.POSITIVE_INFINITY],
])('“%s” is a number', (value, number) => {
  expect(numberIn(value)).toBe(number)
})

test.each(['', ' ', 'x', '*', '0x10', '1e3', '1.', '--1', '½½'])(
  '“%s” is not a number',
  (value) => {
    expect(numberIn(value)).toBeUndefined()
  },
)
