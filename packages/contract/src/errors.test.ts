import { expect, test } from 'vitest'
import { refusals } from './index.ts'

test.each(Object.entries(refusals))('%s is an error with a sentence', (_, [status, sentence]) => {
  expect(status).toBeGreaterThanOrEqual(400)
  expect(status).toBeLessThan(600)
  expect(sentence).toMatch(/^[A-Z].{10,}/)
})

test('an ended session is recognized by this message', () => {
  expect(refusals.authentication_required).toEqual([401, 'Authentication required'])
})
