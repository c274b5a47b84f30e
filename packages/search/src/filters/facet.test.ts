import { describe, expect, test } from 'vitest'
import { expectQuery, namesOf, searchSmall } from '../test/expect-query.ts'
import { testFinds, testFindsNothing, testWarns } from '../test/query-tables.ts'

describe('vocabularies', () => {
  testFinds(
    ['kw:flying', 'Serra Angel', 'Goblin Guide'],
    ['keyword:VIGILANCE', 'Serra Angel', 'Lightning Bolt'],
    ['game:mtgo', 'Serra Angel [ema]', 'Serra Angel [leb]'],
    ['frame:1993', 'Serra Angel [leb]', 'Serra Angel [ema]'],
    ['frame:showcase', 'Serra Angel [ema]', 'Serra Angel [leb]'],
    ['border:white', 'Serra Angel [ema]', 'Serra Angel [leb]'],
    ['border:borderless', 'Lightning Bolt [sta]', 'Lightning Bolt [lea]'],
    ['stamp:acorn', 'Serra Angel [ema]', 'Serra Angel [leb]'],
    ['wm:boros', 'Serra Angel [ema]', 'Serra Angel [leb]'],
    ['lang:ja', 'Serra Angel [ema]', 'Serra Angel [leb]'],
    ['lang:japanese', 'Serra Angel [ema]', 'Serra Angel [leb]'],
    ['st:core', 'Serra Angel [leb]', 'Serra Angel [ema]'],
    ['st:draft_innovation', 'Serra Angel [ema]', 'Serra Angel [leb]'],
    ['set_type:draft_innovation', 'Serra Angel [ema]', 'Serra Angel [leb]'],
    ['layout:flip', 'Nezumi Graverobber // Nighteyes the Desecrator', 'Fire // Ice'],
    ['layout:modal_dfc', 'Valki, God of Lies // Tibalt, Cosmic Impostor', 'Fire // Ice'],
    ['layout:MDFC', 'Valki, God of Lies // Tibalt, Cosmic Impostor', 'Fire // Ice'],
    ['layout!=normal', 'Fire // Ice', 'Sol Ring'],
    ['layout:emblem', 'Ajani Steadfast Emblem', 'Sol Ring'],
    ['settype:draftinnovation', 'Serra Angel [ema]', 'Serra Angel [leb]'],
    ['border!=white t:angel', 'Serra Angel [leb]', 'Serra Angel [ema]'],
    ['kw:"first strike"', 'Alesha, Who Smiles at Death', 'Char-Rumbler'],
    ['keywords=changeling', 'Mirror Entity', 'Serra Angel'],
    ['kw!=flying', 'Savannah Lions', 'Serra Angel'],
    ['game:arena', 'Goblin Trapfinder', 'Goblin Guide'],
    ['game!=paper', 'Brainstorm [vma]', 'Brainstorm [ice]'],
    ['watermark!=boros', 'Serra Angel [leb]', 'Serra Angel [ema]'],
    ['stamp!=acorn', 'Serra Angel [leb]', 'Serra Angel [ema]'],
    ['frame!=1993', 'Serra Angel [ema]', 'Serra Angel [leb]'],
    ['language!=ja', 'Serra Angel [leb]', 'Serra Angel [ema]'],
    ['st:masters', 'Brainstorm [vma]', 'Brainstorm [ice]'],
    ['st!=masters', 'Brainstorm [ice]', 'Brainstorm [vma]'],
  )

  test('lang:any includes languages that are not known', () => {
    expectQuery('lang:any').toFind('Serra Angel [ema]', 'Serra Angel [leb]')
    expectQuery('t:angel lang:ANY').not.toFind('Forest')
    expectQuery('lang!=any or t:elf').not.toFind('Serra Angel')
  })

  describe('a value that exists, but not on any of these cards', () => {
    testFindsNothing('frame:future', 'border:gold', 'stamp:heart', 'game:sega')
    testFindsNothing('lang:zhs', 'lang:"traditional chinese"', 'lang:ancient-greek', 'lang:Quenya')
    testFindsNothing('st:unset', 'st:duel_deck', 'st:"from the vault"', 'st:treasurechest')
  })

  describe('a value that does not exist', () => {
    testWarns(
      ['frame:round', 'no frame is called “round”'],
      ['kw:singing', 'no keyword is called “singing”'],
      ['border!=pink', 'no border is called “pink”'],
      ['stamp:oblong', 'no stamp is called “oblong”'],
      ['game:chess', 'no game is called “chess”'],
      ['wm:nobody', 'no watermark is called “nobody”'],
      ['lang:klingon', 'no language is called “klingon”'],
      ['st:hard', 'no type of sets is called “hard”'],
      ['kw>flying', "“kw” can't be used with “>”"],
    )
  })
})

describe('texts of a printing', () => {
  test('the artist matches part of the name, in any case', () => {
    expect(namesOf(searchSmall({ query: 'a:VILLENEUVE', mode: 'prints' }))).toEqual([
      'Serra Angel [ema]',
    ])
    expectQuery('artist:"douglas shuler"').not.toFind('Serra Angel [ema]')
  })

  test('flavor text is searched separately from rules text', () => {
    expectQuery('ft:benalia').toFind('Serra Angel [ema]')
    expectQuery('ft:benalia').not.toFind('Serra Angel [leb]')
    expect(searchSmall({ query: 'o:benalia' }).total).toBe(0)
  })

  test('only the full rules text includes reminder text', () => {
    expectQuery('fo:"two or more"').toFind('Tarmogoyf')
    expectQuery('fo:"two or more"').not.toFind('Goblin Guide')
    expect(searchSmall({ query: 'o:"two or more"' }).total).toBe(0)
  })
})

describe('euros', () => {
  test('prices in euros are compared; printings without one are left out', () => {
    expectQuery('eur<2').toFind('Serra Angel [ema]')
    expectQuery('eur<2').not.toFind('Serra Angel [leb]', 'Lightning Bolt [sta]')
    expectQuery('eur>=90').toFind('Serra Angel [leb]')
  })
})
