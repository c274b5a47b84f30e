import {
  type CollectionSort,
  collectionSorts,
  rarities,
  type SortDirection,
} from '@manafolio/contract'
import { runsOf } from '@manafolio/testing/property-runs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { noPrice } from '../catalogue/printing-facts.ts'
import type { CardRecord, PrintingRecord } from '../catalogue/records.ts'
import { finishCents } from '../holdings/finishes.ts'
import { type Held, holdingsOf } from '../holdings/holdings.ts'
import { cardObject, catalogueOf, printingsOf } from '../test/card-objects.ts'
import { testWorld } from '../test/expect-query.ts'
import { heldOf, type Owned } from '../test/owners.ts'
import { variedCatalogue } from '../test/varied-catalogue.ts'
import { readRecord } from '../text/record-pool.ts'
import { listHeld } from './list-held.ts'
import { search } from './search.ts'

/** Printings that are called by their numbers here. */
const catalogue = catalogueOf([
  ...printingsOf({ name: 'Cat', cmc: 2, colors: ['W'], released_at: '2020-01-01' }, [
    {
      set: 'bbb',
      collector_number: '20',
      rarity: 'rare',
      prices: { usd: '5.00', usd_foil: '9.00' },
    },
    { set: 'bbb', collector_number: '9', rarity: 'common', prices: { usd: '1.00' } },
    { set: 'bbb', collector_number: '9★', rarity: 'common' },
    {
      set: 'aaa',
      collector_number: '300',
      released_at: '2024-01-01',
      rarity: 'mythic',
      prices: { usd_foil: '2.00' },
    },
  ]),
  cardObject({
    name: 'Ant',
    cmc: 5,
    colors: ['G'],
    set: 'ccc',
    collector_number: '7',
    released_at: '2022-01-01',
    rarity: 'uncommon',
    prices: { usd: '0.50' },
  }),
  cardObject({
    name: 'Bee',
    cmc: 0,
    set: 'aaa',
    collector_number: '31',
    released_at: '1999-01-01',
    rarity: 'special',
  }),
])

function numberOf({ meta, columns }: Catalogue, printing: number): string {
  return meta.numbers[columns.printingNumber[printing] ?? 0] ?? ''
}

const newestFirst: [number: string, owned: Owned][] = [
  ['9★', { variants: [{ quantity: 2 }] }],
  ['7', { variants: [{ quantity: 40 }] }],
  ['20', { variants: [{ quantity: 2 }, { finish: 'foil' }] }],
  ['31', {}],
  ['9', { variants: [{ quantity: 3 }] }],
  ['300', { variants: [{ finish: 'foil', quantity: 4 }, { finish: 'etched' }] }],
]
const printings = [...catalogue.columns.printingCard.keys()]
const holdings = holdingsOf(
  catalogue,
  newestFirst.map(([number, owned]) =>
    heldOf(printings.find((printing) => numberOf(catalogue, printing) === number) ?? -1, owned),
  ),
)

function list(sort: CollectionSort, direction?: SortDirection, query = ''): string {
  const answer = listHeld(catalogue, holdings, { query, sort, direction }, testWorld)
  return answer.printings.map((printing) => numberOf(catalogue, printing)).join(' ')
}

const orders: Record<CollectionSort, [own: SortDirection, rising: string, falling: string]> = {
  added: ['desc', '300 9 31 20 7 9★', '9★ 7 20 31 9 300'],
  name: ['asc', '7 31 300 9 9★ 20', '300 9 9★ 20 31 7'],
  set: ['asc', '31 300 9 9★ 20 7', '7 20 9 9★ 300 31'],
  price: ['desc', '7 9 300 20 31 9★', '20 300 9 7 31 9★'],
  value: ['desc', '9 300 20 7 31 9★', '7 20 300 9 31 9★'],
  quantity: ['desc', '31 9★ 9 20 300 7', '7 300 9 20 9★ 31'],
  rarity: ['desc', '9 9★ 7 20 31 300', '300 31 20 7 9 9★'],
  manaValue: ['asc', '31 300 9 9★ 20 7', '7 300 9 9★ 20 31'],
  color: ['asc', '300 9 9★ 20 7 31', '31 7 300 9 9★ 20'],
  released: ['desc', '31 9 9★ 20 7 300', '300 7 9 9★ 20 31'],
}

describe('what is owned is listed by', () => {
  test.each(collectionSorts)('%s, in both directions and in its own', (sort) => {
    const [own, rising, falling] = orders[sort]
    expect(list(sort, 'asc')).toBe(rising)
    expect(list(sort, 'desc')).toBe(falling)
    expect(list(sort)).toBe(own === 'asc' ? rising : falling)
  })
})

describe('an order in the query goes before the one beside it', () => {
  test.each([
    ['order:usd', undefined, '20 300 9 7 31 9★'],
    ['order:cmc', undefined, orders.manaValue[1]],
    ['order:name', 'desc', orders.name[2]],
    ['direction:asc', undefined, orders.value[1]],
    ['direction:asc', 'desc', orders.value[1]],
    ['order:released dir:asc', 'desc', orders.released[1]],
  ] as const)('%s', (query, direction, numbers) => {
    expect(list('value', direction, query)).toBe(numbers)
  })
})

