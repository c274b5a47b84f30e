import type { CardSort, SearchMode } from '@manafolio/contract'
import { describe, expect, test } from 'vitest'
import { cardObject, catalogueOf, printingsOf } from '../test/card-objects.ts'
import { namesOf, searchSmall } from '../test/expect-query.ts'
import { variedCatalogue } from '../test/varied-catalogue.ts'

function list(query: string, sort: CardSort, mode: SearchMode = 'prints') {
  return namesOf(searchSmall({ query, mode, sort }, variedCatalogue), variedCatalogue)
}

const some = '(bolt or elves or bolas) -phantom'

describe('a sort is an order of the query language', () => {
  test.each<[CardSort, string]>([
    ['name', 'order:name'],
    ['played', 'order:edhrec'],
    ['cheapest', 'order:usd direction:asc'],
    ['dearest', 'order:usd direction:desc'],
    ['manaValue', 'order:cmc direction:asc'],
    ['newest', 'order:released direction:desc'],
    ['oldest', 'order:released direction:asc'],
    ['rarity', 'order:rarity direction:desc'],
    ['color', 'order:color direction:asc'],
    ['set', 'order:set direction:asc'],
  ])('%s is %s', (sort, order) => {
    for (const mode of ['cards', 'art', 'prints'] as const) {
      expect(list('mv>=0', sort, mode)).toEqual(list(`mv>=0 ${order}`, 'relevance', mode))
    }
  })

  test('printings are sorted one by one, and those without a price come last both ways', () => {
    expect(list(some, 'cheapest')).toEqual([
      'Nicol Bolas [zen]', // $1.50
      'Lightning Bolt [zen]', // $2
      'Lightning Bolt [mh2]',
      'Llanowar Elves [lea]', // $80
      'Lightning Bolt [lea]',
      'Llanowar Elves [zen]', // no price
    ])
    expect(list(some, 'dearest').at(0)).toBe('Lightning Bolt [lea]')
    expect(list(some, 'dearest').at(-1)).toBe('Llanowar Elves [zen]')
  })

  test('the versions of a card stay together, where the first of its printings stands', () => {
    expect(list(some, 'dearest', 'cards')).toEqual([
      'Lightning Bolt [zen]',
      'Lightning Bolt [lea]', // $600
      'Lightning Bolt [mh2]',
      'Llanowar Elves [lea]',
      'Nicol Bolas [zen]',
    ])
  })
})

describe('the query goes before the sort', () => {
  test('an order in the query wins, and the answer says so', () => {
    expect(list(`${some} order:name`, 'cheapest')).toEqual(list(some, 'name'))
    const ordered = searchSmall({ query: `${some} order:name`, sort: 'cheapest' })
    expect(ordered.isOrderedByQuery).toBe(true)
    expect(searchSmall({ query: some, sort: 'cheapest' }).isOrderedByQuery).toBe(false)
  })

  test('a direction alone is that of the sort', () => {
    expect(list(`${some} direction:desc`, 'cheapest')).toEqual(list(some, 'dearest'))
    expect(list(`${some} direction:asc`, 'cheapest')).toEqual(list(some, 'cheapest'))
    expect(list(`${some} direction:asc`, 'newest')).toEqual(list(some, 'oldest'))
    for (const direction of ['asc', 'desc']) {
      const request = { query: `${some} direction:${direction}`, sort: 'newest' } as const
      expect(searchSmall(request).isOrderedByQuery).toBe(false)
    }
  })

  test('by relevance only names can fall', () => {
    expect(list(`${some} direction:desc`, 'relevance')).toEqual(
      list(`${some} order:name direction:desc`, 'relevance'),
    )
    expect(searchSmall({ query: `${some} direction:desc` }).isOrderedByQuery).toBe(true)
    expect(list(`${some} direction:asc`, 'relevance')).toEqual(list(some, 'relevance'))
    expect(searchSmall({ query: `${some} direction:asc` }).isOrderedByQuery).toBe(false)
  })

  test('an order that makes no sense leaves the sort as it is', () => {
    expect(list(`${some} order:beauty`, 'dearest')).toEqual(list(some, 'dearest'))
  })
})

describe('etched cards', () => {
  const catalogue = catalogueOf([
    cardObject({ name: 'Anvil', prices: { usd: '3.00', usd_etched: '90.00' } }),
    cardObject({ name: 'Bear', prices: { usd_etched: '9.00' } }),
    cardObject({ name: 'Cat', prices: { usd: '1.00' } }),
    cardObject({ name: 'Dog' }),
  ])
  const named = (query: string, sort: CardSort) =>
    namesOf(searchSmall({ query, sort, mode: 'prints' }, catalogue), catalogue)

  test('have the price of their only finish', () => {
    expect(named('mv=0', 'cheapest')).toEqual(['Cat', 'Anvil', 'Bear', 'Dog'].map(inTestSet))
    expect(named('mv=0', 'dearest')).toEqual(['Bear', 'Anvil', 'Cat', 'Dog'].map(inTestSet))
    expect(named('usd>=9', 'relevance')).toEqual([inTestSet('Bear')])
  })
})

describe('the printings of a card in All Prints', () => {
  const catalogue = catalogueOf([
    ...printingsOf({ name: 'Opt' }, [
      { set: 'y24', released_at: '2024-01-01' },
      { set: 'y23', released_at: '2023-01-01', prices: { usd: '0.00', tix: '0.02' } },
      { set: 'y22', released_at: '2022-01-01', prices: { eur_foil: '2.00' } },
      { set: 'y21', released_at: '2021-01-01' },
      { set: 'y20', released_at: '2020-01-01', prices: { usd_etched: '9.00' } },
      { set: 'y19', released_at: '2019-01-01', prices: { usd: '1.00' } },
    ]),
    cardObject({ name: 'Optimize', released_at: '2025-01-01' }),
  ])
  const sets = (query: string, sort?: CardSort, mode: SearchMode = 'prints') =>
    namesOf(searchSmall({ query, sort, mode }, catalogue), catalogue)
      .filter((name) => name.startsWith('Opt ['))
      .map((name) => name.slice(5, -1))

  test('those with a price come first, the newest of each first', () => {
    expect(sets('opt')).toEqual(['y22', 'y20', 'y19', 'y24', 'y23', 'y21'])
    expect(sets('mv=0')).toEqual(sets('opt')) // without words too
  })

  test('also where a page ends among them', () => {
    const pages = [1, 2, 3].flatMap(
      (page) =>
        searchSmall({ query: 'opt', mode: 'prints', page, pageSize: 3 }, catalogue).printings,
    )
    expect(namesOf({ printings: pages }, catalogue)).toEqual(
      namesOf(searchSmall({ query: 'opt', mode: 'prints' }, catalogue), catalogue),
    )
  })

  test('any other sort goes without that', () => {
    const newestFirst = ['y24', 'y23', 'y22', 'y21', 'y20', 'y19']
    expect(sets('opt', 'newest')).toEqual(newestFirst)
    expect(sets('opt', 'name')).toEqual(newestFirst)
    expect(sets('opt order:name')).toEqual(newestFirst)
    expect(sets('opt', 'relevance', 'art')).toEqual(newestFirst)
  })
})

function inTestSet(name: string): string {
  return `${name} [tst]`
}
