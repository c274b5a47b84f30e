import { describe, expect, test } from 'vitest'
import { expectQuery, searchSmall } from '../test/expect-query.ts'
import { testFinds, testWarns } from '../test/query-tables.ts'

describe('a part of the name', () => {
  testFinds(
    ['n:guid', 'Goblin Guide', 'Forest'],
    ['name:"of fire"', 'Sword of Fire and Ice', 'Fire // Ice'],
    ['n:AVACYN', 'Archangel Avacyn // Avacyn, the Purifier', 'Serra Angel'],
    ['n!=goblin', 'Forest', 'Goblin Guide'],
    ['-n:goblin', 'Forest', 'Goblin Guide'],
    ['name:stomp', 'Bonecrusher Giant // Stomp', 'Dusk // Dawn'],
    ['when where', 'Who // What // When // Where // Why', 'Dusk // Dawn'],
  )
})

describe('accents, ligatures and punctuation are optional', () => {
  testFinds(
    ['n:seance', 'Séance', 'Jötun Grunt'],
    ['SÉANCE', 'Séance', 'Jötun Grunt'],
    ['jotun', 'Jötun Grunt', 'Séance'],
    ['nazgul', 'Nazgûl', 'Séance'],
    ['n:æther', 'Aether Vial', 'Séance'],
    ['aether', 'Aether Vial', 'Séance'],
    ['"urzas saga"', "Urza's Saga", 'Aether Vial'],
    ['urza’s', "Urza's Saga", 'Aether Vial'],
    ['n:elhajjaj', 'El-Hajjâj', 'Séance'],
    ['el-hajjaj', 'El-Hajjâj', 'Séance'],
    ['"el hajjaj"', 'El-Hajjâj', 'Séance'],
    ['"alesha who smiles"', 'Alesha, Who Smiles at Death', 'Séance'],
    ['"circle of protection red"', 'Circle of Protection: Red', 'Séance'],
    ['ratonhnhaketon', 'Ratonhnhaké:ton', 'Séance'],
    ['"kongming sleeping dragon"', 'Kongming, "Sleeping Dragon"', 'Séance'],
    ['"mr orfeo"', 'Mr. Orfeo, the Boulder', 'Séance'],
    ['"suit used"', 'Hazmat Suit (Used)', 'Séance'],
    ['"ach hans run"', 'Ach! Hans, Run!', 'Séance'],
    [
      '"coast customer service"',
      'The Ultimate Nightmare of Wizards of the Coast® Customer Service',
      'Séance',
    ],
  )
})

describe('names with numbers and symbols', () => {
  testFinds(
    ['1996', '1996 World Champion', '+2 Mace'],
    ['100,000', 'Borrowing 100,000 Arrows', '1996 World Champion'],
    ['100000', 'Borrowing 100,000 Arrows', '1996 World Champion'],
    ['+2', '+2 Mace', '1996 World Champion'],
    ['r&d', "Look at Me, I'm R&D", '+2 Mace'],
    ['_____', '_____', '+2 Mace'],
    ['!_____', '_____', '+2 Mace'],
  )
})

describe('the whole name', () => {
  testFinds(
    ['n<forest', 'Fire // Ice', 'Forest'],
    ['n<=forest', 'Forest', 'Goblin Guide'],
    ['n>forest', 'Goblin Guide', 'Forest'],
    ['name>="goblin guide"', 'Goblin Guide', 'Forest'],
    ['name>=go', 'Goblin Guide', 'Forest'],
  )

  testFinds(
    ['n="goblin guide"', 'Goblin Guide', 'Goblin Trapfinder'],
    ['name=forest', 'Forest', 'Dryad Arbor'],
    ['name="JOTUN grunt"', 'Jötun Grunt', 'Séance'],
    ['n=ice', 'Fire // Ice', 'Sword of Fire and Ice'],
    ['n="fire // ice"', 'Fire // Ice', 'Sword of Fire and Ice'],
    ['n="lightning bolt"', 'Emeritus of Conflict // Lightning Bolt', 'Blaze'],
    ['!why', 'Who // What // When // Where // Why', 'Dusk // Dawn'],
    ['!"gisela the broken blade"', 'Gisela, the Broken Blade', 'Brisela, Voice of Nightmares'],
  )

  test('part of a name is not enough', () => {
    expect(searchSmall({ query: 'n=jotun', mode: 'prints' }).total).toBe(0)
    expectQuery('n:jotun').toFind('Jötun Grunt')
  })
})

describe('patterns', () => {
  testFinds(
    ['n:/^b.*e$/', 'Blaze', 'Brainstorm'],
    ['name:/\\d/', '1996 World Champion', 'Blaze'],
    ['name=/\\d/', '1996 World Champion', 'Blaze'],
    ['name!=/\\d/', 'Blaze', '1996 World Champion'],
    ['-name:/\\d/', 'Blaze', '1996 World Champion'],
    ["n:/'/", "Gaea's Cradle", 'Blaze'],
    ['n:/e \\/\\/ i/', 'Fire // Ice', 'Blaze'],
    ['n:/^SÉANCE$/', 'Séance', 'Blaze'],
    ['n:/^seance$/', 'Séance', 'Blaze'],
    ['n:/^(blaze|brainstorm)$/', 'Brainstorm', 'Boros Reckoner'],
    ['/^.{4,5}$/', 'Blaze', 'Brainstorm'],
  )
})

describe('invalid names', () => {
  testWarns(
    ['n:???', 'it has no letters or digits'],
    ['n=!!', 'it has no letters or digits'],
    ['n>/bolt/', 'a pattern has no place in the alphabet'],
  )
})
