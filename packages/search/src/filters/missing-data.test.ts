import { expect, test } from 'vitest'
import { cardObject, catalogueOf } from '../test/card-objects.ts'
import { searchSmall } from '../test/expect-query.ts'

const bear = { name: 'Grizzly Bears', type_line: 'Creature — Bear', power: '2', toughness: '2' }
const withoutMuch = catalogueOf([cardObject({ ...bear, prices: { usd: '0.10' } })])

test.each([
  ['def>=5', 'the loaded card data has no such numbers'],
  ['pow>loy', 'the loaded card data has no such numbers'],
  ['pennyrank<10', 'the loaded card data has no such numbers'],
  ['tix>1', 'the loaded card data has no such prices'],
  ['eurfoil<1', 'the loaded card data has no such prices'],
  ['cheapest:tix', 'the loaded card data does not include it'],
  ['is:gamechanger', 'the loaded card data does not include it'],
  ['not:hires', 'the loaded card data does not include it'],
  ['order:tix', 'the loaded card data does not include it'],
  ['order:penny', 'the loaded card data does not include it'],
  ['prefer:tix-low', 'the loaded card data does not include it'],
])('%s is ignored if no card has the data', (query, reason) => {
  const { total, warnings } = searchSmall({ query: `t:bear ${query}` }, withoutMuch)
  expect({ total, warnings }).toEqual({
    total: 1,
    warnings: [`“${query}” was ignored: ${reason}.`],
  })
})

test.each(['pow=9', 'usd>1', 'usd!=0.1'])('%s finds nothing if cards have the data', (query) => {
  expect(searchSmall({ query }, withoutMuch)).toMatchObject({ total: 0, warnings: [] })
  expect(searchSmall({ query: `-${query}` }, withoutMuch).total).toBe(1)
})
