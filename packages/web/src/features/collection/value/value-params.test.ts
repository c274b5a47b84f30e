import { expect, test } from 'vitest'
import { readValueParams } from './value-params.ts'

test('the URL holds the range of the value and of its movers', () => {
  expect(readValueParams({ range: '3y', movers: '30' })).toEqual({ range: '3y', movers: '30' })
  expect(readValueParams({})).toEqual({})
})

test('invalid search params are omitted', () => {
  expect(readValueParams({ range: '2y', movers: '8', q: 'sol ring' })).toEqual({})
  expect(readValueParams({ range: 'constructor', movers: 7 })).toEqual({})
})
