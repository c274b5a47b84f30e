import { parse } from '@manafolio/search/query'
import { expect, test } from 'vitest'
import { termsOf } from './query-terms.ts'
import { quickFilters } from './quick-filters.ts'

const groups = quickFilters(new Date('2026-03-05T12:00:00Z'))
const terms = groups.flatMap(({ filters }) => filters.map(({ term }) => term))

test.each(terms)('%s is one term, written as it comes out of a query again', (term) => {
  expect(termsOf(`opt ${term}`)).toEqual(['opt', term])
  expect(parse(term).problems).toEqual([])
})

test('“Added” speaks of the day it is', () => {
  const added = groups.find(({ title }) => title === 'Added')?.filters ?? []
  expect(added.map(({ label, term }) => [label, term])).toEqual([
    ['Last 7 days', 'added>=2026-02-26'],
    ['This month', 'added>=2026-03-01'],
    ['This year', 'added>=2026-01-01'],
  ])
})
