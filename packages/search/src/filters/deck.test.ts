import { describe, expect, test } from 'vitest'
import { search } from '../run/search.ts'
import { usesDecks, usesHoldings } from '../run/uses-holdings.ts'
import { expectQuery, testWorld } from '../test/expect-query.ts'
import { testFinds, testWarns } from '../test/query-tables.ts'
import { smallCatalogue } from '../test/small-catalogue.ts'

describe('cards in decks of the user', () => {
  testFinds(
    ['deck:krenko', 'Lightning Bolt', 'Brainstorm'],
    ['deck:"burn for"', 'Goblin Guide', 'Colossal Dreadmaw'],
    ['deck="BURN FOR KRENKO"', 'Goblin Guide', 'Brainstorm'],
    ['deck!=krenko', 'Brainstorm', 'Lightning Bolt'],
    ['deck:any', 'Brainstorm', 'Black Lotus'],
    ['-deck:any', 'Black Lotus', 'Brainstorm'],
    ['deck:krenko -t:goblin', 'Lightning Bolt', 'Goblin Guide'],
    ['deck:dragons or deck:burn', 'Colossal Dreadmaw', 'Black Lotus'],
  )

  test('are found in all their printings', () => {
    expectQuery('deck:burn').toFind('Lightning Bolt [lea]', 'Lightning Bolt [a25]')
  })

  testWarns(
    ['deck:elves', 'none of your decks is called “elves”'],
    ['deck="burn"', 'none of your decks is called “burn”'],
    ['deck:"any"', 'none of your decks is called “any”'],
    ['deck>1', "“deck” can't be used with “>”"],
  )

  test('are described', () => {
    expectQuery('deck:any').means('it is in one of your decks')
    expectQuery('-deck:any').means('it is in none of your decks')
    expectQuery('deck:burn').means('it is in a deck of yours with “burn” in its name')
    expectQuery('deck!=burn').means('it is in no deck of yours with “burn” in its name')
    expectQuery('deck="blue dragons"').means('it is in a deck of yours called “blue dragons”')
  })

  test('without decks any is none of them', () => {
    const decks = { decks: [], freeCopies: new Int32Array(smallCatalogue.meta.cardCount) }
    const request = { query: 'deck:any', mode: 'cards', page: 1, pageSize: 10 } as const
    const found = (query: string) =>
      search(smallCatalogue, { ...request, query }, { ...testWorld, decks })
    expect(found('deck:any')).toMatchObject({ total: 0, warnings: [] })
    expect(found('-deck:any brainstorm').total).toBeGreaterThan(0)
  })

  test('where nobody is signed in, the search says what it lacks', () => {
    const request = { mode: 'cards', page: 1, pageSize: 10 } as const
    const warned = (query: string) =>
      search(smallCatalogue, { ...request, query }, testWorld).warnings
    const reason = 'it needs your own decks, which this search does not have'
    expect(warned('deck:any')).toEqual([`“deck:any” was ignored: ${reason}.`])
    expect(warned('free>1')).toEqual([`“free>1” was ignored: ${reason}.`])
  })
})

describe('free copies', () => {
  testFinds(
    ['free', 'Lightning Bolt', 'Colossal Dreadmaw'],
    ['free>=3', 'Lightning Bolt', 'Colossal Dreadmaw'],
    ['free:0', 'Colossal Dreadmaw', 'Goblin Guide'],
    ['-free owned>0', 'Colossal Dreadmaw', 'Lightning Bolt'],
    ['FREE t:goblin', 'Goblin Guide', 'Lightning Bolt'],
    ['free!=3', 'Brainstorm', 'Goblin Guide'],
  )

  testWarns(['free:many', '“many” is not a number'])

  test('are described', () => {
    expectQuery('free').means('a copy of it is free')
    expectQuery('-free').means('no copy of it is free')
    expectQuery('free:0').means('no copy of it is free')
    expectQuery('free>=3').means('the number of its free copies is at least 3')
    expectQuery('free!=3').means('the number of its free copies is not 3')
  })

  test('beside other words of a name, in quotation marks and after name: it is a word', () => {
    for (const query of ['free the fae', '"free" or t:instant', 'name:free or t:instant']) {
      expect([usesDecks(query), query]).toEqual([false, query])
    }
    expect(usesDecks('free t:instant')).toBe(true)
    expectQuery('-"free" t:instant').means(
      "the name doesn't include “free” and the type line includes “instant”",
    )
  })
})

test.each(['deck:any', '-deck:"x"', 't:elf (free or mv=1)', 'free>1'])(
  '%s looks at decks, not at the collection',
  (query) => {
    expect([usesDecks(query), usesHoldings(query)]).toEqual([true, false])
  },
)
