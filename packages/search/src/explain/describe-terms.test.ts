import { describe, expect, test } from 'vitest'
import { filters } from '../filters/table.ts'
import { parse } from '../query/parse.ts'
import type { Query } from '../query/tree.ts'
import { searchSmall } from '../test/expect-query.ts'
import { variedCatalogue } from '../test/varied-catalogue.ts'

function explain(query: string): string {
  return searchSmall({ query, mode: 'prints' }, variedCatalogue).explanation
}

/** A term, its description, and its description under a minus. */
const sentences: [string, string, string][] = [
  ['n:bolt', 'the name includes “bolt”', "the name doesn't include “bolt”"],
  ['n=bolt', 'the name is “bolt”', 'the name is not “bolt”'],
  ['n!=bolt', "the name doesn't include “bolt”", 'the name includes “bolt”'],
  ['name:/^a/', 'the name matches /^a/', "the name doesn't match /^a/"],
  ['!fire', 'the name is “fire”', 'the name is not “fire”'],
  ['o:draw', 'the rules text includes “draw”', "the rules text doesn't include “draw”"],
  [
    'fo:/x|y/',
    'the rules text with its reminders matches /x|y/',
    "the rules text with its reminders doesn't match /x|y/",
  ],
  ['lore:urza', 'a text on the card includes “urza”', 'no text on the card includes “urza”'],
  ['kw:flying', 'it has the keyword “flying”', 'it does not have the keyword “flying”'],
  ['c:wu', 'the colors are at least white and blue', 'the colors are not at least white and blue'],
  [
    'c=jund',
    'the colors are exactly black, red and green',
    'the colors are not exactly black, red and green',
  ],
  [
    'c<wu',
    'the colors are only some of white and blue',
    'the colors are not only some of white and blue',
  ],
  ['c:c', 'it is colorless', 'it is not colorless'],
  ['c:m', 'the number of colors is more than 1', 'the number of colors is at most 1'],
  [
    'id:wu',
    'the color identity is within white and blue',
    'the color identity is not within white and blue',
  ],
  ['id:c', 'the color identity is colorless', 'the color identity is not colorless'],
  [
    'id>=2',
    'the number of colors of its identity is at least 2',
    'the number of colors of its identity is not at least 2',
  ],
  ['m:2ww', 'the mana cost is at least {2}{W}{W}', 'the mana cost is not at least {2}{W}{W}'],
  ['devotion:rr', 'the devotion to {R} is at least 2', 'the devotion to {R} is not at least 2'],
  ['produces=wu', 'the card produces exactly {W}{U}', "the card doesn't produce exactly {W}{U}"],
  [
    'produces>1',
    'the card produces more than 1 kind of mana',
    "the card doesn't produce more than 1 kind of mana",
  ],
  ['t:elf', 'the type line includes “elf”', "the type line doesn't include “elf”"],
  ['t!=elf', "the type line doesn't include “elf”", 'the type line includes “elf”'],
  ['mv<=2', 'the mana value is at most 2', 'the mana value is not at most 2'],
  ['mv:ODD', 'the mana value is odd', 'the mana value is not odd'],
  ['pow>tou', 'the power is more than the toughness', 'the power is not more than the toughness'],
  ['tou=mv', 'the toughness is the mana value', 'the toughness is not the mana value'],
  [
    'pt>=8',
    'the sum of power and toughness is at least 8',
    'the sum of power and toughness is not at least 8',
  ],
  ['loy=3', 'the loyalty is 3', 'the loyalty is not 3'],
  ['def>4', 'the defense is more than 4', 'the defense is not more than 4'],
  ['layout:modal_dfc', 'the layout is modal double-faced', 'the layout is not modal double-faced'],
  ['is:commander', 'it can be a commander', 'it cannot be a commander'],
  ['not:foil', 'it does not come in foil', 'it comes in foil'],
  ['has:watermark', 'it has a watermark', 'it has no watermark'],
  ['f:edh', 'it is legal in Commander', 'it is not legal in Commander'],
  ['banned:modern', 'it is banned in Modern', 'it is not banned in Modern'],
  ['restricted:pauper', 'it is restricted in Pauper', 'it is not restricted in Pauper'],
  [
    'decklimit:any',
    'the number of copies that a deck may have is unlimited',
    'the number of copies that a deck may have is not unlimited',
  ],
  [
    'decklimit>4',
    'the number of copies that a deck may have is more than 4',
    'the number of copies that a deck may have is not more than 4',
  ],
  ['edhrec<=100', 'the rank on EDHREC is at most 100', 'the rank on EDHREC is not at most 100'],
  [
    'penny<=100',
    'the rank in Penny Dreadful is at most 100',
    'the rank in Penny Dreadful is not at most 100',
  ],
  ['usd<$5', 'the price is less than $5', 'the price is not less than $5'],
  ['usdfoil>2', 'the foil price is more than $2', 'the foil price is not more than $2'],
  ['usdetched=2', 'the price of the etched foil is $2', 'the price of the etched foil is not $2'],
  ['eur>1', 'the price is more than €1', 'the price is not more than €1'],
  ['eurfoil>1', 'the foil price is more than €1', 'the foil price is not more than €1'],
  [
    'tix<1',
    'the price in event tickets is less than 1',
    'the price in event tickets is not less than 1',
  ],
  [
    'cheapest:usd',
    'it is the cheapest printing of its card in US dollars',
    'it is not the cheapest printing of its card in US dollars',
  ],
  [
    'cheapest!=tix',
    'it is not the cheapest printing of its card in event tickets',
    'it is the cheapest printing of its card in event tickets',
  ],
  ['owned>=4', 'you own at least 4 copies', 'you own fewer than 4 copies'],
  ['owned<4', 'you own fewer than 4 copies', 'you own at least 4 copies'],
  ['owned:4', 'you own exactly 4 copies', 'you do not own exactly 4 copies'],
  ['owned!=2', 'you do not own exactly 2 copies', 'you own exactly 2 copies'],
  ['owned<=1', 'you own at most 1 copy', 'you own more than 1 copy'],
  ['owned:0', 'you own no copy', 'you own a copy'],
  ['owned>0', 'you own a copy', 'you own no copy'],
  ['owned!=0', 'you own a copy', 'you own no copy'],
  ['owned<1', 'you own no copy', 'you own a copy'],
  ['owned>=1', 'you own a copy', 'you own no copy'],
  ['owned:foil', 'you own a foil copy', 'you own no foil copy'],
  ['owned!=etched', 'you own no etched copy', 'you own an etched copy'],
  ['owned:lp', 'you own a Lightly Played copy', 'you own no Lightly Played copy'],
  ['owned:ITALIAN', 'you own an Italian copy', 'you own no Italian copy'],
  [
    'copies>1',
    'you own more than 1 copy of this printing',
    'you own at most 1 copy of this printing',
  ],
  ['copies=0', 'you own no copy of this printing', 'you own a copy of this printing'],
  [
    'added>2026-01-01',
    'it came to your collection after 2026-01-01',
    'it did not come to your collection after 2026-01-01',
  ],
  [
    'added:2026-05',
    'it came to your collection in 2026-05',
    'it did not come to your collection in 2026-05',
  ],
  [
    'added<=2026',
    'it came to your collection in 2026 or earlier',
    'it did not come to your collection in 2026 or earlier',
  ],
  ['added:today', 'it came to your collection today', 'it did not come to your collection today'],
  [
    'added!=2026-05-10',
    'it came to your collection, but not on 2026-05-10',
    'it came to your collection on 2026-05-10 or not at all',
  ],
  [
    'added>=mh2',
    'it came to your collection on the release day of Modern Horizons 2 or later',
    'it did not come to your collection on the release day of Modern Horizons 2 or later',
  ],
  [
    'added<lea',
    'it came to your collection before the release of Limited Edition Alpha',
    'it did not come to your collection before the release of Limited Edition Alpha',
  ],
  ['value>=$50', 'your copies are worth at least $50', 'your copies are not worth at least $50'],
  ['value:2', 'your copies are worth $2', 'your copies are not worth $2'],
  [
    'value!=2',
    'your copies are worth more or less than $2',
    'your copies are not worth more or less than $2',
  ],
  ['r>=r', 'the rarity is at least rare', 'the rarity is not at least rare'],
  ['cn:141', 'the collector number is 141', 'the collector number is not 141'],
  [
    'cn:10-20',
    'the collector number is from 10 to 20',
    'the collector number is not from 10 to 20',
  ],
  ['in:lea', 'it has a printing in “lea”', 'it has no printing in “lea”'],
  [
    'new:flavor',
    'it was the first printing of its card with this flavor text',
    'it was not the first printing of its card with this flavor text',
  ],
  ['prints=1', 'the number of printings is 1', 'the number of printings is not 1'],
  [
    'sets>=2',
    'the number of sets that it is in is at least 2',
    'the number of sets that it is in is not at least 2',
  ],
  [
    'paperprints>1',
    'the number of printings on paper is more than 1',
    'the number of printings on paper is not more than 1',
  ],
  [
    'papersets>1',
    'the number of sets on paper that it is in is more than 1',
    'the number of sets on paper that it is in is not more than 1',
  ],
  ['lang:ja', 'the language is Japanese', 'the language is not Japanese'],
  ['lang:any', 'it is in any language', 'it is not in any language'],
  ['game:mtgo', 'it is playable in Magic Online', 'it is not playable in Magic Online'],
  ['game:paper', 'it is playable on paper', 'it is not playable on paper'],
  ['scryfallid:x', 'the id of the printing is “x”', 'the id of the printing is not “x”'],
  ['oracleid:x', 'the oracle id is “x”', 'the oracle id is not “x”'],
  ['illustrationid:rush', 'the id of the artwork is “rush”', 'the id of the artwork is not “rush”'],
  ['s:LEA', 'it is in Limited Edition Alpha', 'it is not in Limited Edition Alpha'],
  ['s:modern', 'it is in Modern Horizons 2', 'it is not in Modern Horizons 2'],
  [
    'st:draft_innovation',
    'the type of the set is draft innovation',
    'the type of the set is not draft innovation',
  ],
  ['b:zen', 'it is in the Zendikar block', 'it is not in the Zendikar block'],
  ['year:2018', 'it came out in 2018', 'it did not come out in 2018'],
  ['year<=1995', 'it came out in 1995 or earlier', 'it did not come out in 1995 or earlier'],
  [
    'year>mh2',
    'it came out after the year of Modern Horizons 2',
    'it did not come out after the year of Modern Horizons 2',
  ],
  ['year:now', 'it came out this year', 'it did not come out this year'],
  [
    'date>=2015-08-18',
    'it came out on 2015-08-18 or later',
    'it did not come out on 2015-08-18 or later',
  ],
  [
    'date<lea',
    'it came out before Limited Edition Alpha',
    'it did not come out before Limited Edition Alpha',
  ],
  ['date!=today', 'it did not come out today', 'it came out today'],
  ['a:rush', "the artist's name includes “rush”", "the artist's name doesn't include “rush”"],
  ['artists>1', 'the number of artists is more than 1', 'the number of artists is not more than 1'],
  [
    'illustrations>1',
    'the number of its artworks is more than 1',
    'the number of its artworks is not more than 1',
  ],
  ['ft:bone', 'the flavor text includes “bone”', "the flavor text doesn't include “bone”"],
  ['rulings:counts', 'a ruling includes “counts”', 'no ruling includes “counts”'],
  ['ruling:/\\d/', 'a ruling matches /\\d/', 'no ruling matches /\\d/'],
  ['wm:boros', 'the watermark is “boros”', 'the watermark is not “boros”'],
  ['frame:1993', 'the frame is 1993', 'the frame is not 1993'],
  ['border:white', 'the border is white', 'the border is not white'],
  ['deck:any', 'it is in one of your decks', 'it is in none of your decks'],
  [
    'deck:krenko',
    'it is in a deck of yours with “krenko” in its name',
    'it is in no deck of yours with “krenko” in its name',
  ],
  ['free>=1', 'a copy of it is free', 'no copy of it is free'],
  [
    'free<3',
    'the number of its free copies is less than 3',
    'the number of its free copies is not less than 3',
  ],
  ['stamp:oval', 'the security stamp is oval', 'the security stamp is not oval'],
]

