import type { SearchSyntax } from '@manafolio/contract'
import { expect, test } from 'vitest'
import { countOf, findInSyntax } from './find-in-syntax.ts'

const syntax: SearchSyntax = {
  grammar: [{ example: 't:elf -c:g', help: 'A minus excludes a term.' }],
  groups: [
    {
      name: 'Prices',
      entries: [
        { names: ['usd'], operators: ['<'], example: 'usd<5', help: 'The price in US dollars.' },
        { names: ['cheapest'], operators: [':'], example: 'cheapest:usd', help: 'The cheapest.' },
      ],
    },
    {
      name: 'Types',
      entries: [
        { names: ['t', 'type'], operators: [':'], example: 't:goblin', help: 'The type line.' },
      ],
    },
  ],
  traits: [{ names: ['commander'], says: 'can be a commander' }],
}

function found(text: string) {
  const { grammar, groups, traits } = findInSyntax(syntax, text)
  return [
    ...grammar.map(({ example }) => example),
    ...groups.flatMap(({ entries }) => entries.map(({ names }) => names[0])),
    ...traits.map(({ names }) => `is:${names[0]}`),
  ]
}

test('a key is found by any of its names, with or without its colon', () => {
  expect(found('type')).toEqual(['t'])
  expect(found('t:')).toEqual(['t:elf -c:g', 't'])
})

test('an entry is found by what it says, by its example and by its heading', () => {
  expect(found('us dollars')).toEqual(['usd'])
  expect(found('goblin')).toEqual(['t'])
  expect(found('prices')).toEqual(['usd', 'cheapest'])
})

test('traits are found as they are written in a query', () => {
  expect(found('is:com')).toEqual(['is:commander'])
  expect(found('commander')).toEqual(['is:commander'])
})

test('all words have to fit, and what fits nothing leaves nothing', () => {
  expect(found('price minus')).toEqual([])
  expect(countOf(findInSyntax(syntax, 'price minus'))).toBe(0)
  expect(countOf(findInSyntax(syntax, ' '))).toBe(5)
})
