import { expect, test } from 'vitest'
import * as contract from './index.ts'
import { addressOf, hasInputInBody, pathOf } from './index.ts'

const exported: unknown[] = Object.values(contract)
const endpoints = exported.filter(isEndpoint)

test('the names in a path are filled in and escaped', () => {
  expect(pathOf('/api/collection/:scryfallId', { scryfallId: 'a/b c?d' })).toBe(
    '/api/collection/a%2Fb%20c%3Fd',
  )
  expect(pathOf('/api/decks/:deck/cards/:card', { deck: '1', card: '2' })).toBe(
    '/api/decks/1/cards/2',
  )
})

test('the input of a GET or a DELETE is in its address, and only there', () => {
  const path = '/api/decks/:deckId/cards/:scryfallId'
  const params = { deckId: '1', scryfallId: 'a/b' }
  const input = { slotType: 'side', version: 3, q: 'a b&c=d', left: undefined }
  for (const method of ['GET', 'DELETE'] as const) {
    expect(hasInputInBody({ method })).toBe(false)
    expect(addressOf({ method, path }, params, input)).toBe(
      '/api/decks/1/cards/a%2Fb?slotType=side&version=3&q=a+b%26c%3Dd',
    )
    expect(addressOf({ method, path }, params, undefined)).toBe('/api/decks/1/cards/a%2Fb')
  }
  for (const method of ['POST', 'PATCH'] as const) {
    expect(hasInputInBody({ method })).toBe(true)
    expect(addressOf({ method, path }, params, input)).toBe('/api/decks/1/cards/a%2Fb')
  }
})

test('no two endpoints have the same method and path', () => {
  const calls = endpoints.map(({ method, path }) => `${method} ${path}`)
  expect(calls).toContain('POST /api/cards/search')
  expect(new Set(calls).size).toBe(calls.length)
})

/** Values of `:names`: most take any text. */
const values: Record<string, string> = {
  id: '6fd10ba8-0d4c-4a0c-9a1a-0c9d5f1d3b52',
  oracleId: '6fd10ba8-0d4c-4a0c-9a1a-0c9d5f1d3b52',
  plannedId: '6fd10ba8-0d4c-4a0c-9a1a-0c9d5f1d3b52',
  number: '12',
  version: '3',
}

test.each(endpoints.map((endpoint) => [endpoint.path, endpoint] as const))(
  'the params of %s are the names in its path',
  (path, { params }) => {
    const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => [
      name,
      values[name ?? ''] ?? 'some-id',
    ])
    const read = Object.entries(params.parse(Object.fromEntries(names)) ?? {})
    expect(read.map(([name, value]) => [name, String(value)])).toEqual(names)
  },
)

test('only what signed-out users need is public', () => {
  const open = endpoints.filter(({ access }) => access === 'public').map(({ path }) => path)
  expect(open.sort()).toEqual([
    '/api/auth/forgot-password',
    '/api/auth/login',
    '/api/auth/logout',
    '/api/auth/register',
    '/api/auth/reset-password',
    '/api/auth/verify-email',
    '/api/cards/syntax',
    '/api/openapi.json',
    '/api/site',
    '/healthz',
    '/healthz/details', // asks for a token of its own
    '/readyz',
  ])
  const optional = endpoints.filter(({ access }) => access === 'optional').map(({ path }) => path)
  expect(optional.sort()).toEqual([
    '/api/cards/page/:name',
    '/api/cards/page/:set/:number',
    '/api/sets',
    '/api/sets/:code',
    '/api/shared-decks/:shareId',
  ])
})

function isEndpoint(value: unknown): value is contract.Endpoint {
  return typeof value === 'object' && value !== null && 'access' in value && 'path' in value
}
