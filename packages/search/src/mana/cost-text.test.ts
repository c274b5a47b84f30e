import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pieces, runs } from '../test/random-costs.ts'
import { formatManaCost, readFaceCosts, readFrontCost, readManaCost } from './cost-text.ts'
import type { ManaCost } from './mana-cost.ts'

const signs = fc.constantFrom(...'{}/ 012½∞', ...'wWuxcphq', '{W}', '{2/', '{u/w}')

/** Costs, and texts that nearly are. */
const texts = fc.oneof(
  fc.array(signs, { maxLength: 8 }).map((some) => some.join('')),
  pieces.map((some) => some.join('')),
)

describe('a typed cost', () => {
  test.each([
    ['2WW', '{2}{W}{W}'],
    ['{2}{W}{W}', '{2}{W}{W}'],
    ['ww2', '{2}{W}{W}'],
    ['w{W}2', '{2}{W}{W}'],
    ['wwu', '{W}{W}{U}'],
    ['10', '{10}'],
    ['{1}{1}', '{2}'],
    ['1 {2} g', '{3}{G}'],
    ['x', '{X}'],
    ['gxx1', '{X}{X}{1}{G}'],
    ['0', '{0}'],
    ['{0}{g}', '{G}'],
    ['{r/p}', '{R/P}'],
    ['{U/W}', '{W/U}'],
    ['{g/2}', '{2/G}'],
    ['{p/u/w}', '{W/U/P}'],
    ['{C}c', '{C}{C}'],
    ['s', '{S}'],
    ['{hw}', '{HW}'],
    ['{H}', '{H}'],
    ['½', '{½}'],
    ['{1/2}', '{½}'],
    ['2½', '{2}{½}'],
    ['{½}½', '{1}'],
    ['∞', '{∞}'],
    ['{100}', '{100}'],
    ['1000000', '{1000000}'],
  ])('%s is %s', (text, cost) => {
    expect(formatOf(readManaCost(text))).toBe(cost)
  })

  test.each([
    ...['', ' ', 'rp', 'w/u', '2/g', '1/2', 'hw', 'q', '{t}', '{W', 'W}', '{}', '{W}{{U}}'],
    ...['{wu}', '{w/u/b}', '-1', '1.5', '{1}{R} // {1}{U}', '9'.repeat(16), '🂡', 'ſ', 'toString'],
  ])('“%s” cannot be read', (text) => {
    expect(readManaCost(text)).toBeUndefined()
  })

  test('what is read is the same after it was formatted', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const cost = readManaCost(text)
        if (cost) expect(readManaCost(formatManaCost(cost))).toEqual(cost)
      }),
      runs,
    )
  })

  test('the order and the case of symbols do not matter', () => {
    fc.assert(
      fc.property(pieces, (some) => {
        const other = some.map((piece) => piece.toLowerCase()).reverse()
        expect(readManaCost(other.join(''))).toEqual(readManaCost(some.join('')))
      }),
      runs,
    )
  })
})

describe('the costs of faces', () => {
  test.each([
    { printed: '{1}{R} // {1}{U}', faces: ['{1}{R}', '{1}{U}'], front: '{1}{R}' },
    { printed: '{3}{W}{W} // ', faces: ['{3}{W}{W}'], front: '{3}{W}{W}' },
    { printed: ' // {2}{R}', faces: ['{2}{R}'], front: undefined },
    { printed: '{0}', faces: ['{0}'], front: '{0}' },
    { printed: '', faces: [], front: undefined },
  ])('“$printed”', ({ printed, faces, front }) => {
    expect(readFaceCosts(printed).map(formatManaCost)).toEqual(faces)
    expect(formatOf(readFrontCost(printed))).toBe(front)
  })

  test('a symbol that nobody knows yet is kept', () => {
    expect(readFaceCosts('{1}{Q/W}').map(formatManaCost)).toEqual(['{1}{Q/W}'])
  })
})

function formatOf(cost: ManaCost | undefined): string | undefined {
  return cost && formatManaCost(cost)
}
