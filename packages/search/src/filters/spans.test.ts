import { expect, test } from 'vitest'
import { cardObject, catalogueOf, printingsOf } from '../test/card-objects.ts'
import { namesOf, searchSmall } from '../test/expect-query.ts'

const days = ['2017-12-31', '2018-01-01', '2018-12-31', '2019-01-01']
const catalogue = catalogueOf([
  ...days.map((day) => cardObject({ name: day, released_at: day, set: `s${day.slice(8)}` })),
  ...printingsOf({ name: 'Late' }, [
    { set: 'two', collector_number: '1', released_at: '2018-06-01' },
    { set: 'two', collector_number: '2', released_at: '2018-03-01' },
  ]),
  cardObject({ name: 'Unpriced', released_at: '2020-01-01', prices: {} }),
  cardObject({ name: 'Priced', released_at: '2020-01-01', prices: { usd: '0.01' } }),
])

function found(query: string): string[] {
  const names = namesOf(searchSmall({ query, mode: 'cards' }, catalogue), catalogue)
  return [...new Set(names.map((name) => name.replace(/ \[.*$/, '')))].sort()
}

test.each([
  ['year=2018', ['2018-01-01', '2018-12-31', 'Late']],
  ['year>=2019', ['2019-01-01', 'Priced', 'Unpriced']],
  ['year>=2018 -year>=2020', ['2018-01-01', '2018-12-31', '2019-01-01', 'Late']],
  ['year<2018', ['2017-12-31']],
  ['year>2018', ['2019-01-01', 'Priced', 'Unpriced']],
])('%s treats years as the days from their first to their last', (query, names) => {
  expect(found(query)).toEqual(names)
})

test('a set is released with its first printing', () => {
  const dated = (query: string) => searchSmall({ query, mode: 'prints' }, catalogue).total
  expect(dated('date=two')).toBe(1)
  expect(dated('date>=two set:two')).toBe(2)
  expect(dated('date<two set:two')).toBe(0)
})

test('printings without a price are not found by negative prices either', () => {
  expect(found('usd>=-1')).toEqual(['Priced'])
  expect(found('usd>-2')).toEqual(['Priced'])
  expect(found('usd!=-0.01')).toEqual(['Priced'])
})
