import type { SearchMode } from '@manafolio/contract'
import { describe, expect, test } from 'vitest'
import type { CardObject } from '../catalogue/card-object.ts'
import { shortNames } from '../filters/short-names.ts'
import { cardObject, catalogueOf } from '../test/card-objects.ts'
import { namesOf, searchSmall } from '../test/expect-query.ts'

/** The names found, in order, of cards with their ranks in Commander. */
function found(query: string, ranks: Record<string, number | undefined>, mode?: SearchMode) {
  const cards = Object.entries(ranks).map(([name, rank]) => cardNamed(name, { edhrec_rank: rank }))
  return listed(query, cards, mode)
}

function listed(query: string, cards: CardObject[], mode: SearchMode = 'cards') {
  const catalogue = catalogueOf(cards)
  const names = namesOf(searchSmall({ query, mode }, catalogue), catalogue)
  return names.map((name) => name.replace(' [tst]', ''))
}

function cardNamed(name: string, facts: Partial<CardObject> = {}) {
  const faces = name.split(' // ').map((face) => ({ name: face }))
  if (faces.length === 1) return cardObject({ name, ...facts })
  return cardObject({ name, layout: 'split', card_faces: faces, ...facts })
}

const named = (...names: string[]) =>
  Object.fromEntries(names.map((name, i) => [name, names.length - i]))

describe('a whole name comes first, and the others follow', () => {
  test.each([
    ['sheoldred', 'Sheoldred // The True Scriptures', 'Sheoldred, the Apocalypse'],
    ['study', 'Study', 'Rhystic Study'],
    ['tithe', 'Tithe', 'Smothering Tithe'],
    ['push', 'Push // Pull', 'Fatal Push'],
    ['fire', 'Fire // Ice', 'Sword of Fire and Ice'],
    ['fire // ice', 'Fire // Ice', 'Sword of Fire and Ice'],
    ['"lightning bolt"', 'Lightning Bolt', 'Emeritus of Conflict // Lightning Bolt'],
    ['  LIGHTNING   bolt ', 'Lightning Bolt', 'Emeritus of Conflict // Lightning Bolt'],
  ])('%s', (query, whole, other) => {
    const ranks = { [other]: 1, [whole]: 9000 }
    for (const mode of ['cards', 'art', 'prints'] as const) {
      expect(found(query, ranks, mode)).toEqual([whole, other])
    }
    expect(found(`${query} -t:x`, ranks)).toEqual([whole, other])
  })

  test('an order goes before it', () => {
    const names = named('Study', 'Rhystic Study')
    expect(found('study order:name', names)).toEqual(['Rhystic Study', 'Study'])
    expect(found('study order:edhrec', names)).toEqual(['Rhystic Study', 'Study'])
  })

  test('only a name with ! excludes the others', () => {
    expect(found('!study', named('Study', 'Rhystic Study'))).toEqual(['Study'])
    expect(found('!push', named('Push // Pull', 'Fatal Push'))).toEqual(['Push // Pull'])
  })

  test('a whole name goes before the name of a face', () => {
    const cards = { 'Binding Grasp': 1, 'Aaron // Bind': 2, Bind: 3, 'Bind // Liberate': 4 }
    expect(found('bind', cards)).toEqual([
      ...['Bind', 'Aaron // Bind', 'Bind // Liberate', 'Binding Grasp'],
    ])
  })

  test('a card that exists only in digital form does not count where paper is listed', () => {
    const cards = [cardObject({ name: 'Opt', digital: true }), cardObject({ name: 'Optimize' })]
    expect(listed('opt', cards)).toEqual(['Optimize'])
  })
})

describe('signs and words of the language within whole names', () => {
  test.each([
    ['do or die', 'Do or Die'],
    ['Summon: Bahamut', 'Summon: Bahamut'],
    ['lim-dul’s vault', "Lim-Dûl's Vault"],
    ['limduls vault', "Lim-Dûl's Vault"],
  ])('%s', (query, name) => {
    const names = ['Bahamut Shrine', 'Die Young', 'Do or Die', "Lim-Dûl's Vault", 'Summon: Bahamut']
    expect(found(query, named(...names))).toEqual([name])
    for (const mode of ['cards', 'prints'] as const) {
      expect(searchSmall({ query, mode }).warnings).toEqual([])
    }
  })
})

describe('a name that holds words of the language', () => {
  const ranks = { 'Sword of Once and Future': 1, 'Once and Future': 900, 'Future Sight': 2 }

  test('comes first however it is written', () => {
    for (const query of ['once and future', 'once & future']) {
      expect(found(query, ranks)).toEqual(['Once and Future', 'Sword of Once and Future'])
    }
  })

  test('is a name beside filters too', () => {
    const cards = { 'Fact or Fiction': 900, 'Fiction Foo': 1, 'Circle of Protection: Red': 3 }
    expect(found('fact or fiction -t:x', cards)).toEqual(['Fact or Fiction'])
    expect(found('-t:x fact or fiction', cards)).toEqual(['Fact or Fiction'])
    expect(found('fact or fic -t:x', cards)).toEqual(['Fiction Foo', 'Fact or Fiction'])
    expect(found('circle of protection: red -t:x', cards)).toEqual(['Circle of Protection: Red'])
  })
})

