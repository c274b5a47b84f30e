import { expect, test } from 'vitest'
import {
  onlyRead,
  parseSearch,
  readHistoryParams,
  readImportParams,
  readNextParams,
  readRegisterParams,
  readSearchParams,
  readTokenParams,
  stringifySearch,
} from './search-params.ts'

test.each(['1996', 'true', '007', '"sol ring"', '{T}: add', 'Jötun & Grunt?', 'a+b'])(
  'searching for %s round-trips through the address',
  (q) => {
    expect(readSearchParams(parseSearch(stringifySearch({ q })))).toEqual({ q })
  },
)

test('an omitted value leaves no trace in the address', () => {
  expect(stringifySearch({ q: 'sol ring', mode: undefined })).toBe('?q=sol+ring')
  expect(stringifySearch({})).toBe('')
})

test('invalid values in the address of a search are ignored', () => {
  expect(readSearchParams(parseSearch('?q=+&mode=sideways&page=2'))).toEqual({})
  expect(readSearchParams(parseSearch('?q=island&mode=art'))).toEqual({ q: 'island', mode: 'art' })
})

test('nothing that a page ignores is left for the router to merge', () => {
  const read = onlyRead(readSearchParams)
  const merged = (address: string) => ({ ...parseSearch(address), ...read(parseSearch(address)) })
  expect(merged('?q=island&view=sideways&sort=up&ref=1')).toEqual({ q: 'island' })
  expect(merged('?view=table')).toEqual({ view: 'table' })
})

test('a reset link has a token or none', () => {
  expect(readTokenParams(parseSearch('?token=3-_x'))).toEqual({ token: '3-_x' })
  expect(readTokenParams(parseSearch('?token='))).toEqual({})
  expect(readTokenParams(parseSearch(''))).toEqual({})
})

test('the address of the history selects a page and a card', () => {
  expect(readHistoryParams(parseSearch('?page=3&card=abc-1'))).toEqual({ page: 3, card: 'abc-1' })
  expect(readHistoryParams(parseSearch('?page=1'))).toEqual({})
  expect(readHistoryParams(parseSearch('?page=0.5&card=+'))).toEqual({})
})

test('the address of an import has its id, the filter of its rows and their page', () => {
  const id = '0b2f8a52-6f0e-4a7c-9a39-0d2b8a1c9e55'
  const read = (text: string) => readImportParams(parseSearch(text))
  expect(read(`?id=${id}&show=fix&page=2`)).toEqual({ id, show: 'fix', page: 2 })
  expect(read(`?id=${id}&show=none&page=1`)).toEqual({ id })
  expect(read('?id=mine&show=fix&page=2')).toEqual({})
})

test('signing in leads to a page of the app and nowhere else', () => {
  const next = '/card/lea/161/lightning-bolt'
  expect(readNextParams(parseSearch(`?next=${next}`))).toEqual({ next })
  expect(readRegisterParams(parseSearch(`?invite=abc&next=${next}`))).toEqual({
    invite: 'abc',
    next,
  })
  for (const address of [
    'https://example.com/',
    '//example.com/a',
    '/\\example.com',
    '/nowhere',
    '',
  ]) {
    expect(readNextParams({ next: address })).toEqual({})
  }
})
