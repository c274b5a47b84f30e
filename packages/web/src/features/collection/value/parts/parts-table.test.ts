import { expect, test } from 'vitest'
import { formatShare } from './parts-table.tsx'

test.each([
  [42, 100, '42%'],
  [100, 100, '100%'],
  [1, 200, '0.5%'],
  [3, 100, '3%'],
  [0.01, 1000, '<0.1%'],
  [0, 100, '0%'],
  [0, 0, '0%'],
])('%d of %d is %s', (part, all, text) => {
  expect(formatShare(part, all)).toBe(text)
})
