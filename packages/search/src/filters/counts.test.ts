import { describe } from 'vitest'
import { testFinds, testWarns } from '../test/query-tables.ts'

describe('printings and sets', () => {
  testFinds(
    ['prints=4', 'Lightning Bolt', 'Brainstorm'],
    ['prints:1', 'Forest', 'Goblin Guide'],
    ['prints>4', 'Brainstorm', 'Lightning Bolt'],
    ['prints!=1', 'Goblin Guide', 'Forest'],
    ['sets=4', 'Brainstorm', 'Goblin Guide'],
    ['sets<prints', 'Brainstorm', 'Lightning Bolt'],
    ['paperprints=4', 'Brainstorm', 'Goblin Guide'],
    ['paperprints=0', 'Goblin Trapfinder', 'Brainstorm'],
    ['papersets=3', 'Brainstorm', 'Lightning Bolt'],
    ['papersets>=4', 'Lightning Bolt', 'Brainstorm'],
    ['prints>paperprints', 'Brainstorm', 'Lightning Bolt'],
    ['papersets<sets', 'Brainstorm', 'Lightning Bolt'],
  )

  testWarns(
    ['prints=many', '“many” is neither a number nor a field of a card'],
    ['prints>prints', 'both sides are the same'],
    ['papersets:zen', '“zen” is neither a number nor a field of a card'],
  )
})

describe('artworks and artists', () => {
  testFinds(
    ['illustrations=3', 'Lightning Bolt', 'Brainstorm'],
    ['illustrations>3', 'Brainstorm', 'Lightning Bolt'],
    ['illustrations<prints', 'Lightning Bolt', 'Goblin Guide'],
    ['artists=2', 'Fire // Ice', 'Serra Angel'],
    ['artists>1', 'Fire // Ice', 'Serra Angel'],
    ['artists:1', 'Serra Angel', 'Fire // Ice'],
    ['artists<=1', 'Brainstorm [mmq]', 'Fire // Ice'],
    ['artists!=2', 'Serra Angel', 'Fire // Ice'],
    ['a:vohwinkel', 'Fire // Ice', 'Serra Angel'],
    ['artist:"david martin"', 'Fire // Ice', 'Serra Angel'],
    ['a!=DiTerlizzi', 'Brainstorm [ice]', 'Brainstorm [mmq]'],
  )

  testWarns(['artists>few', '“few” is not a number'])
})

describe('copies in a deck', () => {
  testFinds(
    ['decklimit=any', 'Relentless Rats', 'Seven Dwarves'],
    ['decklimit:ANY', 'Forest', 'Dryad Arbor'],
    ['decklimit=7', 'Seven Dwarves', 'Nazgûl'],
    ['decklimit>4', 'Nazgûl', 'Lightning Bolt'],
    ['decklimit>=9', 'Plains', 'Seven Dwarves'],
    ['decklimit<any', 'Nazgûl', 'Relentless Rats'],
    ['decklimit<=4', 'Tundra', 'Forest'],
    ['decklimit!=4', 'Seven Dwarves', 'Lightning Bolt'],
  )

  testWarns(['decklimit:many', '“many” is neither a number nor “any”'])
})

describe('ranks', () => {
  testFinds(
    ['edhrecrank=1', 'Sol Ring', 'Brainstorm'],
    ['edhrec<=60', 'Brainstorm', 'Forest'],
    ['pennyrank<100', 'Brainstorm', 'Sol Ring'],
    ['penny!=1', 'Brainstorm', 'Sol Ring'],
    ['edhrec>penny', 'Brainstorm', 'Sol Ring'],
  )

  testWarns(['edhrecrank<top', '“top” is neither a number nor a field of a card'])
})
