import type { SetSummary } from '@manafolio/contract'
import { expect, test } from 'vitest'
import { foundSets } from './found-sets.ts'
import { kindName, kindOptions } from './set-kinds.ts'
import { readSetParams, readSetsParams, type SetsParams } from './sets-params.ts'

function set(code: string, name: string, facts: Partial<SetSummary> = {}): SetSummary {
  return {
    code,
    name,
    kind: 'expansion',
    releasedAt: '2020-01-01',
    year: 2020,
    parentCode: null,
    isDigital: false,
    cardCount: 1,
    printingCount: 1,
    uncountedPrintings: 0,
    owned: null,
    ...facts,
  }
}

const sets = [
  set('plea', 'Limited Promos', { year: 2024, kind: 'promo' }),
  set('mat', 'Aftermath: Étoiles'),
  set('tzen', 'Zendikar Tokens', { year: 2009, kind: 'token' }),
  set('zen', 'Zendikar', { year: 2009 }),
  set('lea', 'Limited Edition Alpha', { year: 1993, kind: 'core' }),
]

const codes = (params: SetsParams) =>
  foundSets(sets, params).flatMap((year) => year.sets.map(({ code }) => code))

test.each<[SetsParams, string[]]>([
  [{}, ['plea', 'mat', 'tzen', 'zen', 'lea']],
  [{ q: 'etoiles' }, ['mat']],
  [{ q: 'ZEN' }, ['zen', 'tzen']],
  [{ q: 'lea' }, ['lea', 'plea']],
  [{ q: 'limited alpha' }, ['lea']],
  [{ kind: 'token' }, ['tzen']],
  [{ q: 'zendikar', kind: 'core' }, []],
])('%o finds %o', (params, found) => {
  expect(codes(params)).toEqual(found)
})

test('sets are under their years', () => {
  expect(foundSets(sets, {}).map(({ year }) => year)).toEqual([2024, 2020, 2009, 1993])
})

test('kinds are named, and those that sets are of can be chosen', () => {
  expect(kindName('draft_innovation')).toBe('Draft innovation')
  expect(kindName('new_kind')).toBe('New kind')
  expect(kindOptions(sets).map(({ label }) => label)).toEqual([
    'All kinds (5)',
    'Expansion (2)',
    'Core set (1)',
    'Promos (1)',
    'Tokens (1)',
  ])
})

test('addresses keep what makes sense', () => {
  expect(readSetsParams({ q: '  zen ', kind: 'core' })).toEqual({ q: 'zen', kind: 'core' })
  expect(readSetsParams({ q: ' ', kind: 'A B' })).toEqual({})
  const params = { view: 'list', show: 'missing', rarity: 'rare', sort: 'name', currency: 'eur' }
  expect(readSetParams({ ...params, q: 'elf' })).toEqual({ ...params, q: 'elf' })
  expect(
    readSetParams({ view: 'x', show: 'x', rarity: 'x', sort: 'number', currency: 'usd' }),
  ).toEqual({})
})
