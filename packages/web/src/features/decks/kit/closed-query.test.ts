import { expect, test } from 'vitest'
import { closedQuery } from './closed-query.ts'

test.each([
  ['krenko', 'krenko'],
  ['t:elf or (t:goblin mv<3)', 't:elf or (t:goblin mv<3)'],
  ['krenko) or (t:instant', 'krenko t:instant'],
  ['"a) or (b"', '"a) or (b"'],
  ['o:"draw a', 'o:"draw a"'],
  ['krenko (', 'krenko'],
  ['/^a(b|c)/', '/^a(b|c)/'],
  ['+2 mace', '+2 mace'],
  ['_____', '_____'],
])('%s is searched for as %s', (typed, text) => {
  expect(closedQuery(typed).text).toBe(text)
})

test.each(['"', '(', ')', '-', '- "', 'or', 'and', '()', '""', '!', ',', 't:', 'or or'])(
  '%s has nothing to search for, and a warning says so',
  (typed) => {
    const { text, warnings } = closedQuery(typed)
    expect(text).toBe('')
    expect(warnings.length).toBeGreaterThan(0)
  },
)

test('an empty text has no warning', () => {
  expect(closedQuery('')).toMatchObject({ text: '', warnings: [] })
})
