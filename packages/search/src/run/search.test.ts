import type { SearchMode } from '@manafolio/contract'
import { describe, expect, test } from 'vitest'
import { expectQuery, namesOf, searchSmall } from '../test/expect-query.ts'

describe('names', () => {
  test('every word has to be a part of the name', () => {
    expectQuery('gob gui').toFind('Goblin Guide')
    expectQuery('gob').not.toFind('Lightning Bolt')
    expectQuery('goblin').not.toFind('Llanowar Elves')
  })

  test('quoted words are found as they stand', () => {
    expectQuery('"of fire"').toFind('Sword of Fire and Ice')
    expectQuery('"of fire"').not.toFind('Fire // Ice')
    expectQuery('fire').toFind('Fire // Ice', 'Sword of Fire and Ice')
  })

  test('accents, apostrophes and hyphens need not be typed', () => {
    expectQuery('lim duls').toFind("Lim-Dûl's Vault")
    expectQuery("limdul's").toFind("Lim-Dûl's Vault")
    expectQuery('LIM-DÛL').toFind("Lim-Dûl's Vault")
    expectQuery('lim-dul').not.toFind('Lightning Bolt')
  })

  test('“&” is nothing, or “and”', () => {
    expectQuery('sword of fire & ice').toFind('Sword of Fire and Ice')
    expectQuery('"fire & ice"').toFind('Sword of Fire and Ice')
    expectQuery('"fire & ice"').not.toFind('Fire // Ice')
    expectQuery('!"Sword of Fire & Ice"').toFind('Sword of Fire and Ice')
    for (const query of ['r&d', "i'm r&d", 'im rd', '!"look at me, i\'m r&d"']) {
      expectQuery(query).toFind("Look at Me, I'm R&D")
      expectQuery(query).not.toFind('Sword of Fire and Ice')
    }
    const spaced = [
      ...['minsc & boo', 'minsc and boo', 'minsc boo', '"minsc & boo"', '"minsc and boo"'],
      ...['"minsc boo"', '!"minsc & boo, timeless heroes"', '!minsc and boo, timeless heroes'],
    ]
    for (const query of spaced) {
      expectQuery(query).toFind('Minsc & Boo, Timeless Heroes')
      expectQuery(query).not.toFind('Sword of Fire and Ice')
      expectQuery(query).warns()
    }
  })

  test('! asks for the whole name or that of a face', () => {
    expectQuery('!"lightning bolt"').toFind('Lightning Bolt')
    expectQuery('!"lightning bolt"').toFind('Emeritus of Conflict // Lightning Bolt')
    expectQuery('!fire').toFind('Fire // Ice')
    expectQuery('!fire').not.toFind('Sword of Fire and Ice')
  })
})

describe('terms together', () => {
  test('all must hold, and for the same printing', () => {
    expectQuery('bolt s:lea usd>600').toFind('Lightning Bolt [lea]')
    expectQuery('bolt usd>3').toFind('Lightning Bolt [sta]')
    expectQuery('bolt usd>3').not.toFind('Lightning Bolt [a25]')
    expect(searchSmall({ query: 'bolt s:a25 usd>600', mode: 'prints' }).total).toBe(0)
  })

  test('“or” joins cards and printings', () => {
    expectQuery('s:lea or t:elf').toFind('Lightning Bolt [lea]', 'Llanowar Elves')
    expectQuery('s:lea or t:elf').not.toFind('Lightning Bolt [a25]', 'Goblin Guide')
  })

  test('a minus leaves out printings when it speaks of printings', () => {
    expectQuery('bolt -s:lea').toFind('Lightning Bolt [a25]')
    expectQuery('bolt -s:lea').not.toFind('Lightning Bolt [lea]')
    expectQuery('-t:creature').not.toFind('Goblin Guide', 'Llanowar Elves')
  })

  test('in Exact Cards the versions are those that match', () => {
    const answer = searchSmall({ query: 'bolt -t:wizard usd<100' })
    expect(namesOf(answer)).toEqual([
      'Lightning Bolt [a25]',
      'Lightning Bolt [sta]',
      'Lightning Bolt [clu]',
    ])
  })
})

describe('a term that is ignored is as if it were not written', () => {
  const without = namesOf(searchSmall({ query: 't:elf', mode: 'prints' }))

  test.each([
    't:elf foo:bar',
    't:elf -foo:bar',
    't:elf or foo:bar',
    't:elf or (foo:bar baz:qux)',
    't:elf or -(foo:bar baz:qux)',
    't:elf (foo:bar or baz:qux)',
    't:elf -(foo:bar baz:qux)',
    't:elf //',
    't:elf -//',
  ])('%s', (query) => {
    expect(without).toEqual(['Llanowar Elves [tst]'])
    expect(namesOf(searchSmall({ query, mode: 'prints' }))).toEqual(without)
  })

  test('also beside a term about printings', () => {
    const query = 's:lea or (foo:bar baz:qux)'
    expect(namesOf(searchSmall({ query, mode: 'prints' }))).toEqual(['Lightning Bolt [lea]'])
  })

  test('each sentence about it comes once', () => {
    const { warnings } = searchSmall({ query: 't:elf foo:bar foo:bar ( (' })
    expect(warnings).toEqual([
      'A “(” is never closed.',
      '“foo:bar” was ignored: there is no filter called “foo”.',
    ])
  })
})

