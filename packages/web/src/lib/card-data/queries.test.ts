import { environmentManager, onlineManager, QueryObserver } from '@tanstack/react-query'
import { HttpResponse } from 'msw'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { idOf, pass, setUpTestService, unusedBase } from '../../test/card-data-service.ts'
import { isSessionExpired } from '../api-error.ts'
import { createQueryClient } from '../query-client.ts'
import { cardsKey } from './cards-key.ts'
import { cardQuery, cardSearchQuery, namedCardQuery } from './queries.ts'

const service = setUpTestService()
const bases = [
  ['our mirror', () => '/card-data'],
  ['the public service', unusedBase],
] as const
const notFound = { object: 'error', status: 404, code: 'not_found', details: 'No card found.' }

// Only a browser retries on a timer.
beforeAll(() => environmentManager.setIsServer(() => false))
afterAll(() => environmentManager.setIsServer(() => true))

/** Subscribes to a query as a page does; `leave` unsubscribes. */
function show(query: ReturnType<typeof cardQuery>, client = createQueryClient()) {
  client.mount() // as in the app, so that it reacts when the network is back
  const observer = new QueryObserver(client, query)
  const leave = observer.subscribe(() => {})
  onTestFinished(() => {
    observer.destroy()
    client.unmount()
  })
  return { client, leave, result: () => observer.getCurrentResult() }
}

test.each(bases)('%s: a card is requested once and then cached', async (_base, baseOf) => {
  const base = baseOf()
  const first = show(cardQuery(base, idOf(1)))
  await pass(1000)
  expect(first.result().data?.name).toBe('Card 1')
  first.leave()
  const second = show(cardQuery(base, idOf(1)), first.client)
  await pass(120_000)
  expect(second.result().data?.name).toBe('Card 1')
  expect(service.requests).toHaveLength(1)
})

test.each(bases)('%s: a missing card is cached too', async (_base, baseOf) => {
  const base = baseOf()
  service.override = ({ method, identifiers }) =>
    method === 'GET'
      ? HttpResponse.json(notFound, { status: 404 })
      : HttpResponse.json({ object: 'list', not_found: identifiers, data: [] })
  const tile = show(cardQuery(base, idOf(9999)))
  await pass(120_000)
  expect(tile.result()).toMatchObject({ status: 'success', data: null })
  expect(service.requests).toHaveLength(1)
})

test.each(bases)(
  '%s: after a failure a card is requested again when it is shown again',
  async (_base, baseOf) => {
    const base = baseOf()
    service.override = (_, place) => (place === 0 ? HttpResponse.error() : undefined)
    const tile = show(cardQuery(base, idOf(1)))
    await pass(1000)
    expect(tile.result()).toMatchObject({ status: 'error', data: undefined })
    tile.leave()
    const back = show(cardQuery(base, idOf(1)), tile.client)
    await pass(1000)
    expect(back.result().data?.name).toBe('Card 1')
  },
)

test.each(bases)(
  '%s: a failed card that stays on screen is requested again after a minute',
  async (_base, baseOf) => {
    const base = baseOf()
    service.override = (_, place) =>
      place < 2 ? new HttpResponse('Oops', { status: 500 }) : undefined
    const tile = show(cardQuery(base, idOf(1)))
    await pass(59_000)
    expect(service.requests).toHaveLength(1)
    await pass(65_000)
    expect(tile.result().data?.name).toBe('Card 1')
    await pass(120_000)
    expect(service.requests).toHaveLength(3)
  },
)

test('a card that failed while offline is requested again once the network is back', async () => {
  service.override = (_, place) => (place === 0 ? HttpResponse.error() : undefined)
  const tile = show(cardQuery('/card-data', idOf(1)))
  await pass(1000)
  onlineManager.setOnline(false)
  onlineManager.setOnline(true)
  await pass(1000)
  expect(tile.result().data?.name).toBe('Card 1')
})

test('a failed refetch leaves the previous details', async () => {
  const tile = show(cardQuery('/card-data', idOf(1)))
  await pass(100)
  service.override = () => new HttpResponse('Oops', { status: 500 })
  void tile.client.invalidateQueries({ queryKey: cardsKey })
  await pass(100)
  expect(tile.result()).toMatchObject({ status: 'error', data: { name: 'Card 1' } })
})

test.each([
  [
    'in the format of the service',
    { object: 'error', status: 401, details: 'Authentication required' },
  ],
  ['in our own format', { code: 'authentication_required', message: 'Authentication required' }],
])('an expired session is reported, %s, and not retried', async (_label, body) => {
  service.override = () => HttpResponse.json(body, { status: 401 })
  const tile = show(cardQuery('/card-data', idOf(1)))
  await pass(120_000)
  expect(isSessionExpired(tile.result().error)).toBe(true)
  expect(service.requests).toHaveLength(1)
})

test('a 401 of the public service says nothing about the session', async () => {
  service.override = () => new HttpResponse('Unauthorized', { status: 401 })
  const tile = show(cardQuery(unusedBase(), idOf(1)))
  await pass(1000)
  expect(tile.result().status).toBe('error')
  expect(isSessionExpired(tile.result().error)).toBe(false)
})

test('a tile that is scrolled away before its request is sent costs nothing', async () => {
  const client = createQueryClient()
  const stayed = show(cardQuery('/card-data', idOf(1)), client)
  const away = show(cardQuery('/card-data', idOf(2)), client)
  await pass(5)
  away.leave()
  await pass(100)
  expect(stayed.result().data?.name).toBe('Card 1')
  expect(service.requests.map((it) => it.identifiers)).toEqual([[{ id: idOf(1) }]])
})

test('after a refetch starts, an earlier response does not count as the new one', async () => {
  const tile = show(cardQuery('/card-data', idOf(1)))
  await pass(100)
  service.takesMs = 200
  void tile.client.invalidateQueries({ queryKey: cardsKey })
  await pass(50)
  void tile.client.invalidateQueries({ queryKey: cardsKey })
  await pass(500)
  expect(service.requests.map((it) => it.isAborted)).toEqual([false, true, false])
})

test.each(bases)('%s: names and searches are cached like cards', async (_base, baseOf) => {
  const base = baseOf()
  const client = createQueryClient()
  const search = cardSearchQuery(base, { q: 'o:landfall', order: 'edhrec' })
  const both = () =>
    Promise.all([client.query(namedCardQuery(base, 'Card 4')), client.query(search)])
  const [[named, found]] = await Promise.all([both(), pass(1000)])
  expect(named?.name).toBe('Card 4')
  expect(found.map((card) => card.name)).toEqual(['Card 1'])
  await Promise.all([both(), pass(1000)])
  expect(service.requests).toHaveLength(2)
})
