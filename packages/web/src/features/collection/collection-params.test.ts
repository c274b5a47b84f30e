import { expect, test } from 'vitest'
import { parseSearch, stringifySearch } from '../../lib/search-params.ts'
import { type CollectionParams, readCollectionParams } from './collection-params.ts'

const read = (address: string) => readCollectionParams(parseSearch(address))

test.each<CollectionParams>([
  { q: 't:dragon usd>5' },
  { q: '1996', sort: 'price', direction: 'asc' },
  { sort: 'name', tab: 'statistics' },
  {},
])('what the page shows finds its way through the address unchanged: %o', (params) => {
  expect(read(stringifySearch({ ...params }))).toEqual(params)
})

test('invalid values are omitted', () => {
  expect(read('?q=+&sort=age&direction=up&tab=cards')).toEqual({})
  expect(read('?sort=name&direction=')).toEqual({ sort: 'name' })
})
