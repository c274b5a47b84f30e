import { expect, test } from 'vitest'
import { sparkPath } from './spark-path.ts'

test('a line goes from the left to the right, higher values higher', () => {
  expect(sparkPath([10, 30, 20], 100, 20)).toBe('M0 20L50 0L100 10')
})

test('what never changed is a line in the middle, and one value is none', () => {
  expect(sparkPath([5, 5], 100, 20)).toBe('M0 10L100 10')
  expect(sparkPath([5], 100, 20)).toBe('')
})
