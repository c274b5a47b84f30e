import { limits } from '@manafolio/contract'
import { expect, test } from 'vitest'
import { copies, inWords } from '../test/copies.ts'
import { mergeQuantities } from './variants.ts'

test('copies that come together are as many as a printing can have at most', () => {
  expect(limits.quantityMax).toBe(99)
  expect(inWords(mergeQuantities(copies('60 nonfoil'), copies('39 nonfoil')))).toBe('99 nonfoil')
  expect(inWords(mergeQuantities(copies('60 nonfoil'), copies('40 nonfoil')))).toBe('99 nonfoil')
  expect(inWords(mergeQuantities(copies('60 nonfoil'), copies('39 foil')))).toBe(
    '60 nonfoil, 39 foil',
  )
})

test('copies in different conditions and languages stay apart', () => {
  const some = mergeQuantities(copies('1 nonfoil', '2 nonfoil NM de'), copies('3 nonfoil LP en'))
  expect(inWords(some)).toBe('1 nonfoil, 2 nonfoil NM de, 3 nonfoil LP en')
})
