import { limits } from '@manafolio/contract'
import { expect, test } from 'vitest'
import { endpoints } from './contract-endpoints.ts'
import { partsOf, shapeOf } from './shapes.ts'

const schemas = endpoints.flatMap(({ endpoint }) => [endpoint.params, endpoint.input])
const patterns = new Set(schemas.flatMap((one) => partsOf(shapeOf(one)).flatMap(patternOf)))

function patternOf({ pattern }: { pattern?: string }): string[] {
  return pattern === undefined ? [] : [pattern]
}

/** Texts on which patterns with two ways to read the same letters try both, again and again. */
const repeated = ['a', '-', '.', '1', '0-', 'a.', 'a-', '@', 'a@', 'a@a.', '+', ' ', "'", 'Z', ':']
const ends = ['', '!', '@', '.', '\n']

test.each([...patterns])('%s reads the longest body at once', (pattern) => {
  const matcher = new RegExp(pattern, 'u')
  const start = performance.now()
  for (const part of repeated) {
    const long = part.repeat(limits.cardLookupBytes / part.length)
    for (const end of ends) matcher.test(`${long}${end}`)
  }
  // A pattern that tries twice as often for each letter more would not end in this century, and one
  // that does so for each pair of letters not in an hour.
  expect(performance.now() - start).toBeLessThan(10_000)
})

test('there are patterns to read', () => {
  expect(patterns.size).toBeGreaterThan(3)
})
