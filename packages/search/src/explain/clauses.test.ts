import { describe, expect, test } from 'vitest'
import { searchSmall } from '../test/expect-query.ts'
import { variedCatalogue } from '../test/varied-catalogue.ts'

function clausesOf(query: string) {
  return searchSmall({ query }, variedCatalogue).clauses
}

describe('a query that finds nothing is split into its parts', () => {
  test('each part has the number of cards it finds alone, and that the others find without it', () => {
    expect(clausesOf('lightning t:elf mv=1')).toEqual([
      {
        query: 'lightning',
        description: 'Cards where the name includes “lightning”',
        cards: 2,
        cardsWithout: 1,
      },
      {
        query: 't:elf',
        description: 'Cards where the type line includes “elf”',
        cards: 1,
        cardsWithout: 1,
      },
      { query: 'mv=1', description: 'Cards where the mana value is 1', cards: 3, cardsWithout: 0 },
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

  test('only listed cards are counted', () => {
    const query = 'lightning t:spirit mv=9'
    expect(clausesOf(query).find((clause) => clause.query === 't:spirit')?.cards).toBe(0)
    const { clauses } = searchSmall({ query, mode: 'prints' }, variedCatalogue)
    expect(clauses.find((clause) => clause.query === 't:spirit')?.cards).toBe(1)
  })

  test('ignored terms and settings are not parts', () => {
    const parts = clausesOf('t:elf mv=9 foo:bar order:usd')
    expect(parts.map(({ query }) => query)).toEqual(['t:elf', 'mv=9'])
  })
})

describe('there is nothing to split', () => {
  test('in a query with too many parts', () => {
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

  test('in a query that finds something', () => {
    expect(clausesOf('lightning mv=1')).toEqual([])
  })
})

describe('cards that exist but are not listed are reported', () => {
  const digital = 'All matches are digital only. Choose All Prints to see them.'
  const extra = 'All matches are tokens or other extras. Add include:extras to see them.'

  test.each([
    ['lightning t:spirit', digital],
    ['lightning t:spirit include:extras', digital],
    ['t:tok', extra],
    ['t:elemental def=5', extra],
    ['lightning token', extra],
  ])('%s', (query, note) => {
    const answer = searchSmall({ query }, variedCatalogue)
    expect(answer).toMatchObject({ total: 0, warnings: [note], didYouMean: undefined })
  })

  test.each([
    ['lightning t:spirit', 'prints'],
    ['t:tok include:extras', 'cards'],
    ['t:token', 'cards'],
    ['lightning', 'cards'],
  ] as const)('%s like %s, which has no note', (query, mode) => {
    const { total, warnings } = searchSmall({ query, mode }, variedCatalogue)
    expect(total).toBeGreaterThan(0)
    expect(warnings).toEqual([])
  })

  test('cards that don’t exist are not reported', () => {
    expect(searchSmall({ query: 't:elf mv=9' }, variedCatalogue).warnings).toEqual([])
  })
})
