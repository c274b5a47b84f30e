import { describe, test } from 'vitest'
import { expectQuery } from '../test/expect-query.ts'
import { testFinds, testFindsNothing } from '../test/query-tables.ts'

describe('set', () => {
  test('a code finds the printings of that set only', () => {
    expectQuery('s:LEA').toFind('Lightning Bolt [lea]')
    expectQuery('s:lea').not.toFind('Lightning Bolt [a25]', 'Goblin Guide')
  })

  test('part of a name finds sets if it is not a code', () => {
    expectQuery('set:masters').toFind('Lightning Bolt [a25]', 'Goblin Guide [2xm]')
    expectQuery('e:"mystical archive"').toFind('Lightning Bolt [sta]')
    expectQuery('edition:masters').not.toFind('Lightning Bolt [lea]', 'Goblin Guide [zen]')
  })

  test('!= excludes that set', () => {
    expectQuery('bolt s!=lea').toFind('Lightning Bolt [a25]')
    expectQuery('bolt s!=lea').not.toFind('Lightning Bolt [lea]')
  })

  testFinds(
    ['set:"LIMITED edition alpha"', 'Lightning Bolt [lea]', 'Lightning Bolt [a25]'],
    ['s=vma', 'Brainstorm [vma]', 'Brainstorm [ice]'],
    ['edition!="vintage masters"', 'Brainstorm [ice]', 'Brainstorm [vma]'],
    ['e:ice', 'Brainstorm [ice]', 'Fire // Ice'],
  )

  test('unknown sets are reported', () => {
    expectQuery('s:nope').warns('“s:nope” was ignored: no set is called “nope”.')
  })
})

describe('rarity', () => {
  test('it is compared per printing', () => {
    expectQuery('r:uncommon').toFind('Lightning Bolt [a25]')
    expectQuery('rarity:uncommon').not.toFind('Lightning Bolt [lea]', 'Goblin Guide')
  })

  test('the first letter is enough', () => {
    expectQuery('r:m').toFind('Goblin Guide [2xm]', 'Sword of Fire and Ice')
    expectQuery('r:M').not.toFind('Goblin Guide [zen]')
  })

  test('rarities rise from common to bonus', () => {
    expectQuery('r>=rare').toFind('Goblin Guide [zen]', 'Goblin Guide [2xm]', 'Do or Die')
    expectQuery('r>=rare').not.toFind('Lightning Bolt [a25]', 'Llanowar Elves')
    expectQuery('r<uncommon').toFind('Lightning Bolt [lea]')
    expectQuery('r<uncommon').not.toFind('Lightning Bolt [a25]')
    expectQuery('r>mythic').toFind('Black Lotus')
    expectQuery('r>mythic').not.toFind('Sword of Fire and Ice')
  })

  testFinds(
    ['r=common', 'Lightning Bolt [lea]', 'Lightning Bolt [a25]'],
    ['rarity!=C', 'Lightning Bolt [a25]', 'Lightning Bolt [lea]'],
    ['r<=u', 'Lightning Bolt [a25]', 'Lightning Bolt [sta]'],
    ['r:special', 'Do or Die', 'Black Lotus'],
    ['r:s', 'Do or Die', 'Sword of Fire and Ice'],
    ['r:b', 'Black Lotus', 'Sword of Fire and Ice'],
  )

  test('unknown rarities are reported', () => {
    expectQuery('r:shiny').warns('“r:shiny” was ignored: “shiny” is not a rarity.')
  })
})

describe('collector number', () => {
  test('equality compares the whole number', () => {
    expectQuery('cn:141').toFind('Lightning Bolt [clu]')
    expectQuery('cn:141').not.toFind('Lightning Bolt [a25]', 'Lightning Bolt [lea]')
    expectQuery('number:141A').toFind('Lightning Bolt [a25]')
    expectQuery('bolt cn!=141a').not.toFind('Lightning Bolt [a25]')
  })

  test('comparisons compare the digits', () => {
    expectQuery('cn>=141').toFind('Lightning Bolt [a25]', 'Lightning Bolt [lea]')
    expectQuery('cn>141').not.toFind('Lightning Bolt [a25]', 'Lightning Bolt [clu]')
    expectQuery('cn<100').toFind('Lightning Bolt [sta]')
    expectQuery('cn<100').not.toFind('Lightning Bolt [clu]')
  })

  testFinds(
    ['cn:100-150', 'Lightning Bolt [clu]', 'Lightning Bolt [lea]'],
    ['cn=100-150', 'Lightning Bolt [a25]', 'Lightning Bolt [lea]'],
    ['cn!=100-150', 'Lightning Bolt [lea]', 'Lightning Bolt [clu]'],
    ['number:141-141', 'Lightning Bolt [a25]', 'Lightning Bolt [sta]'],
    ['cn<142', 'Lightning Bolt [a25]', 'Lightning Bolt [lea]'],
    ['cn<=61', 'Brainstorm [mmq]', 'Lightning Bolt [clu]'],
    ['cn=61', 'Brainstorm [ice]', 'Brainstorm [vma]'],
  )

  testFindsNothing('cn:150-100', 'cn:141b')

  test('only numbers can be larger or smaller', () => {
    expectQuery('cn>abc').warns('“cn>abc” was ignored: “abc” is not a number.')
  })
})

describe('price', () => {
  test('prices compare in dollars and cents', () => {
    expectQuery('usd<1').toFind('Llanowar Elves')
    expectQuery('usd<1').not.toFind('Lightning Bolt [a25]')
    expectQuery('usd>=$48.28').toFind('Sword of Fire and Ice', 'Lightning Bolt [lea]')
    expectQuery('usd>48.28').not.toFind('Sword of Fire and Ice')
    expectQuery('usd=1.28').toFind('Lightning Bolt [a25]')
  })

  test('a foil-only printing has the price of the foil', () => {
    expectQuery('usd=1.65').toFind('Goblin Guide [2xm]')
    expectQuery('usd=1.65').not.toFind('Goblin Guide [zen]')
  })

  test('printings without a price match no comparison', () => {
    expectQuery('usd<1000').not.toFind('Black Lotus', 'Fire // Ice')
    expectQuery('usd!=1').not.toFind('Black Lotus')
    expectQuery('-usd<1000').toFind('Black Lotus')
  })

  test('a price of 0.00 counts as none', () => {
    expectQuery('usd<1').not.toFind('Nicol Bolas')
    expectQuery('usd=9.96').toFind('Nicol Bolas')
  })

  test('invalid prices are reported', () => {
    expectQuery('usd<cheap').warns('“usd<cheap” was ignored: “cheap” is not a price.')
  })
})
