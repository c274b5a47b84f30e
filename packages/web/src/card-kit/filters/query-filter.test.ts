import { parse } from '@manafolio/search/query'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  cardFilters,
  formatFilter,
  manaValueFilter,
  ownedFilter,
  priceFilter,
  rarityFilter,
  setFilter,
  typeFilter,
} from './card-filters.ts'
import { colorFilter } from './color-filter.ts'
import { countActive, unshownTerms, withoutFilters } from './query-filter.ts'
import { several } from './several-filter.ts'

test.each([
  ['mv<=2', { to: { number: '2', isStrict: false } }],
  ['CMC<=2', { to: { number: '2', isStrict: false } }],
  ['manavalue≥3 goblin', { from: { number: '3', isStrict: false } }],
  ['mv>1 cmc<4', { from: { number: '1', isStrict: true }, to: { number: '4', isStrict: true } }],
  ['mv:even', {}],
  ['mv=pow', {}],
  ['-mv:3', {}],
])('%s is shown as a mana value', (query, range) => {
  expect(manaValueFilter.valueIn(query)).toEqual(range)
})

test.each([
  ['c:r', 'including', 'R'],
  ['COLOR>=red c:u', 'including', 'UR'],
  ['c=azorius', 'exactly', 'WU'],
  ['c<=wu c:m', 'within', 'WUM'],
  ['id:esper', 'identity', 'WUB'],
  ['commander<=g', 'identity', 'G'],
  ['c:colorless', 'including', 'C'],
])('%s is shown as colors', (query, relation, letters) => {
  expect(colorFilter.valueIn(query)).toEqual({ relation, letters })
})

test('rarity, type, set, format, price and owned are read in all their spellings', () => {
  expect(rarityFilter.valueIn('rarity:RARE').values).toEqual(['rare'])
  expect(rarityFilter.valueIn('r>=m').values).toEqual(['mythic', 'bonus'])
  expect(rarityFilter.valueIn('(r:c or r:mythic) opt').values).toEqual(['common', 'mythic'])
  expect(typeFilter.valueIn('type:Elf t:legendary')).toEqual({
    ...{ values: ['elf', 'legendary'], join: 'all' },
  })
  expect(typeFilter.valueIn('t:elf or t:orc')).toEqual({ values: ['elf', 'orc'], join: 'any' })
  expect(setFilter.valueIn('edition:LEA')).toBe('lea')
  expect(formatFilter.valueIn('legal:edh')).toBe('commander')
  expect(priceFilter.valueIn('usd<$5.50')).toEqual({ to: { number: '5.50', isStrict: true } })
  expect(ownedFilter.valueIn('owned>0')).toBe('owned')
  expect(ownedFilter.valueIn('owned:0')).toBe('none')
  expect(ownedFilter.valueIn('owned:foil')).toBe('')
})

test('a changed filter is written in its place, and the rest stays as typed', () => {
  const from = { number: '3', isStrict: false }
  expect(manaValueFilter.withValue('T:Elf  cmc<=2 bolt', { from })).toBe('T:Elf mv>=3 bolt')
  expect(manaValueFilter.withValue('mv:3 x', { from, to: from })).toBe('mv:3 x')
  expect(rarityFilter.withValue('x', several(['rare', 'special', 'mythic', 'bonus'], 'any'))).toBe(
    'x r>=rare',
  )
  expect(rarityFilter.withValue('r>=rare x', several(['common', 'mythic'], 'any'))).toBe(
    '(r:common or r:mythic) x',
  )
  expect(typeFilter.withValue('t:elf  x', several(['elf', 'warrior'], 'all'))).toBe(
    't:elf t:warrior x',
  )
  expect(typeFilter.withValue('( t:elf or t:orc ) mv≤2', several(['elf'], 'any'))).toBe(
    't:elf mv≤2',
  )
  expect(colorFilter.withValue('t:elf or t:orc', { relation: 'identity', letters: 'WU' })).toBe(
    '(t:elf or t:orc) id:wu',
  )
})

test('what a filter can’t show is reported, and stays', () => {
  const query = '-c:g s:lea S:leb mv:odd t:/^elf/ (c:r or mv:1) o:draw bolt'
  expect(unshownTerms(query, cardFilters)).toEqual([
    ...['-c:g', 's:lea', 'mv:odd', 't:/^elf/', '(c:r or mv:1)'],
  ])
  expect(setFilter.valueIn(query)).toBe('leb')
  expect(setFilter.withValue(query, '')).toBe(query.replace('S:leb ', ''))
  expect(unshownTerms('c:r t:elf bolt o:draw', cardFilters)).toEqual([])
})

test('filters are counted and cleared together', () => {
  const query = 'bolt c:r mv>=1 mv<=3 -t:elf (r:rare or r:mythic)'
  expect(countActive(query, cardFilters)).toBe(3)
  expect(withoutFilters(query, cardFilters)).toBe('bolt -t:elf')
})

test('also those that a filter can’t show together are cleared', () => {
  expect(withoutFilters('f:modern bolt f:legacy s:lea S:leb', cardFilters)).toBe('bolt')
  fc.assert(
    fc.property(query, (text) => {
      expect(countActive(withoutFilters(text, cardFilters), cardFilters)).toBe(0)
    }),
  )
})

const term = fc.constantFrom(
  ...['c:r', 'C=wu', 'id<=g', 'c:m', 't:elf', '-t:orc', 'mv<=2', 'cmc>4', 'mv:odd', 'r>=rare'],
  ...['rarity:m', 's:lea', 'f:edh', 'usd<5', 'owned:0', 'bolt', '"sol ring"', '!Opt', 'o:/a|b/'],
)
const query = fc.letrec<{ query: string }>((tie) => ({
  query: fc.oneof(
    { maxDepth: 3 },
    term,
    fc.array(tie('query'), { minLength: 1, maxLength: 4 }).map((parts) => parts.join('  ')),
    fc.tuple(tie('query'), tie('query')).map(([a, b]) => `${a} or ${b}`),
    tie('query').map((one) => `( ${one})`),
  ),
})).query

/** The tree without the places of its terms. */
const meaning = (text: string) =>
  JSON.stringify(parse(text).query, (key, value) => (key === 'at' ? undefined : value))

test('to write what was read leaves the query as it is', () => {
  fc.assert(
    fc.property(query, fc.nat(cardFilters.length - 1), (text, at) => {
      const filter: WrittenFilter | undefined = cardFilters[at]
      expect(filter?.withValue(text, filter.valueIn(text) as never)).toBe(text)
    }),
  )
})
interface WrittenFilter {
  valueIn(text: string): unknown
  withValue(text: string, value: never): string
}

test('a filter that is added and removed leaves the query as it was', () => {
  fc.assert(
    fc.property(query, (text) => {
      fc.pre(priceFilter.termsIn(text).length === 0)
      const added = priceFilter.withValue(text, { to: { number: '3', isStrict: false } })
      expect(priceFilter.termsIn(added)).toEqual(['usd<=3'])
      const removed = priceFilter.withValue(added, {})
      expect(meaning(removed)).toBe(meaning(text))
      if (parse(text).query.kind !== 'or') expect(removed).toBe(text)
    }),
  )
})