describe('one term', () => {
  test.each(sentences)('%s', (query, yes, no) => {
    expect(explain(query)).toBe(`Cards where ${yes}.`)
    expect(explain(`-${query}`)).toBe(`Cards where ${no}.`)
  })

  test('every filter that needs no data of its own has its sentence here', () => {
    const described = new Set(sentences.flatMap(([query]) => keysIn(parse(query).query)))
    const decided = filters.filter(({ group }) => group !== 'Tags and lists')
    for (const { names } of decided) {
      expect(
        names.some((name) => described.has(name)),
        names[0],
      ).toBe(true)
    }
  })

  test.each([
    ['otag:removal', 'it has the tag “removal”', 'it does not have the tag “removal”'],
    [
      'atag:dragon',
      'its artwork has the tag “dragon”',
      'its artwork does not have the tag “dragon”',
    ],
    [
      'like:"Sol Ring"',
      'it is among the 100 cards most like “Sol Ring”',
      'it is not among the 100 cards most like “Sol Ring”',
    ],
    ['cube:vintage', 'it is in the cube “vintage”', 'it is not in the cube “vintage”'],
  ])('%s, with the lists loaded', (query, yes, no) => {
    const term = parse(query).query
    const filter = filters.find(({ example }) => example === query)
    expect(term.kind === 'filter' && filter?.describe(term, variedCatalogue)).toEqual({ yes, no })
  })
})

function keysIn(query: Query): string[] {
  return query.kind === 'filter' ? [query.key] : []
}
