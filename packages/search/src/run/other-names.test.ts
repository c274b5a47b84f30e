import { describe, expect, test } from 'vitest'
import { catalogueBuilder } from '../catalogue/builder.ts'
import { openCatalogue } from '../catalogue/catalogue.ts'
import { complete } from '../explain/complete.ts'
import { cardObject, printingsOf } from '../test/card-objects.ts'
import { namesOf, searchSmall } from '../test/expect-query.ts'
import { nameOf } from '../test/printing-names.ts'
import { printingLike } from './like-named-printing.ts'
import { printingNamed } from './named-printing.ts'
import { nameWordsOf, otherNameWith } from './other-names.ts'

const builder = catalogueBuilder()
const printings = [
  ...printingsOf({ name: 'Lightning Bolt', oracle_id: 'bolt' }, [
    { set: 'new', released_at: '2025-01-01' },
    { set: 'sld', flavor_name: 'Hadoken', released_at: '2021-01-01' },
    { set: 'oma', printed_name: 'Sky Lance', games: ['arena'], digital: true },
  ]),
  ...printingsOf({ name: 'Thalia, Guardian of Thraben' }, [
    { set: 'vow', collector_number: '331', flavor_name: 'Mina Harker' },
    { set: 'dka', released_at: '2025-01-01' },
  ]),
  cardObject({
    name: 'Mina Harker // Mina Harker',
    set: 'avow',
    layout: 'art_series',
    card_faces: [{ name: 'Mina Harker' }, { name: 'Mina Harker' }],
  }),
  cardObject({
    name: 'Innocent Traveler // Malicious Invader',
    layout: 'transform',
    card_faces: [
      { name: 'Innocent Traveler', flavor_name: 'Lucy Westenra' },
      { name: 'Malicious Invader', flavor_name: 'Lucy, Arisen Vampire' },
    ],
  }),
  cardObject({ name: 'Goblin Guide', flavor_name: 'Forest' }),
  cardObject({ name: 'Forest' }),
  cardObject({ name: 'Bio Blast', flavor_name: 'Bio-Quartz Spacegodzilla' }),
]
for (const printing of printings) builder.add(printing)
builder.addPrintedNames({ oracleId: 'bolt', language: 'de', names: ['Blitzschlag'] })
builder.addPrintedNames({ oracleId: 'bolt', language: 'ja', names: ['稲妻'] })
builder.addPrintedNames({ oracleId: 'Forest', language: 'ko', names: ['숲'] })
const catalogue = openCatalogue(
  builder.build({ source: 'sample', fingerprint: 'test', pricesAsOf: '2026-07-31' }),
)

function found(query: string): string[] {
  return [...new Set(namesOf(searchSmall({ query, mode: 'cards' }, catalogue), catalogue))].sort()
}

describe('another name finds its card', () => {
  test.each([
    'hadoken',
    'hado',
    '!hadoken',
    'name:hadoken',
    'name=hadoken',
    'lore:hadoken',
    'HADOKEN',
    'sky lance',
    'blitzschlag',
    '!Blitzschlag',
    '稲妻',
    '!稲妻',
    '妻',
    'name:稲妻',
    'bolt hadoken',
  ])('%s', (query) => {
    const all = ['Lightning Bolt [new]', 'Lightning Bolt [sld]']
    expect(found(query)).toEqual(all)
  })

  test.each([
    ['!"Lucy Westenra"', 'Innocent Traveler // Malicious Invader [tst]'],
    ['!"Lucy Westenra // Lucy, Arisen Vampire"', 'Innocent Traveler // Malicious Invader [tst]'],
    ['bioquartz', 'Bio Blast [tst]'],
    ['"bio quartz"', 'Bio Blast [tst]'],
    ['숲', 'Forest [tst]'],
  ])('%s', (query, name) => {
    expect(found(query)).toEqual([name])
  })
})

test('an art card of the name is not found instead of the card', () => {
  const thalia = ['Thalia, Guardian of Thraben [dka]', 'Thalia, Guardian of Thraben [vow]']
  expect(found('mina harker')).toEqual(thalia)
  expect(found('!"Mina Harker"')).toEqual(thalia)
})

test("a card's own name goes before another one's other name", () => {
  expect(found('!forest')).toEqual(['Forest [tst]'])
  expect(nameOf(catalogue, printingNamed(catalogue, 'Forest', () => true) ?? -1).name).toBe(
    'Forest',
  )
})

test('names are sorted and compared as those of the card', () => {
  expect(found('name<bj')).toEqual(['Bio Blast [tst]'])
  expect(found('name>=thalia')).toHaveLength(2)
})

test('the printing that bears the name represents the card, if it is on paper', () => {
  const setOf = (name: string) =>
    nameOf(catalogue, printingNamed(catalogue, name, () => true) ?? -1).withSet
  expect(setOf('Hadoken')).toBe('Lightning Bolt [sld]')
  expect(setOf('Sky Lance')).toBe('Lightning Bolt [new]')
  expect(setOf('Blitzschlag')).toBe('Lightning Bolt [new]')
  expect(setOf('Mina Harker')).toBe('Thalia, Guardian of Thraben [vow]')
  const like = printingLike(catalogue, 'hadokne', () => true)
  expect(typeof like === 'number' && nameOf(catalogue, like).name).toBe('Lightning Bolt')
})

test('an option says by which name it was found', () => {
  const labels = (query: string) =>
    complete(catalogue, { query, caret: query.length }).options.map(({ text, label }) => [
      text,
      label,
    ])
  expect(labels('hado')).toContainEqual(['Lightning Bolt', 'Hadoken: Lightning Bolt'])
  expect(labels('稲')).toContainEqual(['Lightning Bolt', '稲妻: Lightning Bolt'])
  expect(labels('lightning')).toContainEqual(['Lightning Bolt', undefined])
})

test.each([
  ['hadoken', 'Hadoken'],
  ['bolt hado t:instant', 'Hadoken'],
  ['name:blitz', 'Blitzschlag'],
  ['lightning', undefined],
  ['-hadoken', undefined],
  ['t:hadoken', undefined],
])('what %s finds Lightning Bolt by is %s', (query, name) => {
  const card = catalogue.cardsByName.get('lightning bolt')?.[0] ?? -1
  expect(otherNameWith(catalogue, card, nameWordsOf(catalogue, query))).toBe(name)
})

test('a language of which only the names are loaded is ignored, and says so', () => {
  const { warnings, total } = searchSmall({ query: 'blitzschlag lang:de' }, catalogue)
  expect(total).toBeGreaterThan(0)
  expect(warnings).toEqual([
    '“lang:de” was ignored: of German cards, only the names are loaded, which find them without it.',
  ])
  expect(searchSmall({ query: 'blitzschlag lang:fr' }, catalogue)).toMatchObject({ total: 0 })
})
