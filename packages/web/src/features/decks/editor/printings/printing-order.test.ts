import type { Card } from '@manafolio/contract'
import { expect, test } from 'vitest'
import { lowestPrice, type PrintingSort, printingsShown } from './printing-order.ts'

interface Facts {
  day?: string
  usd?: string | null
}

/** `zen 126`, which is its id as well. */
function printing(place: string, { day = '2009-10-02', usd = null }: Facts = {}): Card {
  const [setCode = '', collectorNumber = ''] = place.split(' ')
  return {
    id: place,
    name: 'Goblin Guide',
    manaCost: '{R}',
    typeLine: 'Creature',
    oracleText: '',
    power: '2',
    toughness: '2',
    loyalty: null,
    defense: null,
    faces: [],
    imageUris: null,
    rarity: 'rare',
    setName: 'A set',
    setCode,
    collectorNumber,
    releasedAt: day,
    oracleId: 'bolt',
    artist: null,
    colorIdentity: ['R'],
    scryfallUri: '/',
    tcgplayerId: null,
    ...{ treatments: [], language: 'en', finishes: ['nonfoil'], isDigital: false },
    prices: { usd, usdFoil: null, usdEtched: null, eur: null, eurFoil: null },
  }
}

function idsBy(sort: PrintingSort, printings: Card[], query = ''): string[] {
  return printingsShown(printings, { query, sort }).map(({ id }) => id)
}

test('printings of the same day are sorted by set, then by number', () => {
  const old = printing('aaa 1', { day: '1999-01-01' })
  const some = ['zen 10', 'mm2 7', 'zen 9', 'mm2 108'].map((place) => printing(place))
  const newest = ['mm2 7', 'mm2 108', 'zen 9', 'zen 10', 'aaa 1']
  expect(idsBy('newest', [old, ...some])).toEqual(newest)
  expect(idsBy('newest', [...some, old].reverse())).toEqual(newest)
})

test('at the same price the newest comes first; printings without a price come last, newest first', () => {
  const printings = [
    printing('lea 1', { usd: null, day: '1993-08-05' }),
    printing('zen 2', { usd: '2.00', day: '2009-10-02' }),
    printing('a25 3', { usd: '2.00', day: '2018-03-16' }),
    printing('m20 4', { usd: null, day: '2019-07-12' }),
    printing('mm2 5', { usd: '10.00', day: '2015-05-22' }),
  ]
  const cheapest = ['a25 3', 'zen 2', 'mm2 5', 'm20 4', 'lea 1']
  expect(idsBy('price', printings)).toEqual(cheapest)
  expect(idsBy('price', printings.toReversed())).toEqual(cheapest)
})

test('a single price is not the cheapest; of two the lower one is', () => {
  const [cheap, dear] = [printing('zen 1', { usd: '1.53' }), printing('mm2 2', { usd: '2.10' })]
  const free = printing('lea 3', { usd: null })
  expect(lowestPrice([free, dear])).toBeUndefined()
  expect(lowestPrice([free, dear, cheap])).toBe(1.53)
  expect(lowestPrice([])).toBeUndefined()
})

test('all words must match the set or the number', () => {
  const printings = [printing('zen 126'), printing('zen 12'), printing('mm2 126')]
  expect(idsBy('newest', printings, 'ZEN 126')).toEqual(['zen 126'])
  expect(idsBy('newest', printings, '126 zendikar')).toEqual([])
})
