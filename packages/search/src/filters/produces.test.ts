import { describe, test } from 'vitest'
import { expectQuery } from '../test/expect-query.ts'
import { testFinds } from '../test/query-tables.ts'

testFinds(
  ['produces:g', 'Birds of Paradise', 'Tundra'],
  ['produces:wu', "Raffine's Tower", 'Plains'],
  ['produces=wu', 'Tundra', 'Adarkar Wastes'],
  ['produces=WUC', 'Adarkar Wastes', 'Tundra'],
  ['produces>=wub', "Raffine's Tower", 'Tundra'],
  ['produces>wu', 'Adarkar Wastes', 'Tundra'],
  ['produces<wu', 'Plains', 'Tundra'],
  ['produces<=wu', 'Tundra', 'Adarkar Wastes'],
  ['produces<=wu', 'Plains', 'Sol Ring'],
  ['produces<=wuc', 'Sol Ring', "Raffine's Tower"],
  ['produces:c', 'Twilight Mire', 'Birds of Paradise'],
  ['produces=c', 'Sol Ring', 'Adarkar Wastes'],
  ['produces:colorless', 'Sol Ring', 'Plains'],
  ['produces:wc', 'Adarkar Wastes', 'Tundra'],
  ['produces:azorius', 'Tundra', 'Plains'],
  ['produces=esper', "Raffine's Tower", 'Tundra'],
  ['produces=rainbow', 'Birds of Paradise', 'Cascading Cataracts'],
  ['produces:green', 'Forest', 'Plains'],
)

describe('a number counts kinds of mana, including colorless', () => {
  testFinds(
    ['produces=5', 'Birds of Paradise', 'Cascading Cataracts'],
    ['produces:6', 'Cascading Cataracts', 'Birds of Paradise'],
    ['produces:1', 'Sol Ring', 'Tundra'],
    ['produces>=3', 'Adarkar Wastes', 'Tundra'],
    ['produces<2', 'Plains', 'Tundra'],
    ['produces:m', 'Tundra', 'Sol Ring'],
    ['produces!=m', 'Sol Ring', 'Tundra'],
    ['produces<m', 'Sol Ring', 'Tundra'],
    ['produces>=m', 'Tundra', 'Sol Ring'],
    ['produces>m', "Raffine's Tower", 'Tundra'],
    ['produces:any', 'Sol Ring', 'Lightning Bolt'],
    ['produces!=any', 'Lightning Bolt', 'Sol Ring'],
    ['produces:all', 'Cascading Cataracts', "Raffine's Tower"],
    ['produces=all', 'Birds of Paradise', 'Cascading Cataracts'],
  )
})

describe('a card that produces no mana', () => {
  test.each(['produces<=wu', 'produces<wu', 'produces>=1'])('%s leaves it out', (query) => {
    expectQuery(query).toFind('Plains')
    expectQuery(query).not.toFind('Lightning Bolt')
  })

  test.each(['produces!=g', 'produces=0', 'produces<1', 'produces!=m'])('%s finds it', (query) => {
    expectQuery(query).toFind('Lightning Bolt')
    expectQuery(query).not.toFind(query === 'produces!=g' ? 'Forest' : 'Tundra')
  })
})

test.each(['purple', '7', 'mw', '{w}'])('“%s” is not a color', (value) => {
  expectQuery(`produces:${value}`).warns(
    `“produces:${value}” was ignored: “${value}” is not a color.`,
  )
})

test.each([
  ['produces:g', 'the card produces at least {G}', "the card doesn't produce at least {G}"],
  [
    'produces=cuw',
    'the card produces exactly {W}{U}{C}',
    "the card doesn't produce exactly {W}{U}{C}",
  ],
  ['produces<=c', 'the card produces at most {C}', "the card doesn't produce at most {C}"],
  ['produces!=gw', "the card doesn't produce exactly {W}{G}", 'the card produces exactly {W}{G}'],
  [
    'produces>1',
    'the card produces more than 1 kind of mana',
    "the card doesn't produce more than 1 kind of mana",
  ],
  [
    'produces:5',
    'the card produces exactly 5 kinds of mana',
    "the card doesn't produce exactly 5 kinds of mana",
  ],
  [
    'produces:m',
    'the card produces several kinds of mana',
    "the card doesn't produce several kinds of mana",
  ],
  ['produces:any', 'the card produces mana', "the card doesn't produce mana"],
  [
    'produces<m',
    'the card produces less than 2 kinds of mana',
    "the card doesn't produce less than 2 kinds of mana",
  ],
])('%s means that %s', (query, yes, no) => {
  expectQuery(query).means(yes)
  expectQuery(`-${query}`).means(no)
})
