import { describe, expect, test } from 'vitest'
import { cardObject, catalogueOf } from '../test/card-objects.ts'
import { namesOf, searchSmall } from '../test/expect-query.ts'
import { variedCatalogue } from '../test/varied-catalogue.ts'
import { orderings } from './orderings.ts'

type Mode = 'cards' | 'art' | 'prints'

function list(query: string, mode: Mode = 'prints', catalogue = variedCatalogue) {
  return namesOf(searchSmall({ query, mode }, catalogue), catalogue)
}

/** Three cards with a first, a middle and a last place, and two without a place. */
const places: [string, object, object, object][] = [
  ['usd', { prices: { usd: '9.00' } }, { prices: { usd: '100.00' } }, { prices: { usd: '20.00' } }],
  ['eur', { prices: { eur: '9.00' } }, { prices: { eur: '100.00' } }, { prices: { eur: '20.00' } }],
  ['tix', { prices: { tix: '0.02' } }, { prices: { tix: '30.00' } }, { prices: { tix: '4.00' } }],
  ['power', { power: '-1' }, { power: '10' }, { power: '*' }],
  ['toughness', { toughness: '2' }, { toughness: '10' }, { toughness: '3.5' }],
  ['edhrec', { edhrec_rank: 1 }, { edhrec_rank: 20_000 }, { edhrec_rank: 300 }],
  ['penny', { penny_rank: 1 }, { penny_rank: 5000 }, { penny_rank: 300 }],
  ['artist', { artist: 'Amy' }, { artist: 'Zoë' }, { artist: 'Émile' }],
  [
    'released',
    { released_at: '1993-08-05' },
    { released_at: '2024-01-01' },
    { released_at: '2001-01-01' },
  ],
]
const falls = new Set(['usd', 'eur', 'tix', 'released', 'rarity'])

describe.each(places)('order:%s', (order, low, high, middle) => {
  const nothing = order === 'released' ? { released_at: '' } : {}
  const catalogue = catalogueOf([
    cardObject({ name: 'Anvil', ...nothing }),
    cardObject({ name: 'Bear', ...high }),
    cardObject({ name: 'Cat', ...low }),
    cardObject({ name: 'Dog', ...middle }),
    cardObject({ name: 'Eel', ...nothing }),
  ])
  const named = (query: string, mode?: Mode) =>
    list(query, mode, catalogue).map((name) => name.replace(' [tst]', ''))
  const rising = ['Cat', 'Dog', 'Bear', 'Anvil', 'Eel']
  const falling = ['Bear', 'Dog', 'Cat', 'Anvil', 'Eel']

  test('what has nothing to order by comes last in both directions', () => {
    expect(named(`order:${order} direction:asc`)).toEqual(rising)
    expect(named(`order:${order} direction:desc`)).toEqual(falling)
  })

  test('its own direction', () => {
    expect(named(`order:${order}`)).toEqual(falls.has(order) ? falling : rising)
  })

  test.each<Mode>(['cards', 'art'])('cards in the mode “%s”', (mode) => {
    expect(named(`order:${order} dir:desc`, mode)).toEqual(falling)
  })
})

