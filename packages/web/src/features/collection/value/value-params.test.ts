import { expect, test } from 'vitest'
import { readValueParams } from './value-params.ts'

test('an address says over which time the value and its movers are shown', () => {
  expect(readValueParams({ range: '3y', movers: '30' })).toEqual({ range: '3y', movers: '30' })
  expect(readValueParams({})).toEqual({})
})

test('what makes no sense in an address is left out', () => {
  expect(readValueParams({ range: '2y', movers: '8', q: 'sol ring' })).toEqual({})
  expect(readValueParams({ range: 'constructor', movers: 7 })).toEqual({})
})