test('alternatives are ranked each by its own words', () => {
  const ranks = {
    ...{ 'Fowl Play': 1, 'Force of Will': 900, 'Swords to Plowshares': 800 },
    ...{ Study: 950, 'Study Hall': 3, 'Rhystic Study': 2 },
  }
  expect(found('stp or fow', ranks)).toEqual([
    ...['Swords to Plowshares', 'Force of Will', 'Fowl Play'],
  ])
  expect(found('(stp or fow) -t:x', ranks)[0]).toBe('Swords to Plowshares')
  expect(found('study or fow', ranks)).toEqual([
    ...['Study', 'Force of Will', 'Fowl Play', 'Rhystic Study', 'Study Hall'],
  ])
})

test('words of own names count more than those of other names, but for a whole one', () => {
  const cards = [
    cardNamed('Command Tower', { edhrec_rank: 1, flavor_name: 'Summoner’s Rift' }),
    cardNamed('Cyclonic Rift', { edhrec_rank: 30 }),
  ]
  expect(listed('rift', cards)).toEqual(['Cyclonic Rift', 'Command Tower'])
  expect(listed('summoners rift', cards)).toEqual(['Command Tower'])
  expect(listed('summoners rift or rift', cards)[0]).toBe('Command Tower')
})

describe('of names with the words', () => {
  test('those in which they begin words come first, then those of cards that are played more', () => {
    const ranks = { 'Goblin Guide': 800, 'Hobgoblin Bandit': 1, 'Goblin Bombardment': 300 }
    expect(found('gob', ranks)).toEqual(['Goblin Bombardment', 'Goblin Guide', 'Hobgoblin Bandit'])
    expect(found('gob gui', ranks)).toEqual(['Goblin Guide'])
    expect(found('gob or guide', ranks)[0]).toBe('Goblin Bombardment')
  })

  test('every word has to begin one', () => {
    const ranks = { 'Boltwing Marauder': 1, 'Lightning Bolt': 50, 'Firebolt Lightning': 2 }
    expect(found('light bolt', ranks)).toEqual(['Lightning Bolt', 'Firebolt Lightning'])
  })

  test('a rank that is missing is estimated by price, printings and release; tokens come last', () => {
    const cards = [
      cardNamed('Elf Token', {
        ...{ layout: 'token', set_type: 'token', released_at: '2026-01-01' },
        prices: { usd: '99.00' },
      }),
      cardNamed('Elf Old and Dear', { released_at: '2001-01-01', prices: { usd: '80.00' } }),
      cardNamed('Elf New and Dear', { released_at: '2026-01-01', prices: { usd: '80.00' } }),
      cardNamed('Elf New and Cheap', { released_at: '2026-01-01', prices: { usd: '0.10' } }),
      cardNamed('Elf Played', { edhrec_rank: 1000 }),
      cardNamed('Elf Played Less', { edhrec_rank: 20_000 }),
    ]
    expect(listed('elf include:extras', cards)).toEqual(
      [...['New and Dear', 'Played', 'Old and Dear', 'Played Less', 'New and Cheap', 'Token']].map(
        (rest) => `Elf ${rest}`,
      ),
    )
  })

  test('among equals, and without words, the alphabet decides, without accents and signs', () => {
    expect(found('opt', { Optus: undefined, Opta: undefined })).toEqual(['Opta', 'Optus'])
    const ranks = { Zap: 1, Éclair: 2, "D'Avenant": 3, dazzle: 4 }
    expect(found('t!=x', ranks)).toEqual(["D'Avenant", 'dazzle', 'Éclair', 'Zap'])
    expect(found('z order:name', ranks)).toEqual(['dazzle', 'Zap'])
  })
})

describe('short names', () => {
  const ranks = { 'Bob, the Builder': 1, 'Dark Confidant': 900, 'Lightning Bolt': 2 }

  test('the card comes first, and the answer names it', () => {
    expect(found('bob', ranks)).toEqual(['Dark Confidant', 'Bob, the Builder'])
    expect(found('bob order:name', ranks)).toEqual(['Bob, the Builder', 'Dark Confidant'])
    expect(found('bob -t:x', ranks)[0]).toBe('Dark Confidant')
    expect(found('-bob', ranks)).toEqual(['Lightning Bolt'])
    const catalogue = catalogueOf([cardNamed('Swords to Plowshares'), cardNamed('Path to Exile')])
    const answer = searchSmall({ query: 'stp' }, catalogue)
    expect(namesOf(answer, catalogue)).toEqual(['Swords to Plowshares [tst]'])
    expect(answer.explanation).toBe(
      'Cards where the name includes “stp” (stp: Swords to Plowshares).',
    )
    const { explanation } = searchSmall({ query: 'path' }, catalogue)
    expect(explanation).toBe('Cards where the name includes “path”.')
  })

  test('a name in quotation marks or with ! is short for nothing', () => {
    expect(found('"bob"', ranks)).toEqual(['Bob, the Builder'])
    expect(found('!bob', ranks)).toEqual([])
  })

  test('a short name without its card is a word like others', () => {
    expect(found('bob', { 'Bob, the Builder': 1 })).toEqual(['Bob, the Builder'])
  })

  test('there are many, each in the form that is looked up', () => {
    expect(shortNames.size).toBeGreaterThan(200)
    for (const short of shortNames.keys()) expect(short).toMatch(/^[a-z0-9 ]+$/)
  })
})
