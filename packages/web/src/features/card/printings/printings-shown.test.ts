import type { CardPrinting } from '@manafolio/contract'
import { expect, test } from 'vitest'
import {
  noFilter,
  type PrintingFilter,
  type PrintingSort,
  printingsShown,
} from './printings-shown.ts'

const prices = { usd: null, usdFoil: null, usdEtched: null, eur: null, eurFoil: null }

function printing(id: string, changed: Partial<CardPrinting>): CardPrinting {
  return {
    id,
    name: 'Lightning Bolt',
    setCode: id,
    setName: id,
    collectorNumber: '1',
    rarity: 'common',
    releasedAt: '2020-01-01',
    language: 'en',
    treatments: [],
    finishes: ['nonfoil'],
    prices,
    isDigital: false,
    image: null,
    tcgplayerId: null,
    ...changed,
  }
}

const printings = [
  printing('sta', {
    setName: 'Strixhaven Mystical Archive',
    language: 'ja',
    treatments: ['Borderless'],
    finishes: ['foil', 'etched'],
    prices: { ...prices, usdEtched: '2.00' },
    releasedAt: '2021-04-23',
  }),
  printing('prm', { setName: 'Magic Online Promos', isDigital: true, releasedAt: '2015-01-01' }),
  printing('m10', { prices: { ...prices, usd: '1.50' }, collectorNumber: '146' }),
  printing('lea', { prices: { ...prices, usd: '620.00' }, releasedAt: '1993-08-05' }),
]

function shown(filter: Partial<PrintingFilter>, sort: PrintingSort = 'newest'): string[] {
  const copies = new Map([['m10', 3]])
  const found = printingsShown(printings, { filter: { ...noFilter, ...filter }, sort, copies })
  return found.map(({ id }) => id)
}

test.each<[Partial<PrintingFilter>, string[]]>([
  [{ text: 'archive borderless' }, ['sta']],
  [{ text: 'M10 146' }, ['m10']],
  [{ text: 'arabian' }, []],
  [{ finish: 'etched' }, ['sta']],
  [{ finish: 'nonfoil' }, ['m10', 'lea', 'prm']],
  [{ language: 'ja' }, ['sta']],
  [{ isOwnedOnly: true }, ['m10']],
  [{ isPaperOnly: true }, ['sta', 'm10', 'lea']],
])('the filter %j lets pass %j', (filter, ids) => {
  expect(shown(filter)).toEqual(ids)
})

test('printings without a price come after all others, also the newer ones', () => {
  expect(shown({})).toEqual(['sta', 'm10', 'lea', 'prm'])
})

test('by price, the lowest of all finishes counts, and what has none comes last', () => {
  expect(shown({}, 'cheapest')).toEqual(['m10', 'sta', 'lea', 'prm'])
  expect(shown({}, 'dearest')).toEqual(['lea', 'sta', 'm10', 'prm'])
  expect(shown({}, 'oldest')).toEqual(['lea', 'prm', 'm10', 'sta'])
})
