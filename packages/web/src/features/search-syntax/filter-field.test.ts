import type { SearchSyntax } from '@manafolio/contract'
import { expect, test } from 'vitest'
import { countOf, filterSyntax } from './filter-field.tsx'

const syntax: SearchSyntax = {
  grammar: [{ example: 't:elf -c:g', help: 'A minus excludes a term.' }],
  groups: [
    {
      name: 'Prices',
      isInDeck: false,
      entries: [
        { names: ['usd'], operators: ['<'], example: 'usd<5', help: 'The price in US dollars.' },
        { names: ['cheapest'], operators: [':'], example: 'cheapest:usd', help: 'The cheapest.' },
      ],
    },
    {
      name: 'Types',
      isInDeck: false,
      entries: [
        { names: ['t', 'type'], operators: [':'], example: 't:goblin', help: 'The type line.' },
      ],
    },
  ],
  traits: [{ names: ['commander'], description: 'can be a commander' }],
}

function found(text: string) {
  const { grammar, groups, traits } = filterSyntax(syntax, text)
  return [
    ...grammar.map(({ example }) => example),
    ...groups.flatMap(({ entries }) => entries.map(({ names }) => names[0])),
    ...traits.map(({ names }) => `is:${names[0]}`),
  ]
}

test('a key is found by any of its names, with or without the colon', () => {
  expect(found('type')).toEqual(['t'])
  expect(found('t:')).toEqual(['t:elf -c:g', 't'])
})

test('an entry is found by its description, its example and its heading', () => {
  expect(found('us dollars')).toEqual(['usd'])
  expect(found('goblin')).toEqual(['t'])
  expect(found('prices')).toEqual(['usd', 'cheapest'])
})

test('traits are found as they are written in a query', () => {
  expect(found('is:com')).toEqual(['is:commander'])
  expect(found('commander')).toEqual(['is:commander'])
})

test('all terms have to match; without a match nothing is left', () => {
  expect(found('price minus')).toEqual([])
  expect(countOf(filterSyntax(syntax, 'price minus'))).toBe(0)
  expect(countOf(filterSyntax(syntax, ' '))).toBe(5)
})
