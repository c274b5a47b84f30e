import { describe, expect, test } from 'vitest'
import { searchSmall } from '../test/expect-query.ts'
import { variedCatalogue } from '../test/varied-catalogue.ts'

function clausesOf(query: string) {
  return searchSmall({ query }, variedCatalogue).clauses
}

describe('a query that finds nothing is taken apart', () => {
  test('each part says how many cards it finds alone, and the others without it', () => {
    expect(clausesOf('lightning t:elf mv=1')).toEqual([
      {
        query: 'lightning',
        says: 'Cards where the name includes “lightning”',
        cards: 2,
        cardsWithout: 1,
      },
      {
        query: 't:elf',
        says: 'Cards where the type line includes “elf”',
        cards: 1,
        cardsWithout: 1,
      },
      { query: 'mv=1', says: 'Cards where the mana value is 1', cards: 3, cardsWithout: 0 },
    ])
  })

  test('groups and negations are parts', () => {
    const parts = clausesOf('(t:elf or t:rat) -(c:g or c:b) mv>0')
    expect(parts.map(({ query, cards }) => [query, cards])).toEqual([
      ['t:elf or t:rat', 2],
      ['-(c:g or c:b)', 6],
      ['mv>0', 8],
    ])
  })

  test('printings are counted as their cards', () => {
    const [elves, set] = clausesOf('t:elf s:mh2')
    expect(elves).toMatchObject({ query: 't:elf', cards: 1, cardsWithout: 2 })
    expect(set).toMatchObject({ query: 's:mh2', cards: 2, cardsWithout: 1 })
  })

  test('only what is shown is counted', () => {
    const query = 'lightning t:spirit mv=9'
    expect(clausesOf(query).find((clause) => clause.query === 't:spirit')?.cards).toBe(0)
    const { clauses } = searchSmall({ query, mode: 'prints' }, variedCatalogue)
    expect(clauses.find((clause) => clause.query === 't:spirit')?.cards).toBe(1)
  })

  test('what was ignored and what is a setting is no part', () => {
    const parts = clausesOf('t:elf mv=9 foo:bar order:usd')
    expect(parts.map(({ query }) => query)).toEqual(['t:elf', 'mv=9'])
  })
})

describe('there is nothing to take apart', () => {
  test('in a query of more parts than anybody reads', () => {
    const numbers = Array.from({ length: 12 }, (_, i) => `mv>${i}`).join(' ')
    expect(clausesOf(`${numbers}`)).toHaveLength(12)
    expect(clausesOf(`${numbers} mv>12`)).toEqual([])
  })

  test.each(['mv=99', 't:elf foo:bar mv:', '-(mv>=0)', 'mv=99 or mv=98', 'foo:bar', 'order:x', ''])(
    'in %j',
    (query) => {
      expect(clausesOf(query)).toEqual([])
    },
  )

  test('in what finds something', () => {
    expect(clausesOf('lightning mv=1')).toEqual([])
  })
})

describe('what exists but is not shown is told', () => {
  const digital = 'What matches exists only in digital form. Choose All Prints to see it.'
  const extra = 'What matches are tokens or other extras. Add include:extras to see them.'

  test.each([
    ['lightning t:spirit', digital],
    ['lightning t:spirit include:extras', digital],
    ['t:token', extra],
    ['lightning token', extra],
  ])('%s', (query, note) => {
    expect(searchSmall({ query }, variedCatalogue)).toMatchObject({ total: 0, warnings: [note] })
  })

  test.each([
    ['lightning t:spirit', 'prints'],
    ['t:token include:extras', 'cards'],
    ['lightning', 'cards'],
  ] as const)('%s as %s finds it, and there is no note', (query, mode) => {
    const { total, warnings } = searchSmall({ query, mode }, variedCatalogue)
    expect(total).toBeGreaterThan(0)
    expect(warnings).toEqual([])
  })

  test('nothing is told of what does not exist', () => {
    expect(searchSmall({ query: 't:elf mv=9' }, variedCatalogue).warnings).toEqual([])
  })
})
