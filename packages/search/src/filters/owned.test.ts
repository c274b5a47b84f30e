import { describe, expect, test } from 'vitest'
import { search } from '../run/search.ts'
import { usesHoldings } from '../run/uses-holdings.ts'
import { expectQuery, searchSmall, testWorld } from '../test/expect-query.ts'
import { testFinds, testFindsNothing, testWarns } from '../test/query-tables.ts'
import { smallCatalogue } from '../test/small-catalogue.ts'

describe('copies of a card in all its printings', () => {
  testFinds(
    ['owned>=4', 'Lightning Bolt [clu]', 'Goblin Guide'],
    ['owned=5', 'Lightning Bolt [lea]', 'Goblin Guide [2xm]'],
    ['owned:3', 'Goblin Guide [zen]', 'Lightning Bolt [lea]'],
    ['owned!=5', 'Black Lotus', 'Lightning Bolt [clu]'],
    ['owned:0 t:creature', 'Llanowar Elves', 'Goblin Guide'],
    ['owned<3', 'Colossal Dreadmaw [day]', 'Goblin Guide [2xm]'],
    ['owned<=0', 'Black Lotus', 'Lightning Bolt [clu]'],
    ['owned>0', 'Brainstorm [ice]', 'Black Lotus'],
    ['-owned>0', 'Black Lotus', 'Brainstorm [ice]'],
  )

  testFindsNothing('owned>99', 'owned<0', 'owned=1.5')
})

describe('copies of a printing', () => {
  testFinds(
    ['copies:4', 'Lightning Bolt [a25]', 'Lightning Bolt [lea]'],
    ['copies>1', 'Goblin Guide [2xm]', 'Goblin Guide [zen]'],
    ['copies=0', 'Lightning Bolt [clu]', 'Lightning Bolt [lea]'],
    ['copies!=4', 'Lightning Bolt [clu]', 'Brainstorm [mmq]'],
    ['copies<2', 'Black Lotus', 'Colossal Dreadmaw [xln]'],
    ['copies<=1 owned>0', 'Lightning Bolt [lea]', 'Lightning Bolt [a25]'],
  )

  testFindsNothing('copies>99', 'copies<0')
})

describe('printings with an owned copy that has the property', () => {
  testFinds(
    ['owned:foil', 'Lightning Bolt [a25]', 'Lightning Bolt [lea]'],
    ['owned=NONFOIL', 'Lightning Bolt [a25]', 'Goblin Guide [2xm]'],
    ['owned:etched', 'Brainstorm [sta]', 'Lightning Bolt [a25]'],
    ['owned!=foil owned>0', 'Brainstorm [sta]', 'Goblin Guide'],
    ['owned:lp', 'Lightning Bolt [a25]', 'Lightning Bolt [lea]'],
    ['owned:"Lightly Played"', 'Lightning Bolt [a25]', 'Lightning Bolt [lea]'],
    ['owned:heavily-played', 'Lightning Bolt [lea]', 'Lightning Bolt [a25]'],
    ['owned:d', 'Brainstorm [mmq]', 'Goblin Guide [2xm]'],
    ['owned:damaged', 'Brainstorm [mmq]', 'Goblin Guide [2xm]'],
    ['owned:de', 'Goblin Guide [2xm]', 'Goblin Guide [zen]'],
    ['owned:German', 'Goblin Guide [2xm]', 'Brainstorm [mmq]'],
    ['owned:ja or owned:foil', 'Colossal Dreadmaw [xln]', 'Colossal Dreadmaw [day]'],
    ['-owned:en owned>0', 'Goblin Guide [2xm]', 'Goblin Guide [zen]'],
  )

  testFindsNothing('owned:mp', 'owned:"simplified chinese"')

  test('they are found beside cards without such a copy', () => {
    expectQuery('owned:foil owned>=4').toFind('Lightning Bolt [a25]')
    expectQuery('owned:foil owned>=4').not.toFind('Lightning Bolt [clu]', 'Goblin Guide [2xm]')
  })
})

describe('a value that is neither a number nor a property of copies is reported', () => {
  testWarns(
    ['owned:shiny', '“shiny” is neither a number nor a finish, a condition or a language'],
    ['owned>=foil', '“foil” is not a number'],
    ['copies:foil', '“foil” is not a number'],
    ['owned:/foil/', '“owned” takes no patterns'],
  )
})

describe('without a collection', () => {
  const keys = ['owned:0', 'owned:foil', 'owned:x', 'copies>1', 'added:today', '-value<5']

  test.each(keys)('%s is ignored, with a warning', (key) => {
    const request = { query: `t:goblin ${key}`, mode: 'cards', page: 1, pageSize: 9 } as const
    const { warnings, explanation } = search(smallCatalogue, request, testWorld)
    expect(warnings).toEqual([
      `“${key.replace('-', '')}” was ignored: it needs your own collection, which this search does not have.`,
    ])
    expect(explanation).toBe('Cards where the type line includes “goblin”.')
  })

  test.each([...keys, 'OWNED:foo', 't:elf (c:g or -(copies>1))', 'order:usd added≥2026'])(
    '%s asks for one',
    (query) => {
      expect(usesHoldings(query)).toBe(true)
    },
  )

  test.each([
    '',
    'owned',
    '!"added value"',
    't:owned',
    'usd>5',
    'copies:',
    'order:added',
    'o:"value:1"',
  ])('%s does not need one', (query) => {
    expect(usesHoldings(query)).toBe(false)
  })
})

test('a misspelled word is corrected to a property of copies', () => {
  expect(searchSmall({ query: 'owned:germna' }).didYouMean).toBe('owned:german')
  expect(searchSmall({ query: 'onwed:foil' }).didYouMean).toBe('owned:foil')
})