test('cards of one name are listed as if they were one', () => {
  const token = { name: 'Goblin', layout: 'token' }
  const goblins = catalogueOf([
    cardObject({ ...token, set: 'ccc', oracle_id: 'red' }),
    cardObject({ ...token, set: 'aaa', oracle_id: 'red', collector_number: '2' }),
    cardObject({ ...token, set: 'bbb', oracle_id: 'green' }),
  ])
  const all = [...goblins.columns.printingCard.keys()]
  const owner = holdingsOf(
    goblins,
    all.map((printing) => heldOf(printing, {})),
  )
  const { printings } = listHeld(goblins, owner, { query: '', sort: 'name' }, testWorld)
  const sets = printings.map((printing) => goblins.columns.printingSet[printing] ?? 0)
  expect(sets.map((set) => goblins.meta.sets[set]?.code)).toEqual(['aaa', 'bbb', 'ccc'])
})

/** The same collections in every run. */
const runs = { seed: 20_260_815, numRuns: runsOf(500) }

const variants = fc.uniqueArray(
  fc.record({
    finish: fc.constantFrom('nonfoil', 'foil', 'etched'),
    condition: fc.constantFrom('NM', 'D'),
    language: fc.constantFrom('en', 'ja'),
    quantity: fc.integer({ min: 1, max: 99 }),
  }),
  { selector: ({ finish, condition, language }) => finish + condition + language, minLength: 1 },
)
const collections = fc.uniqueArray(
  fc.record({
    printing: fc.nat(variedCatalogue.meta.printingCount - 1),
    addedOn: fc.constantFrom(20260101, 20260102, 20250101),
    variants,
  }),
  { selector: ({ printing }) => printing },
)
const queries = fc.constantFrom(
  ...[
    '',
    'lightning',
    't:creature',
    '-t:creature',
    'owned>3',
    'copies<=9',
    'owned:foil',
    'owned!=d',
  ],
  ...[
    'added:2026',
    '-added<2026-01-02',
    'value>100',
    '-value<50',
    'usd>1 or r:c',
    'nothing-like-this',
  ],
)

test('it is what a filter and a sort of all that is owned give', () => {
  const sorts = fc.constantFrom(...collectionSorts)
  const directions = fc.constantFrom<SortDirection>('asc', 'desc')
  fc.assert(
    fc.property(collections, queries, sorts, directions, (held, query, sort, direction) => {
      const owner = holdingsOf(variedCatalogue, held)
      const found = held.filter(({ printing }) => matches(held, query).has(printing))
      const wanted = sorted(found, held, { sort, direction }).map(({ printing }) => printing)
      const request = { query, sort, direction }
      expect(listHeld(variedCatalogue, owner, request, testWorld).printings).toEqual(wanted)
    }),
    runs,
  )
})

/** What a search finds that shows everything. */
function matches(held: Held[], query: string): Set<number> {
  const world = { ...testWorld, holdings: holdingsOf(variedCatalogue, held) }
  const everything = `(${query || 'mv>=0 or -mv>=0'}) include:extras`
  const request = { query: everything, mode: 'prints', page: 1, pageSize: 1000 } as const
  return new Set(search(variedCatalogue, request, world).printings)
}

interface Order {
  sort: CollectionSort
  direction: SortDirection
}

function sorted(found: Held[], held: Held[], { sort, direction }: Order): Held[] {
  const sign = direction === 'asc' ? 1 : -1
  const keyOf = (one: Held) => keys[sort](one, held)
  return [...found].sort((a, b) => {
    const [keyA, keyB] = [keyOf(a), keyOf(b)]
    if (keyA === keyB) return compareTexts(placeOf(a), placeOf(b))
    if (keyA === undefined || keyB === undefined) return keyA === undefined ? 1 : -1
    return keyA < keyB ? -sign : sign
  })
}

/** Undefined where there is nothing to order by. */
const keys: Record<CollectionSort, (one: Held, held: Held[]) => number | string | undefined> = {
  added: (one, held) => -held.indexOf(one),
  name: (one) => facts(one).name,
  set: (one) => facts(one).inSet,
  price: (one) => highest(pricesOf(one).map(({ cents }) => cents)),
  value: (one) => {
    const prices = pricesOf(one)
    return prices.length === 0
      ? undefined
      : prices.reduce((sum, { cents, quantity }) => sum + cents * quantity, 0)
  },
  quantity: ({ variants }) => variants.reduce((sum, { quantity }) => sum + quantity, 0),
  rarity: (one) => facts(one).rarity,
  manaValue: (one) => facts(one).manaValue,
  color: (one) => facts(one).color,
  released: (one) => facts(one).released,
}

function pricesOf({ printing, variants }: Held) {
  return variants
    .map(({ finish, quantity }) => ({
      cents: finishCents(variedCatalogue, printing, finish),
      quantity,
    }))
    .filter(({ cents }) => cents !== noPrice)
}

function highest(numbers: number[]): number | undefined {
  return numbers.length === 0 ? undefined : Math.max(...numbers)
}

function facts({ printing }: Held) {
  const { columns, pools } = variedCatalogue
  const card = readRecord<CardRecord>(pools.cards, columns.printingCard[printing] ?? 0)
  const record = readRecord<PrintingRecord>(pools.printings, printing)
  const colors = card.colors ?? []
  const mask = [...'WUBRG'].reduce(
    (sum, letter, bit) => sum + (colors.includes(letter) ? 2 ** bit : 0),
    0,
  )
  return {
    name: (card.name ?? '').toLowerCase(),
    inSet: `${record.set} ${record.collector_number?.padStart(6, '0')}`,
    rarity: (rarities as readonly string[]).indexOf(record.rarity ?? ''),
    manaValue: card.cmc ?? 0,
    color: colors.length === 0 ? 1000 : colors.length * 100 + mask,
    released: record.released_at || undefined,
  }
}

function placeOf(one: Held): string {
  const { name, inSet } = facts(one)
  return `${name}\n${inSet}`
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : 1
}
