import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { pass, setUpTestService, unusedBase } from '../../test/card-data-service.ts'
import { isSessionExpired } from '../api-error.ts'
import { lookUpNames, searchEach } from './look-ups.ts'

const service = setUpTestService()
const namesUpTo = (count: number) => Array.from({ length: count }, (_, n) => `Card ${n}`)
const queries = ['landfall', 'draw', 'ramp'].map((q) => ({ q, order: 'edhrec' as const }))
const oops = () => new HttpResponse('Oops', { status: 500 })

/** The result, once enough fake time has passed. */
async function after<Result>(ms: number, result: Promise<Result>): Promise<Result> {
  const [settled] = await Promise.all([result, pass(ms)])
  return settled
}

test('our mirror looks up all names of a deck in one request', async () => {
  const cards = await after(100, lookUpNames('/card-data', [...namesUpTo(45), 'Card 3', 'Nobody']))
  expect(cards.size).toBe(46)
  expect(cards.get('Card 44')?.name).toBe('Card 44')
  expect(cards.get('Nobody')).toBeNull()
  expect(service.requests.map((it) => it.identifiers.length)).toEqual([46])
})

test('the public service is asked for at most 30 distinct names', async () => {
  const names = ['Card 0', 'Card 0', ...namesUpTo(45)]
  const cards = await after(20_000, lookUpNames(unusedBase(), names))
  expect([...cards.keys()]).toEqual(namesUpTo(30))
  expect(cards.get('Card 29')?.name).toBe('Card 29')
  expect(service.requests).toHaveLength(30)
})

test('a refused or unknown name has no details, and the others are still requested', async () => {
  service.override = ({ path }) => (path.endsWith('Card+1') ? oops() : undefined)
  const names = ['Card 1', 'Nobody', 'Card 2']
  const cards = await after(3000, lookUpNames(unusedBase(), names))
  expect(cards.get('Card 1')).toBeNull()
  expect(cards.get('Nobody')).toBeNull()
  expect(cards.get('Card 2')?.name).toBe('Card 2')
})

test('closing a deck ends its lookups, also during a pause', async () => {
  const closed = new AbortController()
  const cards = lookUpNames(unusedBase(), namesUpTo(30), { signal: closed.signal })
  const ended = cards.catch((error) => error.name)
  await pass(4600)
  closed.abort()
  expect(await ended).toBe('AbortError')
  await pass(5000)
  expect(service.requests).toHaveLength(10)
})

test.each([
  ['our mirror', () => '/card-data'],
  ['the public service', unusedBase],
])('%s: an in-flight request is aborted with the lookups', async (_base, baseOf) => {
  const closed = new AbortController()
  service.takesMs = 300
  const cards = lookUpNames(baseOf(), ['Card 1', 'Card 2'], { signal: closed.signal })
  const ended = cards.catch((error) => error.name)
  await pass(100)
  closed.abort()
  await pass(2000)
  expect(await ended).toBe('AbortError')
  expect(service.requests.map((it) => it.isAborted)).toEqual([true])
})

test('our mirror runs all searches at once', async () => {
  service.takesMs = 100
  const found = searchEach('/card-data', queries)
  await pass(150)
  expect((await found).map((cards) => cards?.length)).toEqual([1, 1, 1])
  expect(service.requests.map((it) => it.path)).toEqual([
    '/cards/search?q=landfall&unique=cards&order=edhrec',
    '/cards/search?q=draw&unique=cards&order=edhrec',
    '/cards/search?q=ramp&unique=cards&order=edhrec',
  ])
})

test.each([
  ['our mirror', () => '/card-data'],
  ['the public service', unusedBase],
])('%s: a failed search does not affect the others', async (_base, baseOf) => {
  service.override = ({ path }) => (path.includes('q=draw') ? oops() : undefined)
  const found = await after(3000, searchEach(baseOf(), queries))
  expect(found.map((cards) => cards?.length)).toEqual([1, undefined, 1])
})

test('both report an expired session', async () => {
  service.override = () =>
    HttpResponse.json({ message: 'Authentication required' }, { status: 401 })
  const names = lookUpNames('/card-data', namesUpTo(3)).catch((error) => error)
  const searches = searchEach('/card-data', queries).catch((error) => error)
  expect(isSessionExpired(await after(100, names))).toBe(true)
  expect(isSessionExpired(await searches)).toBe(true)
})
