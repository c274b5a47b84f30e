import { describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import {
  addToCollection,
  cardSearch,
  credentials,
  limits,
  listCardData,
  newAccount,
  updateCollectionEntry,
} from './index.ts'

/** The messages about an invalid value. */
function sentences(schema: z.ZodMiniType, value: unknown): string[] {
  return schema.safeParse(value).error?.issues.map(({ message }) => message) ?? []
}

const email = 'karn@example.org'

describe('signing in and registering', () => {
  test.each(['karn@example.org', 'Karn+mtg@mail.example.co.uk', "o'karn@example.org"])(
    '%s is an email address',
    (address) => {
      expect(credentials.parse({ email: ` ${address} `, password: 'x' }).email).toBe(address)
    },
  )

  test.each(['', 'karn', '@example.org', 'karn@', 'karn@example', 'a b@example.org', null])(
    '%j is none',
    (address) => {
      const said = sentences(credentials, { email: address, password: 'x' })
      expect(said).toContain('Please enter a valid email address')
    },
  )

  test('a password is required to sign in, without a minimum length', () => {
    expect(sentences(credentials, { email })).toEqual(['Password is required'])
    expect(sentences(credentials, { email, password: '' })).toEqual(['Password is required'])
    expect(sentences(credentials, { email, password: 'x' })).toEqual([])
  })

  test('a new password has at least 10 characters', () => {
    const tooShort = ['Password must be at least 10 characters long']
    expect(sentences(newAccount, { email, password: '123456789' })).toEqual(tooShort)
    expect(sentences(newAccount, { email })).toEqual(tooShort)
    expect(sentences(newAccount, { email, password: '1234567890' })).toEqual([])
  })
})

describe('the collection', () => {
  const { input } = addToCollection

  test('one copy is added unless a quantity is given', () => {
    expect(input.parse({ scryfallId: 'x' })).toEqual({ scryfallId: 'x', quantity: 1 })
  })

  test.each([undefined, null, '', '  ', 7])('%j is no card ID', (scryfallId) => {
    expect(sentences(input, { scryfallId })).toContain('Card ID is required')
  })

  test.each([1, 99])('%i copies can be added', (quantity) => {
    expect(sentences(input, { scryfallId: 'x', quantity })).toEqual([])
  })

  test.each([0, 100, 2.5, '2', Number.NaN])('%j copies can not be added', (quantity) => {
    expect(sentences(input, { scryfallId: 'x', quantity })).toEqual([
      'Quantity must be a whole number from 1 to 99',
    ])
  })

  test('a quantity can be set to 0, and is required', () => {
    const update = updateCollectionEntry.input
    const message = 'Quantity must be a whole number from 0 to 99'
    expect(sentences(update, { quantity: 0 })).toEqual([])
    expect(sentences(update, { quantity: -1 })).toEqual([message])
    expect(sentences(update, {})).toEqual([message])
  })
})

describe('card search', () => {
  test('a search is trimmed, for exact cards by relevance, from the first page', () => {
    expect(cardSearch.parse({ query: ' bolt ' })).toEqual({
      query: 'bolt',
      unique: 'cards',
      sort: 'relevance',
      page: 1,
    })
  })

  test.each([undefined, '', '   '])('%j is no search', (query) => {
    expect(sentences(cardSearch, { query })).toContain('Please enter a card name or a query.')
  })

  test('a search has a maximum length', () => {
    const longest = 'x'.repeat(limits.queryMax)
    expect(sentences(cardSearch, { query: longest })).toEqual([])
    expect(sentences(cardSearch, { query: `${longest}x` })).toEqual([
      'A search can have up to 1000 characters.',
    ])
  })

  test.each([0, -1, 1.5, '1', 10_001])('there is no page %j', (page) => {
    expect(sentences(cardSearch, { query: 'bolt', page })).not.toEqual([])
  })

  test('there is no other mode', () => {
    expect(sentences(cardSearch, { query: 'bolt', unique: 'all' })).not.toEqual([])
    expect(sentences(cardSearch, { query: 'bolt', unique: 'prints' })).toEqual([])
  })
})

test('a request for card details has a maximum size', () => {
  const identifiers = Array.from({ length: limits.cardLookups + 1 }, () => ({ id: 'x' }))
  expect(sentences(listCardData.input, { identifiers })).toEqual([
    'One request can ask for up to 1000 cards.',
  ])
  expect(sentences(listCardData.input, { identifiers: identifiers.slice(1) })).toEqual([])
})