describe('orders in which everything has a place', () => {
  const named = (query: string) => list(`${query} mv>0 -bolt -phantom`, 'cards')

  test('name', () => {
    expect(named('order:name').slice(0, 3)).toEqual([
      'Boros Reckoner [mh2]',
      'Fire // Ice [tst]',
      'Lightning Elemental [tst]',
    ])
    expect(named('order:name dir:desc')).toEqual(named('order:name').reverse())
  })

  test('an order by name forgets which name was requested', () => {
    const catalogue = catalogueOf([cardObject({ name: 'Adopt' }), cardObject({ name: 'Opt' })])
    expect(list('opt', 'prints', catalogue)).toEqual(['Opt [tst]', 'Adopt [tst]'])
    expect(list('opt order:name', 'prints', catalogue)).toEqual(['Adopt [tst]', 'Opt [tst]'])
  })

  test('mana value', () => {
    const order = named('order:cmc')
    expect(order.slice(0, 2)).toEqual(['Llanowar Elves [lea]', 'Sol Ring [tst]'])
    expect(order.at(-1)).toBe('Nicol Bolas [zen]')
    expect(named('order:mv')).toEqual(order)
  })

  test('color: one, then several, then none', () => {
    expect(named('order:color')).toEqual([
      'Relentless Rats [tst]',
      'Lightning Elemental [tst]',
      'Llanowar Elves [lea]',
      'Boros Reckoner [mh2]',
      'Fire // Ice [tst]',
      'Nicol Bolas [zen]',
      'Sol Ring [tst]',
    ])
  })

  test('rarity: the rarest first', () => {
    expect(list('order:rarity').slice(0, 3)).toEqual([
      'Nicol Bolas [zen]',
      'Boros Reckoner [mh2]',
      'Lightning Bolt [mh2]',
    ])
    expect(list('order:rarity dir:asc').at(-1)).toBe('Nicol Bolas [zen]')
  })

  test('set: by code, then by number as a number', () => {
    expect(list('order:set -s:tst')).toEqual([
      'Lightning Bolt [lea]',
      'Llanowar Elves [lea]',
      'Boros Reckoner [mh2]',
      'Lightning Bolt [mh2]',
      'Llanowar Elves [zen]', // 9
      'Lightning Bolt [zen]', // 12
      'Nicol Bolas [zen]', // 100
    ])
  })

  test.each([
    ['date', 'released'],
    ['spoiled', 'released'],
    ['review', 'released'],
    ['pow', 'power'],
    ['tou', 'toughness'],
  ])('order:%s is order:%s', (alias, order) => {
    expect(list(`order:${alias}`)).toEqual(list(`order:${order}`))
  })

  test('a power of ∞ is more than any and less than none', () => {
    const powers = ['*', '∞', '99', undefined]
    const cards = powers.map((power, i) => cardObject({ name: `Card ${i}`, power }))
    const order = list('order:power', 'prints', catalogueOf([...cards].reverse()))
    expect(order).toEqual(['Card 0 [tst]', 'Card 2 [tst]', 'Card 1 [tst]', 'Card 3 [tst]'])
  })
})

describe('the printings of a card', () => {
  const dear = 'order:usd (bolt or elves or bolas)'

  test('are ordered one by one among all prints', () => {
    expect(list(dear)).toEqual([
      'Lightning Bolt [lea]',
      'Llanowar Elves [lea]',
      'Lightning Bolt [mh2]',
      'Lightning Bolt [zen]',
      'Nicol Bolas [zen]',
      'Llanowar Elves [zen]', // no price
    ])
  })

  test('stay together as versions of the card, where the first of them would stand', () => {
    expect(list(dear, 'cards')).toEqual([
      'Lightning Bolt [zen]',
      'Lightning Bolt [lea]',
      'Lightning Bolt [mh2]',
      'Llanowar Elves [lea]',
      'Nicol Bolas [zen]',
    ])
    expect(list(`${dear} dir:asc`, 'cards')[0]).toBe('Nicol Bolas [zen]')
  })

  test('are ordered artwork by artwork, by the printing that shows it', () => {
    expect(list(dear, 'art')).toEqual([
      'Lightning Bolt [lea]', // $600
      'Llanowar Elves [lea]', // $80
      'Lightning Bolt [mh2]', // $9, and shows the artwork of [zen] too
      'Nicol Bolas [zen]',
      'Llanowar Elves [zen]', // no price
    ])
    expect(list(`${dear} prefer:oldest`, 'art')).toContain('Lightning Bolt [zen]')
  })

  test('among equals the name decides, then the newest', () => {
    expect(list('order:cmc mv=1')).toEqual([
      'Lightning Bolt [mh2]',
      'Lightning Bolt [zen]',
      'Lightning Bolt [lea]',
      'Llanowar Elves [zen]',
      'Llanowar Elves [lea]',
      'Sol Ring [tst]',
    ])
    expect(list('order:cmc mv=1 dir:desc')).toEqual(list('order:cmc mv=1'))
  })
})

describe.each([...orderings.keys()])('pages of order:%s', (order) => {
  test.each<Mode>(['cards', 'art', 'prints'])('together are the whole list of %s', (mode) => {
    for (const direction of ['asc', 'desc']) {
      const query = `order:${order} direction:${direction}`
      const whole = searchSmall({ query, mode }, variedCatalogue)
      const pages = Array.from({ length: Math.ceil(whole.total / 4) }, (_, i) =>
        searchSmall({ query, mode, page: i + 1, pageSize: 4 }, variedCatalogue),
      )
      expect(whole.printings.length).toBeGreaterThan(8)
      expect(pages.flatMap(({ printings }) => printings)).toEqual(whole.printings)
    }
  })
})
