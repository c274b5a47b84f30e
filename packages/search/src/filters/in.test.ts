import { describe } from 'vitest'
import { testFinds, testWarns } from '../test/query-tables.ts'

describe('cards with any printing in …', () => {
  testFinds(
    ['in:lea', 'Lightning Bolt [a25]', 'Brainstorm'],
    ['in:ICE', 'Brainstorm [sta]', 'Lightning Bolt'],
    ['in=zen', 'Goblin Guide [2xm]', 'Lightning Bolt'],
    ['in:mythic', 'Goblin Guide [zen]', 'Lightning Bolt'],
    ['in:u', 'Lightning Bolt [lea]', 'Goblin Guide'],
    ['in:mtgo', 'Brainstorm [ice]', 'Lightning Bolt'],
    ['in:arena', 'Goblin Trapfinder', 'Goblin Guide'],
    ['in:ja', 'Serra Angel [leb]', 'Brainstorm'],
    ['in:japanese', 'Serra Angel [leb]', 'Brainstorm'],
    ['in:core', 'Serra Angel [ema]', 'Brainstorm'],
    ['in:draft_innovation', 'Serra Angel [leb]', 'Brainstorm'],
    ['in:draft-innovation', 'Serra Angel [leb]', 'Brainstorm'],
    ['in:"draft innovation"', 'Serra Angel [leb]', 'Brainstorm'],
    ['in:booster', 'Brainstorm [sta]', 'Lightning Bolt'],
  )
})

describe('cards without one', () => {
  testFinds(
    ['in!=zen', 'Lightning Bolt', 'Goblin Guide [2xm]'],
    ['-in:zen', 'Lightning Bolt', 'Goblin Guide [2xm]'],
    ['in:lea -s:lea', 'Lightning Bolt [a25]', 'Lightning Bolt [lea]'],
  )
})

describe('unknown values', () => {
  testWarns(
    ['in:nowhere', 'no printing is known to be in “nowhere”'],
    ['in>lea', "“in” can't be used with “>”"],
  )
})
