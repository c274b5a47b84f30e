import { describe } from 'vitest'
import { testFinds, testWarns } from '../test/query-tables.ts'

describe('the first printing with a property', () => {
  testFinds(
    ['new:rarity', 'Lightning Bolt [a25]', 'Lightning Bolt [clu]'],
    ['new:rarity', 'Brainstorm [sta]', 'Brainstorm [mmq]'],
    ['new:art', 'Lightning Bolt [a25]', 'Lightning Bolt [clu]'],
    ['new:ART', 'Brainstorm [mmq]', 'Brainstorm [vma]'],
    ['new:artist', 'Brainstorm [mmq]', 'Brainstorm [vma]'],
    ['new:flavor', 'Serra Angel [ema]', 'Serra Angel [leb]'],
    ['new:frame', 'Serra Angel [ema]', 'Lightning Bolt [a25]'],
    ['new:language', 'Serra Angel [ema]', 'Serra Angel [leb]'],
    ['new!=art', 'Brainstorm [vma]', 'Brainstorm [mmq]'],
    ['-new:art', 'Lightning Bolt [clu]', 'Lightning Bolt [a25]'],
  )

  testWarns(['new:border', '“border” is none of rarity, art, artist, flavor, frame, language'])
})

describe('the cheapest printing of each card', () => {
  testFinds(
    ['cheapest:usd', 'Lightning Bolt [a25]', 'Lightning Bolt [clu]'],
    ['cheapest:USD', 'Brainstorm [mmq]', 'Brainstorm [ice]'],
    ['cheapest:usd', 'Brainstorm [sta]', 'Black Lotus'],
    ['cheapest:eur', 'Serra Angel [ema]', 'Serra Angel [leb]'],
    ['cheapest:tix', 'Brainstorm [vma]', 'Brainstorm [ice]'],
    ['cheapest!=tix', 'Brainstorm [ice]', 'Brainstorm [vma]'],
  )

  testWarns(
    ['cheapest:gbp', '“gbp” is none of usd, eur, tix'],
    ['cheapest<usd', "“cheapest” can't be used with “<”"],
  )
})
