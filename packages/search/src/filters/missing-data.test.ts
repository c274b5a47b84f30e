import { expect, test } from 'vitest'
import { cardObject, catalogueOf } from '../test/card-objects.ts'
import { searchSmall } from '../test/expect-query.ts'

const bear = { name: 'Grizzly Bears', type_line: 'Creature — Bear', power: '2', toughness: '2' }
const withoutMuch = catalogueOf([cardObject({ ...bear, prices: { usd: '0.10' } })])

test.each([
  ['def>=5', 'the card data that is loaded has no such numbers'],
  ['pow>loy', 'the card data that is loaded has no such numbers'],
  ['pennyrank<10', 'the card data that is loaded has no such numbers'],
  ['tix>1', 'the card data that is loaded has no such prices'],
  ['eurfoil<1', 'the card data that is loaded has no such prices'],
  ['cheapest:tix', 'the card data that is loaded says nothing of it'],
  ['is:gamechanger', 'the card data that is loaded does not tell'],
  ['not:hires', 'the card data that is loaded does not tell'],
  ['order:tix', 'the card data that is loaded does not tell'],
  ['order:penny', 'the card data that is loaded does not tell'],
  ['prefer:tix-low', 'the card data that is loaded does not tell'],
])('%s is ignored where no card has what it asks for', (query, reason) => {
  const { total, warnings } = searchSmall({ query: `t:bear ${query}` }, withoutMuch)
  expect({ total, warnings }).toEqual({
    total: 1,
    warnings: [`“${query}” was ignored: ${reason}.`],
  })
})

test.each(['pow=9', 'usd>1', 'usd!=0.1'])('%s finds nothing where cards have it', (query) => {
  expect(searchSmall({ query }, withoutMuch)).toMatchObject({ total: 0, warnings: [] })
  expect(searchSmall({ query: `-${query}` }, withoutMuch).total).toBe(1)
})
