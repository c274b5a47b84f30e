import { HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { idOf, idsUpTo, pass, setUpTestService } from '../../test/card-data-service.ts'
import { createPublicService } from './public-service.ts'
import { createMirror } from './services.ts'

const service = setUpTestService()
const tooMany = (headers?: Record<string, string>) =>
  new HttpResponse(null, { status: 429, ...(headers && { headers }) })
const nameOf = (error: Error) => error.name

describe.each([
  ['our mirror', () => createMirror('/card-data')],
  ['the public service', () => createPublicService('https://cards.test')],
])('%s', (_, open) => {
  test('the same card is requested once, also while the request is in flight', async () => {
    const { card } = open()
    service.takesMs = 300
    const early = [card(idOf(1)), card(idOf(1)), card(idOf(2))]
    await pass(100)
    const cards = Promise.all([...early, card(idOf(1))])
    await pass(1000)
    expect((await cards).map((it) => it?.name)).toEqual(['Card 1', 'Card 1', 'Card 2', 'Card 1'])
    expect(service.requests).toHaveLength(1)
    expect(service.requests[0]?.identifiers).toHaveLength(2)
  })

  test('a card that was answered is requested again the next time', async () => {
    const { search } = open()
    const query = { q: 'bear', order: 'name' as const }
    await Promise.all([search(query), search({ ...query }), pass(100)])
    await Promise.all([search(query), pass(1000)])
    expect(service.requests).toHaveLength(2)
  })

  test('a card whose callers all aborted before it was sent is not sent', async () => {
    const { card } = open()
    const away = new AbortController()
    const gone = card(idOf(1), away.signal).catch(nameOf)
    const remaining = [card(idOf(2), away.signal).catch(nameOf), card(idOf(2)), card(idOf(3))]
    away.abort()
    await pass(100)
    expect(await gone).toBe('AbortError')
    expect(await Promise.all(remaining)).toMatchObject([
      'AbortError',
      { id: idOf(2) },
      { id: idOf(3) },
    ])
    expect(service.requests.map((it) => it.identifiers)).toEqual([
      [{ id: idOf(2) }, { id: idOf(3) }],
    ])
  })

  test('when every caller aborts, nothing is sent', async () => {
    const { card } = open()
    const away = new AbortController()
    const gone = idsUpTo(3).map((id) => card(id, away.signal).catch(nameOf))
    away.abort()
    await pass(1000)
    expect(await Promise.all(gone)).toEqual(['AbortError', 'AbortError', 'AbortError'])
    expect(await card(idOf(1), away.signal).catch(nameOf)).toBe('AbortError')
    expect(service.requests).toHaveLength(0)
  })

  test('one aborted caller does not abort the shared request; the last one does', async () => {
    const { card } = open()
    service.takesMs = 500
    const tiles = idsUpTo(3).map(() => new AbortController())
    const gone = tiles.map((tile, n) => card(idOf(n), tile.signal).catch(nameOf))
    await pass(100)
    tiles[0]?.abort()
    tiles[1]?.abort()
    await pass(50)
    expect(service.requests[0]?.isAborted).toBe(false)
    tiles[2]?.abort()
    await pass(50)
    expect(service.requests[0]?.isAborted).toBe(true)
    expect(await Promise.all(gone)).toEqual(['AbortError', 'AbortError', 'AbortError'])
  })

  test('a key aborted in flight and requested again is sent again', async () => {
    const { card } = open()
    service.takesMs = 300
    const away = new AbortController()
    const gone = card(idOf(1), away.signal).catch(nameOf)
    await pass(100)
    away.abort()
    const back = card(idOf(1))
    await pass(1500)
    expect(await gone).toBe('AbortError')
    expect((await back)?.name).toBe('Card 1')
    expect(service.requests.map((it) => it.isAborted)).toEqual([true, false])
  })

  test.each([
    ['for 30 seconds', undefined, 30_000],
    ['for the given number of seconds', { 'Retry-After': '7' }, 7000],
    ['until the given time', { 'Retry-After': 'Sat, 21 Nov 2026 12:00:12 GMT' }, 11_800],
  ])('after a 429 nothing is sent %s, then everything is', async (_for, headers, pauseMs) => {
    const { card, search } = open()
    service.override = (_name, place) => (place === 0 ? tooMany(headers) : undefined)
    const cards = [card(idOf(1)), card(idOf(2))]
    await pass(100)
    const more = Promise.all([...cards, card(idOf(3)), search({ q: 'bear', order: 'name' })])
    await pass(pauseMs - 200)
    expect(service.requests).toHaveLength(1)
    await pass(2000)
    expect((await more).map((it) => it && 'id' in it && it.name)).toEqual([
      'Card 1',
      'Card 2',
      'Card 3',
      false,
    ])
    expect(service.requests[1]?.at).toBeGreaterThanOrEqual((service.requests[0]?.at ?? 0) + pauseMs)
  })

  test('keys aborted while rate-limited are not sent afterwards', async () => {
    const { card } = open()
    service.override = (_name, place) => (place === 0 ? tooMany() : undefined)
    const away = new AbortController()
    const gone = card(idOf(1), away.signal).catch(nameOf)
    const cards = Promise.all([card(idOf(2)), card(idOf(3))])
    await pass(100)
    away.abort()
    await pass(31_000)
    expect(await gone).toBe('AbortError')
    expect((await cards).map((it) => it?.name)).toEqual(['Card 2', 'Card 3'])
    expect(service.requests[1]?.identifiers).toEqual([{ id: idOf(2) }, { id: idOf(3) }])
  })

  test('a service that keeps answering 429 is given up after four requests', async () => {
    const { card } = open()
    service.override = () => tooMany({ 'Retry-After': '2' })
    const cards = Promise.allSettled([card(idOf(1)), card(idOf(2))])
    await pass(12_000)
    expect((await cards).map((it) => it.status)).toEqual(['rejected', 'rejected'])
    expect(service.requests).toHaveLength(4)
  })

  test.each([
    ['500', () => new HttpResponse('Oops', { status: 500 })],
    ['404 for a wrong address', () => HttpResponse.html('<h1>Nothing here</h1>', { status: 404 })],
    ['a failing network', () => HttpResponse.error()],
    ['a page', () => HttpResponse.html('<h1>Sign in to the hotel</h1>')],
    ['something else', () => HttpResponse.json({ hello: 'world' })],
    ['a list of something else', () => HttpResponse.json([1, 2])],
    ['null', () => HttpResponse.json(null)],
  ])('%s fails all callers, and a retry succeeds', async (_what, failure) => {
    const { card } = open()
    service.override = (_name, place) => (place === 0 ? failure() : undefined)
    const failed = Promise.allSettled([card(idOf(1)), card(idOf(2))])
    await pass(100)
    expect((await failed).map((it) => it.status)).toEqual(['rejected', 'rejected'])
    const cards = Promise.all([card(idOf(1)), card(idOf(2))])
    await pass(1000)
    expect((await cards).map((it) => it?.name)).toEqual(['Card 1', 'Card 2'])
  })
})
