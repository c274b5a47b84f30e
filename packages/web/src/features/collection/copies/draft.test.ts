import { expect, test } from 'vitest'
import { areAlike, draftOf, repeatedRows, variantsOf, withAnotherKind } from './draft.ts'

const nonfoil = { finish: 'nonfoil', condition: 'NM', language: 'en', quantity: 2 } as const
const foil = { ...nonfoil, finish: 'foil', quantity: 1 } as const
const played = { ...nonfoil, condition: 'LP', quantity: 3 } as const

test('another kind is the plainest that the printing has and that is not there yet', () => {
  const both = ['nonfoil', 'foil'] as const
  expect(withAnotherKind(draftOf([]), both)).toMatchObject([{ ...nonfoil, quantity: 1 }])
  expect(withAnotherKind(draftOf([nonfoil]), both).at(-1)).toMatchObject(foil)
  expect(withAnotherKind(draftOf([nonfoil, foil]), both).at(-1)).toMatchObject({
    ...played,
    quantity: 1,
  })
  expect(withAnotherKind(draftOf([foil]), ['foil']).at(-1)).toMatchObject({
    finish: 'foil',
    condition: 'LP',
  })
})

test('a new row is told apart from all there are, also after some were removed', () => {
  const rows = draftOf([nonfoil, foil, played]).slice(1)
  const all = withAnotherKind(rows, ['nonfoil'])
  expect(new Set(all.map(({ row }) => row)).size).toBe(3)
})

test('rows of one kind are marked, all but the first, and saved as one', () => {
  const rows = draftOf([nonfoil, foil, { ...nonfoil, quantity: 5 }])
  expect([...repeatedRows(rows)]).toEqual([2])
  expect(variantsOf(rows)).toEqual([{ ...nonfoil, quantity: 7 }, foil])
  expect([...repeatedRows(draftOf([nonfoil, foil, played]))]).toEqual([])
})

test('kinds in another order are alike; another quantity is not', () => {
  expect(areAlike([nonfoil, foil], [foil, nonfoil])).toBe(true)
  expect(areAlike([nonfoil, foil], [nonfoil, { ...foil, quantity: 2 }])).toBe(false)
  expect(areAlike([nonfoil], [])).toBe(false)
})
