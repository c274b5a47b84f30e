import { parse } from '@manafolio/search/query'
import { expect, test } from 'vitest'
import { termsOf } from '../../card-kit/filters/query-terms.ts'
import { quickFilters } from './quick-filters.ts'

const groupsOn = (day: string) => quickFilters(new Date(`${day}T12:00:00Z`))
const terms = groupsOn('2026-03-05').flatMap(({ filters }) => filters.map(({ term }) => term))

test.each(terms)('%s is one term, written as the query prints it', (term) => {
  expect(termsOf(`opt ${term}`)).toEqual(['opt', term])
  expect(parse(term).problems).toEqual([])
})

test.each([
  ['2026-01-15', ['added>=2026-01-08', 'added:2026-01', 'added:2026']],
  ['2026-06-08', ['added>=2026-06-01', 'added:2026-06', 'added:2026']],
  ['2026-03-05', ['added>=2026-02-26', 'added:2026-03', 'added:2026']],
])('on %s week, month and year are three different terms', (day, terms) => {
  const added = groupsOn(day).find(({ title }) => title === 'Added')?.filters ?? []
  expect(added.map(({ label }) => label)).toEqual(['Last 7 days', 'This month', 'This year'])
  expect(added.map(({ term }) => term)).toEqual(terms)
})
