import { describe } from 'vitest'
import { testFinds, testWarns } from '../test/query-tables.ts'

describe('legal, banned and restricted', () => {
  testFinds(
    ['f=modern', 'Lightning Bolt', 'Nicol Bolas'],
    ['legal:HISTORIC', 'Goblin Trapfinder', 'Lightning Bolt'],
    ['-f:modern', 'Nicol Bolas', 'Lightning Bolt'],
    ['banned=legacy', 'Black Lotus', 'Lightning Bolt'],
    ['banned:edh', 'Black Lotus', 'Nicol Bolas'],
    ['banned!=legacy', 'Lightning Bolt', 'Black Lotus'],
    ['restricted:Vintage', 'Black Lotus', 'Lightning Bolt'],
    ['restricted!=vintage', 'Lightning Bolt', 'Black Lotus'],
  )

  testWarns(
    ['format:modem', 'the loaded card data has no format called “modem”'],
    ['banned:everywhere', 'the loaded card data has no format called “everywhere”'],
    ['restricted:constructor', 'the loaded card data has no format called “constructor”'],
    ['f>modern', "“f” can't be used with “>”"],
  )
})
