import { expect, test } from 'vitest'
import { sparkPath } from './value-link.tsx'

test('a line goes from left to right, higher values higher up', () => {
  expect(sparkPath([10, 30, 20], 100, 20)).toBe('M0 20L50 0L100 10')
})

test('constant values are a line in the middle, and a single value draws nothing', () => {
  expect(sparkPath([5, 5], 100, 20)).toBe('M0 10L100 10')
  expect(sparkPath([5], 100, 20)).toBe('')
})
