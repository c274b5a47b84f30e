import { runsOf } from '@manafolio/testing/property-runs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bestFirst } from './top.ts'

/** The same lists in every run. */
const runs = { seed: 20_260_815, numRuns: runsOf(1000) }

const keys = fc.array(
  fc.constantFrom(Number.NaN, Number.NEGATIVE_INFINITY, -1, 0, 0.5, 1, 2, Number.POSITIVE_INFINITY),
  { maxLength: 200 },
)

test('it is the beginning of the sorted list, with what has no key last', () => {
  fc.assert(
    fc.property(keys, fc.boolean(), fc.integer({ min: 1, max: 50 }), (keys, isRising, wanted) => {
      const items = Uint32Array.from(keys.keys())
      const found = bestFirst(items, (item) => keys[item] ?? 0, { isRising, wanted })
      expect(found).toEqual(sorted(keys, isRising).slice(0, wanted))
    }),
    runs,
  )
})

/** Array.sort keeps equals in their order. */
function sorted(keys: number[], isRising: boolean): number[] {
  const items = [...keys.keys()]
  const keyOf = (item: number) => keys[item] ?? Number.NaN
  const withKey = items.filter((item) => !Number.isNaN(keyOf(item)))
  const withoutKey = items.filter((item) => Number.isNaN(keyOf(item)))
  withKey.sort((a, b) => {
    if (keyOf(a) === keyOf(b)) return 0
    return keyOf(a) < keyOf(b) === isRising ? -1 : 1
  })
  return [...withKey, ...withoutKey]
}