describe('pages', () => {
  const all = searchSmall({ query: 'mv>=0' })
  const pageOf = (page: number) => searchSmall({ query: 'mv>=0', page, pageSize: 4 })

  test.each(['cards', 'art', 'prints'] as const)(
    'together they are the whole list of %s',
    (mode) => {
      const whole = searchSmall({ query: 'mv>=0', mode })
      const pages = Array.from({ length: Math.ceil(whole.total / 4) }, (_, i) =>
        searchSmall({ query: 'mv>=0', mode, page: i + 1, pageSize: 4 }),
      )
      expect(whole.printings.length).toBeGreaterThan(10)
      expect(pages.flatMap(({ printings }) => printings)).toEqual(whole.printings)
      expect(pages.map(({ hasMore }) => hasMore).lastIndexOf(true)).toBe(pages.length - 2)
    },
  )

  test('each page knows the length of the whole list', () => {
    expect(pageOf(1).total).toBe(all.total)
    expect(pageOf(3).total).toBe(all.total)
    expect(all.total).toBe(all.printings.length)
  })

  test('each page knows where it begins', () => {
    expect(pageOf(1).offset).toBe(0)
    expect(all.printings[pageOf(3).offset]).toBe(pageOf(3).printings[0])
  })

  test('the versions of a card are on the page of the first of them', () => {
    const bolt = { query: 'bolt', pageSize: 2 } // 3 versions of one card, then another card
    expect(namesOf(searchSmall(bolt)).map((name) => name.replace(/ \[.*/, ''))).toEqual([
      ...Array(3).fill('Lightning Bolt'),
    ])
    expect(searchSmall(bolt)).toMatchObject({ offset: 0, hasMore: true })
    expect(namesOf(searchSmall({ ...bolt, page: 2 }))[0]).toMatch(/^Emeritus of Conflict/)
    expect(searchSmall({ ...bolt, page: 2 })).toMatchObject({ offset: 3, hasMore: false })
  })

  test('a page past the end is empty', () => {
    const { total } = all
    expect(pageOf(1000)).toMatchObject({ printings: [], offset: total, hasMore: false, total })
  })
})

describe('what can not be searched for', () => {
  test.each(['???', '🔥', '!""', 'foo:bar', '(((', '()', 'and', '--', '//', '-(//)'])(
    '%s finds nothing, and says why',
    (query) => {
      const { total, warnings } = searchSmall({ query })
      expect(total).toBe(0)
      expect(warnings).toHaveLength(1)
    },
  )

  test('the slashes between faces are no term', () => {
    expect(searchSmall({ query: 'emeritus // bolt', mode: 'prints' })).toMatchObject({
      total: 1,
      warnings: [],
    })
  })

  test('terms after the fortieth are ignored, with a message', () => {
    const query = `${'t:instant '.repeat(40)}t:creature`
    expect(searchSmall({ query, mode: 'prints' }).total).toBeGreaterThan(0)
    expectQuery(query).toFind('Lightning Bolt')
    expectQuery(query).warns('Everything after the first 40 terms was ignored.')
  })
})

describe('an exact name of several words', () => {
  const found = (query: string, mode: SearchMode) =>
    new Set(namesOf(searchSmall({ query, mode })).map((name) => name.replace(/ \[.*$/, '')))

  test.each(['cards', 'art', 'prints'] as const)('is the same in %s', (mode) => {
    expect(found('!serra angel', mode)).toEqual(new Set(['Serra Angel']))
    expect(found('!goblin guide mv=1', mode)).toEqual(new Set(['Goblin Guide']))
    expect(found('!sword of fire and ice t:equipment', mode)).toEqual(
      new Set(['Sword of Fire and Ice']),
    )
    expect(found('!circle of protection: red c:c', mode)).toEqual(
      new Set(['Circle of Protection: Red']),
    )
  })

  test('is explained as one', () => {
    expectQuery('!goblin guide mv=1').means('the name is “goblin guide” and the mana value is 1')
  })

  test('words that make no name with it are words of the name', () => {
    expectQuery('!fire ic').toFind('Fire // Ice')
    expectQuery('!fire ic').not.toFind('Sword of Fire and Ice')
    expectQuery('!fire ic').means('the name includes “ic” and the name is “fire”')
  })
})

test('! after a key is =, and a part of any other name', () => {
  expectQuery('c!ur').toFind('Fire // Ice')
  expectQuery('c!ur').not.toFind('Nicol Bolas')
  expectQuery('year!1993').toFind('Lightning Bolt [lea]')
  expectQuery('year!1993').not.toFind('Lightning Bolt [a25]')
  expectQuery('mana!{u/r}').warns()
  expectQuery('ach! hans').toFind('Ach! Hans, Run!')
  expectQuery('ach! hans').warns()
})

test('++ and @@ may be glued to a term', () => {
  const { mode, printings } = searchSmall({ query: '++!"Lightning Bolt"', mode: 'cards' })
  expect(mode).toBe('prints')
  expect(printings.length).toBeGreaterThan(3)
  expect(searchSmall({ query: '@@t:forest', mode: 'cards' }).mode).toBe('art')
})
