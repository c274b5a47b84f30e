import fc from 'fast-check'
import { assert, describe, expect, test } from 'vitest'
import { pieces, runs } from '../test/random-costs.ts'
import { comparison } from './comparison.ts'
import { readManaCost } from './cost-text.ts'
import {
  devotionTo,
  hasX,
  isAtLeast,
  isFree,
  isHybrid,
  isPhyrexian,
  type ManaCost,
} from './mana-cost.ts'

const whiteOrBlue = 0b11

describe('at least', () => {
  test.each([
    ['{3}{W}{W}', '2WW'],
    ['{2}{W}{W}', '2WW'],
    ['{2}{W}{W}{U}', '2WW'],
    ['{10}', '9'],
    ['{∞}', '{1000000}'],
    ['{X}{2}', 'x'],
    ['{1}', '½'],
    ['{W}', '0'],
    ['{0}', '0'],
  ])('%s has %s', (cost, other) => {
    expect(isAtLeast(read(cost), read(other))).toBe(true)
  })

  test.each([
    ['{1}{W}{W}{W}', '2WW'],
    ['{2}{W}', '2WW'],
    ['{W/U}{W/U}', 'W'],
    ['{2/W}', '2'],
    ['{2/W}', 'W'],
    ['{W/P}', 'W'],
    ['{W/U/P}', '{W/U}'],
    ['{C}', '1'],
    ['{1}', '{C}'],
    ['{S}', '1'],
    ['{X}', '1'],
    ['{HW}', 'W'],
    ['{0}', '½'],
  ])('%s does not have %s', (cost, other) => {
    expect(isAtLeast(read(cost), read(other))).toBe(false)
  })

  test('it is what taking away one symbol after the other says', () => {
    fc.assert(
      fc.property(pieces, pieces, (a, b) => {
        expect(isAtLeast(read(a.join('')), read(b.join('')))).toBe(canTakeAway(a, b))
      }),
      runs,
    )
  })
})

describe('the operators', () => {
  test('<= is >= turned around, and = is both', () => {
    fc.assert(
      fc.property(pieces, pieces, (a, b) => {
        const [first, second] = [read(a.join('')), read(b.join(''))]
        expect(holds('<=', first, second)).toBe(holds('>=', second, first))
        const isBoth = holds('<=', first, second) && holds('>=', first, second)
        expect(holds('=', first, second)).toBe(isBoth)
        expect(holds('!=', first, second)).toBe(!isBoth)
      }),
      runs,
    )
  })

  test('< is <= but not =, and > likewise', () => {
    fc.assert(
      fc.property(pieces, pieces, (a, b) => {
        const [first, second] = [read(a.join('')), read(b.join(''))]
        const isOther = holds('!=', first, second)
        expect(holds('<', first, second)).toBe(holds('<=', first, second) && isOther)
        expect(holds('>', first, second)).toBe(holds('>=', first, second) && isOther)
      }),
      runs,
    )
  })

  test('of two costs, neither may be at least the other', () => {
    const [first, second] = [read('2W'), read('1WW')]
    expect(holds('>=', first, second)).toBe(false)
    expect(holds('<=', first, second)).toBe(false)
    expect(holds('!=', first, second)).toBe(true)
  })
})

test('only {0} is free', () => {
  const costs = ['{0}', '{1}', '{½}', '{X}', '{C}']
  expect(costs.filter((cost) => isFree(read(cost)))).toEqual(['{0}'])
})

test.each([
  ['{2}{W/U}', { hybrid: true, phyrexian: false, x: false }],
  ['{2/W}{2/W}', { hybrid: true, phyrexian: false, x: false }],
  ['{C/W}', { hybrid: true, phyrexian: false, x: false }],
  ['{R/P}', { hybrid: false, phyrexian: true, x: false }],
  ['{2}{G}{G/U/P}{U}', { hybrid: true, phyrexian: true, x: false }],
  ['{X}{X}{R}', { hybrid: false, phyrexian: false, x: true }],
  ['{2}{W}{U}', { hybrid: false, phyrexian: false, x: false }],
])('the kinds of %s', (text, kinds) => {
  const cost = read(text)
  expect({ hybrid: isHybrid(cost), phyrexian: isPhyrexian(cost), x: hasX(cost) }).toEqual(kinds)
})

test.each([
  ['{2}{W}{W}', 2],
  ['{W}{U}', 2],
  ['{W/U}{W/U}{W/U}', 3],
  ['{W/B}{U/R}{B/R}', 2],
  ['{2/W}{2/U}{2/B}', 2],
  ['{W/P}{U/P}{R/P}', 2],
  ['{1}{W}{W/U/P}', 2],
  ['{C/U}{C}', 1],
  ['{HW}', 1],
  ['{X}{5}{S}{C}{B}', 0],
])('%s adds to the devotion to white and blue: %s', (text, count) => {
  expect(devotionTo(whiteOrBlue, read(text))).toBe(count)
})

function read(text: string): ManaCost {
  const cost = readManaCost(text)
  assert(cost, `${text} is a mana cost`)
  return cost
}

function holds(op: Parameters<typeof comparison>[0], a: ManaCost, b: ManaCost): boolean {
  return comparison(op, isAtLeast)(a, b)
}

/** The naive way: strikes out symbol by symbol, and adds up generic mana. */
function canTakeAway(from: string[], pieces: string[]): boolean {
  const rest = from.filter((piece) => amount(piece) === undefined)
  const wanted = pieces.filter((piece) => amount(piece) === undefined)
  const canStrike = (piece: string) => {
    const at = rest.indexOf(piece)
    return at >= 0 && rest.splice(at, 1).length === 1
  }
  return wanted.every(canStrike) && total(from) >= total(pieces)
}

function total(pieces: string[]): number {
  return pieces.reduce((sum, piece) => sum + (amount(piece) ?? 0), 0)
}

function amount(piece: string): number | undefined {
  if (piece === '{½}') return 0.5
  return /^\{\d+\}$/.test(piece) ? Number(piece.slice(1, -1)) : undefined
}
