import {
  conditions,
  finishes,
  kindKey,
  languages,
  limits,
  plainKind,
  type Variant,
} from '@manafolio/contract'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { copies, inWords } from '../test/copies.ts'
import {
  areSame,
  asPrinted,
  copiesIn,
  mergeQuantities,
  takenBack,
  type Variants,
  variantsOf,
  withMore,
  withTotal,
} from './variants.ts'

const kind = fc.record({
  finish: fc.constantFrom(...finishes),
  condition: fc.constantFrom(...conditions.slice(0, 2)),
  language: fc.constantFrom(...languages.slice(0, 2)),
})
const variant = fc.tuple(kind, fc.integer({ min: 0, max: 12 })).map(variantIn)
const entry = fc.array(variant, { maxLength: 8 }).map(variantsOf)
const roomyEntry = entry.filter((variants) => copiesIn(variants) < limits.quantityMax)

function variantIn([kind, quantity]: [Omit<Variant, 'quantity'>, number]): Variant {
  return { ...kind, quantity }
}

test('copies stand in order: by finish, then condition, then language', () => {
  const mixed = copies(
    ...([
      '1 etched',
      '1 foil D de',
      '1 foil NM de',
      '1 foil',
      '1 nonfoil LP en',
      '1 nonfoil',
    ] as const),
  )
  expect(inWords(variantsOf(mixed))).toBe(
    '1 nonfoil, 1 nonfoil LP en, 1 foil, 1 foil NM de, 1 foil D de, 1 etched',
  )
})

test('alike copies are one kind, and kinds without copies are none', () => {
  const reported = copies('2 foil', '0 nonfoil', '3 foil', '1 etched')
  expect(inWords(variantsOf(reported))).toBe('5 foil, 1 etched')
})

test('each variant occurs once and in a fixed order, however the copies were given', () => {
  fc.assert(
    fc.property(fc.array(variant), (reported) => {
      const sorted = variantsOf(reported)
      expect(new Set(sorted.map(kindKey)).size).toBe(sorted.length)
      expect(variantsOf(reported.toReversed())).toEqual(sorted)
      expect(copiesIn(sorted)).toBe(copiesIn(reported))
      expect(areSame(variantsOf(sorted), sorted)).toBe(true)
    }),
  )
})

describe('a number of copies in all', () => {
  test('one more comes to the first kind, one less goes from the first', () => {
    const two = copies('1 foil', '1 etched')
    expect(inWords(withTotal(two, 5, plainKind))).toBe('4 foil, 1 etched')
    expect(inWords(withTotal(two, 1, plainKind))).toBe('1 etched')
    expect(inWords(withTotal(two, 0, plainKind))).toBe('')
  })

  test('copies of an entry without any are the usual ones', () => {
    const usual = { ...plainKind, finish: 'foil' } as const
    expect(inWords(withTotal([], 3, usual))).toBe('3 foil')
  })

  test('is what there is then; one more and one less is what it was', () => {
    fc.assert(
      fc.property(roomyEntry, fc.integer({ min: 0, max: 99 }), (before, total) => {
        expect(copiesIn(withTotal(before, total, plainKind))).toBe(total)
        const more = withTotal(before, copiesIn(before) + 1, plainKind)
        expect(withTotal(more, copiesIn(before), plainKind)).toEqual(before)
      }),
    )
  })
})

test('there is room for 99 copies, whatever comes', () => {
  expect(inWords(withMore(copies('97 foil'), plainKind, 5))).toBe('2 nonfoil, 97 foil')
  expect(inWords(withMore(copies('99 foil'), plainKind, 5))).toBe('99 foil')
  fc.assert(
    fc.property(entry, kind, fc.integer({ min: 1, max: 99 }), (before, kind, quantity) => {
      const after = copiesIn(withMore(before, kind, quantity))
      expect(after).toBe(Math.max(copiesIn(before), Math.min(99, copiesIn(before) + quantity)))
    }),
  )
})

test('of copies that come together the plainest do not find room', () => {
  expect(inWords(mergeQuantities(copies('60 nonfoil', '5 etched'), copies('50 foil')))).toBe(
    '44 nonfoil, 50 foil, 5 etched',
  )
  expect(inWords(mergeQuantities(copies('1 foil'), copies('2 foil')))).toBe('3 foil')
})

describe('copies without stated properties', () => {
  test('are of the finish that the printing has', () => {
    expect(inWords(asPrinted(copies('2 nonfoil', '1 foil'), ['foil']))).toBe('3 foil')
    expect(inWords(asPrinted(copies('2 nonfoil LP en'), ['etched']))).toBe('2 etched LP en')
  })

  test('stay plain where the printing is, or nobody knows how it is', () => {
    const two: Variants = copies('1 nonfoil', '1 foil')
    expect(asPrinted(two, ['nonfoil', 'foil'])).toBe(two)
    expect(asPrinted(two, [])).toBe(two)
  })
})

describe('taking a change back', () => {
  test('gives what was before, when nothing happened since', () => {
    fc.assert(
      fc.property(entry.filter(fits), entry.filter(fits), (before, after) => {
        expect(takenBack(after, { before, after })).toEqual({ variants: before, isPartial: false })
      }),
    )
  })

  test('leaves what others did since', () => {
    const change = { before: copies('1 nonfoil'), after: copies('4 nonfoil') }
    const taken = takenBack(copies('5 nonfoil', '2 foil'), change)
    expect(inWords(taken.variants)).toBe('2 nonfoil, 2 foil')
    expect(taken.isPartial).toBe(false)
  })

  test('is partial when copies that came are gone again', () => {
    const change = { before: [], after: copies('4 nonfoil') }
    const taken = takenBack(copies('1 nonfoil', '1 foil'), change)
    expect(inWords(taken.variants)).toBe('1 foil')
    expect(taken.isPartial).toBe(true)
  })

  test('is partial when copies that went have no room any more', () => {
    const change = { before: copies('9 foil'), after: [] }
    const taken = takenBack(copies('95 nonfoil'), change)
    expect(inWords(taken.variants)).toBe('95 nonfoil, 4 foil')
    expect(taken.isPartial).toBe(true)
  })

  test('pushes nothing out that is there now', () => {
    const change = fc.record({ now: entry, before: entry, after: entry })
    fc.assert(
      fc.property(change, ({ now, before, after }) => {
        const { variants } = takenBack(now, { before, after })
        expect(fits(variants)).toBe(true)
        const most = Math.max(copiesIn(now), copiesIn(now) + copiesIn(before) - copiesIn(after))
        if (fits(now)) expect(copiesIn(variants)).toBeLessThanOrEqual(Math.max(most, 0))
      }),
    )
  })

  test('of copies that became another kind, those come back that are still there', () => {
    const change = { before: copies('3 nonfoil'), after: copies('1 nonfoil', '2 nonfoil LP en') }
    expect(inWords(takenBack(copies('1 nonfoil', '2 nonfoil LP en'), change).variants)).toBe(
      '3 nonfoil',
    )
    const taken = takenBack(copies('1 nonfoil', '1 nonfoil LP en'), change)
    expect(inWords(taken.variants)).toBe('2 nonfoil')
    expect(taken.isPartial).toBe(true)
    expect(takenBack([], change)).toEqual({ variants: [], isPartial: true })
  })
})

function fits(variants: Variants): boolean {
  return copiesIn(variants) <= limits.quantityMax
}
