import { expect, test } from 'vitest'
import { readAdminParams, searchOf } from './admin-params.ts'
import { dayOf, formatRange, nameOf, pagesOf } from './user-text.ts'

test('a user is named by the given names', () => {
  expect(nameOf({ firstName: 'Ada', lastName: 'Lovelace' })).toBe('Ada Lovelace')
  expect(nameOf({ firstName: 'Ada', lastName: null })).toBe('Ada')
  expect(nameOf({ firstName: '', lastName: 'Lovelace' })).toBe('Lovelace')
})

test.each([
  [null, null],
  ['', ''],
  [' ', null],
])('the names %j and %j give no name', (firstName, lastName) => {
  expect(nameOf({ firstName, lastName })).toBe('No name provided')
})

test('the join date is formatted as MMM dd, yyyy', () => {
  expect(dayOf('2026-08-05T12:00:00.000Z')).toBe('Aug 05, 2026')
  expect(dayOf('2025-12-31T12:00:00.000Z')).toBe('Dec 31, 2025')
})

const user = {
  id: 'a',
  email: 'a@example.org',
  firstName: null,
  lastName: null,
  role: 'user' as const,
  createdAt: '2026-08-05T12:00:00.000Z',
  emailVerifiedAt: null,
}
const listOf = (shown: number, matchCount: number, search = '', page = 1) => ({
  users: Array.from({ length: shown }, () => user),
  totalCount: 2000,
  matchCount,
  hasMore: false,
  search,
  page,
})

test.each([
  [listOf(1, 1), '1 user'],
  [listOf(50, 50), '50 users'],
  [listOf(50, 2000), '1–50 of 2,000 users'],
  [listOf(21, 1071, '', 22), '1,051–1,071 of 1,071 users'],
  [listOf(1, 1051, '', 22), '1,051 of 1,051 users'],
  [listOf(3, 3, 'ada'), '3 users matching “ada”'],
  [listOf(50, 51, 'ada'), '1–50 of 51 users matching “ada”'],
  [listOf(0, 0, 'xyzzy'), '0 users matching “xyzzy”'],
])('the shown range is described', (list, text) => {
  expect(formatRange(list)).toBe(text)
})

test('there is at least one page, and the last one may be short', () => {
  expect([0, 1, 50, 51, 100_000].map(pagesOf)).toEqual([1, 1, 1, 2, 2000])
})

test('the URL holds the search and the page', () => {
  expect(readAdminParams({ search: ' ada ', page: '3' })).toEqual({ search: 'ada', page: 3 })
  expect(readAdminParams({ search: '007' })).toEqual({ search: '007' })
})

test.each([
  {},
  { search: '  ', page: '1' },
  { page: '0' },
  { page: '2.5' },
  { page: 'x' },
  { page: '1e99' },
])('invalid search params are omitted: %j', (params) => {
  expect(readAdminParams(params)).toEqual({})
})

test('text that the server would refuse is not sent', () => {
  expect(searchOf('a\0b\nc\td')).toBe('a b c d')
  expect(searchOf('x'.repeat(300))).toHaveLength(254)
  expect(searchOf(`${'x'.repeat(253)}🦉`)).toBe('x'.repeat(253))
})
