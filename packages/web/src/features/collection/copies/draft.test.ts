import { expect, test } from 'vitest'
import { areAlike, draftOf, repeatedRows, variantsOf, withNewVariant } from './draft.ts'

const nonfoil = { finish: 'nonfoil', condition: 'NM', language: 'en', quantity: 2 } as const
const foil = { ...nonfoil, finish: 'foil', quantity: 1 } as const
const played = { ...nonfoil, condition: 'LP', quantity: 3 } as const

test('a new row is the plainest variant of the printing that is not listed yet', () => {
  const both = ['nonfoil', 'foil'] as const
  expect(withNewVariant(draftOf([]), both)).toMatchObject([{ ...nonfoil, quantity: 1 }])
  expect(withNewVariant(draftOf([nonfoil]), both).at(-1)).toMatchObject(foil)
  expect(withNewVariant(draftOf([nonfoil, foil]), both).at(-1)).toMatchObject({
    ...played,
    quantity: 1,
  })
  expect(withNewVariant(draftOf([foil]), ['foil']).at(-1)).toMatchObject({
    finish: 'foil',
    condition: 'LP',
  })
})

test('a new row gets a unique id, even after rows were removed', () => {
  const rows = draftOf([nonfoil, foil, played]).slice(1)
  const all = withNewVariant(rows, ['nonfoil'])
  expect(new Set(all.map(({ row }) => row)).size).toBe(3)
})

test('duplicates are marked, except for the first, and merged when they are saved', () => {
  const rows = draftOf([nonfoil, foil, { ...nonfoil, quantity: 5 }])
  expect([...repeatedRows(rows)]).toEqual([2])
  expect(variantsOf(rows)).toEqual([{ ...nonfoil, quantity: 7 }, foil])
  expect([...repeatedRows(draftOf([nonfoil, foil, played]))]).toEqual([])
})

test('the order of variants doesn’t matter; the quantity does', () => {
  expect(areAlike([nonfoil, foil], [foil, nonfoil])).toBe(true)
  expect(areAlike([nonfoil, foil], [nonfoil, { ...foil, quantity: 2 }])).toBe(false)
  expect(areAlike([nonfoil], [])).toBe(false)
})
