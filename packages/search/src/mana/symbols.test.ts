import { expect, test } from 'vitest'
import {
  isHybridSymbol,
  isPhyrexianSymbol,
  manaSymbols,
  readSymbol,
  symbolColors,
} from './symbols.ts'

/** All that the card-data service lists as mana, but generic mana. */
const printed =
  'X Y Z W/U W/B B/R B/G U/B U/R R/G R/W G/W G/U B/G/P B/R/P G/U/P G/W/P R/G/P R/W/P U/B/P U/R/P ' +
  'W/B/P W/U/P C/W C/U C/B C/R C/G 2/W 2/U 2/B 2/R 2/G H W/P U/P B/P R/P G/P C/P HW HR W U B R G ' +
  'C S L D'

test('every symbol that cards print is known by its printed name', () => {
  expect(printed.split(' ').map(readSymbol)).toEqual(printed.split(' '))
})

test('no symbol is listed twice', () => {
  expect(new Set(manaSymbols).size).toBe(manaSymbols.length)
})

test.each([
  ['w', 'W'],
  ['W/G', 'G/W'],
  ['u/w', 'W/U'],
  ['p/r', 'R/P'],
  ['g/2', '2/G'],
  ['w/c', 'C/W'],
  ['P/U/G', 'G/U/P'],
  ['u/p/w', 'W/U/P'],
  ['hw', 'HW'],
])('%s is the symbol %s', (text, symbol) => {
  expect(readSymbol(text)).toBe(symbol)
})

test.each(['', 'T', 'Q', 'PW', 'WU', 'W/W', 'W/U/B', '3/W', '/', 'constructor'])(
  '“%s” is no symbol of mana',
  (text) => {
    expect(readSymbol(text)).toBeUndefined()
  },
)

test.each([
  ['W', 1],
  ['W/U', 3],
  ['2/W', 1],
  ['C/W', 1],
  ['W/P', 1],
  ['W/U/P', 3],
  ['HW', 1],
  ['C', 0],
  ['S', 0],
  ['X', 0],
  ['C/P', 0],
])('the colors of {%s} are the bits %d', (symbol, colors) => {
  expect(symbolColors(symbol)).toBe(colors)
})

test.each([
  ['W/U', 'hybrid'],
  ['2/W', 'hybrid'],
  ['C/W', 'hybrid'],
  ['W/U/P', 'hybrid and phyrexian'],
  ['W/P', 'phyrexian'],
  ['C/P', 'phyrexian'],
  ['H', 'phyrexian'],
  ['W', ''],
  ['HW', ''],
  ['X', ''],
])('{%s} is %s', (symbol, kinds) => {
  expect(isHybridSymbol(symbol)).toBe(kinds.includes('hybrid'))
  expect(isPhyrexianSymbol(symbol)).toBe(kinds.includes('phyrexian'))
})
