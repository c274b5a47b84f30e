import { expect, test } from 'vitest'
import { cardObject, catalogueOf } from '../test/card-objects.ts'
import { namesOf, searchSmall } from '../test/expect-query.ts'

/** Each times 100 is slightly less, or more, than its cents in floating point. */
const prices = ['0.28', '0.29', '0.30', '1.14', '1.15', '1.16', '8.19', '8.20']

const catalogue = catalogueOf(
  prices.map((usd) => cardObject({ name: `A card for ${usd}`, prices: { usd } })),
)

function pricesFound(query: string): string[] {
  const answer = searchSmall({ query: `${query} order:usd direction:asc` }, catalogue)
  return namesOf(answer, catalogue).map((name) => /[\d.]+/.exec(name)?.[0] ?? name)
}

test.each(prices)('usd=%s finds printings at exactly that price', (usd) => {
  expect(pricesFound(`usd=${usd}`)).toEqual([usd])
  expect(pricesFound(`usd:$${usd}`)).toEqual([usd])
  expect(pricesFound(`usd!=${usd}`)).toEqual(prices.filter((price) => price !== usd))
})

test('a price at the limit is included or not', () => {
  expect(pricesFound('usd<=0.29')).toEqual(['0.28', '0.29'])
  expect(pricesFound('usd<0.29')).toEqual(['0.28'])
  expect(pricesFound('usd>1.15')).toEqual(['1.16', '8.19', '8.20'])
  expect(pricesFound('usd>=8.2')).toEqual(['8.20'])
})
