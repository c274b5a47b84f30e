import { expect, test } from 'vitest'
import { search } from '../run/search.ts'
import { cardObject, catalogueOf } from '../test/card-objects.ts'
import { namesOf, testWorld } from '../test/expect-query.ts'
import { ownerOf } from '../test/owners.ts'

/** Each times 100 is slightly less than its cents in floating point. */
const prices = ['0.29', '0.57', '2.01', '8.20']
const nameOf = (usd: string) => `A card for ${usd} [tst]`

const catalogue = catalogueOf(
  prices.map((usd) => cardObject({ name: `A card for ${usd}`, prices: { usd } })),
)
const holdings = ownerOf(Object.fromEntries(prices.map((usd) => [nameOf(usd), {}])), catalogue)

test.each(prices)('value=%s finds the copies with exactly that value', (usd) => {
  const request = { query: `value=${usd}`, mode: 'prints', page: 1, pageSize: 10 } as const
  const answer = search(catalogue, request, { ...testWorld, holdings })
  expect(namesOf(answer, catalogue)).toEqual([nameOf(usd)])
})
