import { describe, expect, test } from 'vitest'
import { expectQuery, namesOf, searchSmall, testWorld } from '../test/expect-query.ts'
import { testFinds } from '../test/query-tables.ts'
import { smallCatalogue } from '../test/small-catalogue.ts'
import { listCards } from './list-cards.ts'

describe('extras are listed by the name of their set or kind', () => {
  testFinds(
    ['s:unk', '17-Year Cicadas', 'Goblin'],
    ['e:"unknown event"', '17-Year Cicadas', 'Goblin'],
    ['st:token', 'Ajani Steadfast Emblem', 'Goblin'],
    ['t:dungeon', 'Lost Mine of Phandelver', 'Goblin'],
    ['st=memorabilia', 'Winter Orb', 'Goblin'],
    ['border:gold', 'Winter Orb', '17-Year Cicadas'],
    ['is:token', 'Goblin', 'Goblin Guide'],
    ['is:extra', 'Ashnod', 'Goblin Guide'],
    ['t:token', 'Goblin', 'Ajani Steadfast Emblem'],
    ['t:"token creature"', 'Goblin', 'Goblin Guide'],
    ['t:emblem', 'Ajani Steadfast Emblem', 'Goblin'],
    ['t:scheme', 'Chaos Is My Plaything', 'Ashnod'],
    ['t:vanguard', 'Ashnod', 'Goblin'],
    ['goblin t:token', 'Goblin', 'Goblin Guide'],
    ['-(-s:unk)', '17-Year Cicadas', 'Goblin'],
  )

  test('whole words of types name a kind, also where others have them as a part', () => {
    expectQuery('t:plane').toFind('Academy at Tolaria West', 'Liliana of the Veil')
    expectQuery('t:plane').not.toFind('Goblin')
    expectQuery('t:planesw').not.toFind('Academy at Tolaria West')
  })

  test('beside what is not an extra', () => {
    expectQuery('s:unk or s:lea').toFind('17-Year Cicadas', 'Lightning Bolt [lea]')
    expectQuery('is:token or t:elf').not.toFind('17-Year Cicadas')
  })

  test('in every mode, and as the card-data service lists cards', () => {
    for (const mode of ['cards', 'art', 'prints'] as const) {
      expect(namesOf(searchSmall({ query: 's:unk', mode }))).toEqual(['17-Year Cicadas [unk]'])
    }
    const request = { query: 's:unk', mode: 'cards', settings: {}, page: 1, pageSize: 9 } as const
    expect(namesOf(listCards(smallCatalogue, request, testWorld))).toEqual([
      '17-Year Cicadas [unk]',
    ])
  })
})

describe('extras are left out', () => {
  testFinds(
    ['s:tst', 'Goblin Trapfinder', 'Goblin'],
    ['t:goblin', 'Goblin Guide', 'Goblin'],
    ['-s:unk', 'Goblin Guide', '17-Year Cicadas'],
    ['s!=unk', 'Goblin Guide', '17-Year Cicadas'],
    ['-s:unk t:artifact', 'Sol Ring', 'Winter Orb'],
    ['not:token', 'Goblin Guide', 'Goblin'],
    ['-is:token', 'Goblin Guide', 'Goblin'],
    ['st!=memorabilia', 'Sol Ring', 'Winter Orb'],
    ['t:insect or t:elf', 'Llanowar Elves', '17-Year Cicadas'],
  )
})
