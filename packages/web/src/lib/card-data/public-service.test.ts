import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import {
  cardOf,
  idOf,
  idsUpTo,
  noSuchCard,
  pass,
  setUpTestService,
} from '../../test/card-data-service.ts'
import { createPublicService } from './public-service.ts'

const service = setUpTestService()
const open = () => createPublicService('https://cards.test')
const gapsOf = (times: number[]) => times.slice(1).map((at, i) => at - (times[i] ?? 0))
const gaps = () => gapsOf(service.requests.map(({ at }) => at))
const spacing = (times: number[]) => Math.min(...gapsOf(times))
const namesUpTo = (count: number) => Array.from({ length: count }, (_, n) => `Card ${n}`)

test('300 cards take 75s, at no more than two requests per second', async () => {
  const { card } = open()
  const cards = Promise.all(idsUpTo(300).map((id) => card(id)))
  await pass(3000)
  expect((await cards)[299]?.name).toBe('Card 299')
  expect(service.requests.map((it) => it.identifiers.length)).toEqual([75, 75, 75, 75])
  expect(Math.min(...gaps())).toBeGreaterThanOrEqual(500)
})

test('the service learns nothing about the user', async () => {
  const { card, search } = open()
  void Promise.all([card(idOf(1)), card(idOf(2)), search({ q: 'bear', order: 'edhrec' })])
  await pass(100)
  expect(service.requests.map((it) => it.credentials)).toEqual(['omit', 'omit'])
  expect(service.requests[1]?.path).toBe('/cards/search?q=bear&unique=cards&order=edhrec')
  const headers = new Map(service.requests[1]?.headers ?? [])
  expect([...headers.keys()].map((name) => name.toLowerCase())).toEqual(['accept'])
  expect(service.requests[1]?.headers.get('accept')).toBe('application/json;q=0.9,*/*;q=0.8')
})

test('a single card is requested at its own address; one that does not exist is null', async () => {
  const { card } = open()
  const first = card(idOf(7))
  await pass(100)
  expect((await first)?.name).toBe('Card 7')
  const second = card(idOf(9999))
  await pass(1000)
  expect(await second).toBeNull()
  expect(service.requests.map((it) => `${it.method} ${it.path}`)).toEqual([
    `GET /cards/${idOf(7)}`,
    `GET /cards/${idOf(9999)}`,
  ])
})

test('an invalid id is not sent to the service', async () => {
  const { card } = open()
  const cards = Promise.all(['search', '../sets', idOf(3)].map((id) => card(id)))
  await pass(100)
  expect((await cards).map((it) => it?.name)).toEqual([undefined, undefined, 'Card 3'])
  expect(service.requests).toHaveLength(1)
})

test('an unreadable card has no details and does not affect the others', async () => {
  const { card } = open()
  const data = [{ ...cardOf(1), name: 5 }, cardOf(2), 'a word']
  service.override = () => HttpResponse.json({ object: 'list', not_found: [], data })
  const cards = Promise.all([card(idOf(1)), card(idOf(2))])
  await pass(100)
  expect((await cards).map((it) => it?.name)).toEqual([undefined, 'Card 2'])
})

test('cards aborted while requests are throttled are not sent', async () => {
  const { card } = open()
  const scrolledAway = new AbortController()
  const cards = idsUpTo(300).map((id, n) => {
    const isShown = n < 75 || n >= 280
    return card(id, isShown ? undefined : scrolledAway.signal).catch((error) => error.name)
  })
  await pass(200)
  scrolledAway.abort()
  await pass(2000)
  expect(service.requests.map((it) => it.identifiers.length)).toEqual([75, 20])
  expect(await cards[100]).toBe('AbortError')
  expect(await cards[299]).toMatchObject({ name: 'Card 299' })
})

test('throttled requests also pause after a 429, and continue at the usual rate', async () => {
  const { card, named } = open()
  service.takesMs = 50
  service.override = (_, place) =>
    place === 0 ? new HttpResponse(null, { status: 429 }) : undefined
  const cards = Promise.all(idsUpTo(200).map((id) => card(id)))
  await pass(100)
  const others = Promise.all(namesUpTo(3).map((name) => named(name)))
  await pass(29_900)
  expect(service.requests).toHaveLength(1)
  await pass(3000)
  expect((await cards)[199]?.name).toBe('Card 199')
  expect((await others)[2]?.name).toBe('Card 2')
  const [first, again] = service.requests.filter((it) => it.method === 'POST')
  expect(again?.identifiers).toEqual(first?.identifiers)
  const times = (path: string) =>
    service.requests.filter((it) => it.path.startsWith(path)).map(({ at }) => at)
  const [refused = 0, ...collections] = times('/cards/collection')
  expect(collections).toHaveLength(3)
  expect(collections[0]).toBeGreaterThanOrEqual(refused + 50 + 30_000)
  expect(spacing(collections)).toBeGreaterThanOrEqual(500)
  expect(spacing(times('/cards/named'))).toBeGreaterThanOrEqual(500)
})

test('the first 30 of a deck’s names are requested, with a pause after 10 and after 20', async () => {
  const { named, walkNames } = open()
  service.takesMs = 450 // so that the next slot is almost due when a response arrives
  const cards = walkNames(namesUpTo(45), (name) => named(name), undefined)
  await pass(20_000)
  expect((await cards).map((card) => card?.name)).toEqual(namesUpTo(30))
  expect(service.requests).toHaveLength(30)
  expect(service.requests[1]?.path).toBe('/cards/named?exact=Card+1')
  expect(Math.min(...gaps())).toBeGreaterThanOrEqual(500)
  const paused = gaps().flatMap((gap, i) => (gap >= 450 + 150 ? [i + 1] : []))
  expect(paused).toEqual([10, 20])
})

test('searches run one after another, with a pause between them', async () => {
  const { search, walkSearches } = open()
  service.takesMs = 480
  const queries = ['landfall', 'o:draw', 't:sliver'].map((q) => ({ q, order: 'edhrec' as const }))
  const found = walkSearches(queries, (query) => search(query), undefined)
  await pass(3000)
  expect((await found).map((cards) => cards.map((card) => card.name))).toEqual([
    ['Card 1'],
    ['Card 1'],
    ['Card 1'],
  ])
  expect(Math.min(...gaps())).toBeGreaterThanOrEqual(480 + 100)
  expect(Math.max(...gaps())).toBeLessThan(480 + 150)
})

test('a search without results is an empty list; a wrong address is an error', async () => {
  const { search } = open()
  service.override = (_, place) =>
    place === 0 ? noSuchCard() : HttpResponse.html('<h1>Not found</h1>', { status: 404 })
  const none = search({ q: 'nothing', order: 'name' })
  await pass(100)
  expect(await none).toEqual([])
  const lost = search({ q: 'nothing', order: 'name' }).catch((error) => error.message)
  await pass(600)
  expect(await lost).toBe('The card-data service answered 404.')
})
