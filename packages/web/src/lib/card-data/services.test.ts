import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import {
  cardOf,
  hideTab,
  idOf,
  idsUpTo,
  pass,
  setUpTestService,
} from '../../test/card-data-service.ts'
import { createMirror } from './services.ts'

const service = setUpTestService()
const frameMs = 20

test('what 120 tiles request in one frame is sent as one request, with the session', async () => {
  const mirror = createMirror('/card-data')
  const cards = Promise.all(idsUpTo(120).map((id) => mirror.card(id)))
  await pass(frameMs)
  expect((await cards).map((card) => card?.name)).toEqual(
    Array.from({ length: 120 }, (_, n) => `Card ${n}`),
  )
  expect(service.requests).toHaveLength(1)
  expect(service.requests[0]).toMatchObject({ path: '/cards/collection', credentials: 'include' })
})

test('2,500 cards are 3 requests, sent in parallel', async () => {
  const mirror = createMirror('/card-data')
  service.takesMs = 100
  const cards = Promise.all(idsUpTo(2500).map((id) => mirror.card(id)))
  await pass(frameMs)
  expect(service.requests.map((it) => it.identifiers.length)).toEqual([1000, 1000, 500])
  await pass(100)
  expect((await cards)[2499]?.name).toBe('Card 2499')
})

test('a card that does not exist has no details and does not affect the others', async () => {
  const mirror = createMirror('/card-data')
  const cards = Promise.all(
    [idOf(1), 'not-a-known-card', idOf(2), 'x'.repeat(65)].map((id) => mirror.card(id)),
  )
  await pass(frameMs)
  expect((await cards).map((card) => card?.name)).toEqual([
    'Card 1',
    undefined,
    'Card 2',
    undefined,
  ])
  expect(service.requests[0]?.identifiers).toHaveLength(3) // the server would refuse the long one
})

test('a card whose id has changed is found by the old one', async () => {
  const mirror = createMirror('/card-data')
  const data = [cardOf(7), cardOf(2)]
  service.override = () =>
    HttpResponse.json({ object: 'list', not_found: [{ id: idOf(9999) }], data })
  const cards = Promise.all([9999, 1, 2].map((n) => mirror.card(idOf(n))))
  await pass(frameMs)
  expect((await cards).map((card) => card?.name)).toEqual([undefined, 'Card 7', 'Card 2'])
})

test('when the cards can’t be identified, there are no details rather than wrong ones', async () => {
  const mirror = createMirror('/card-data')
  service.override = () =>
    HttpResponse.json({ object: 'list', not_found: [], data: [cardOf(7), cardOf(2)] })
  const cards = Promise.all([0, 1, 2].map((n) => mirror.card(idOf(n))))
  await pass(frameMs)
  expect((await cards).map((card) => card?.name)).toEqual([undefined, undefined, 'Card 2'])
})

test('an id in capitals is the same id', async () => {
  const mirror = createMirror('/card-data')
  const id = 'ABCDEF00-0000-4000-8000-000000000001'
  const data = [{ ...cardOf(1), id: id.toLowerCase() }, cardOf(2)]
  service.override = () => HttpResponse.json({ object: 'list', not_found: [], data })
  const cards = Promise.all([mirror.card(idOf(2)), mirror.card(id)])
  await pass(frameMs)
  expect((await cards).map((card) => card?.name)).toEqual(['Card 2', 'Card 1'])
})

test('any number of names is one request', async () => {
  const mirror = createMirror('/card-data')
  const names = [...idsUpTo(40).keys()].map((n) => `Card ${n}`)
  const cards = Promise.all([...names, 'CARD 3', 'Nobody'].map((name) => mirror.named(name)))
  service.override = ({ identifiers }) =>
    HttpResponse.json({
      object: 'list',
      not_found: [{ name: 'Nobody' }],
      data: identifiers.slice(0, 40).map((_, n) => cardOf(n)),
    })
  await pass(frameMs)
  expect((await cards).slice(-3).map((card) => card?.name)).toEqual([
    'Card 39',
    'Card 3',
    undefined,
  ])
  expect(service.requests).toHaveLength(1)
})

test('a face’s name finds the card, but a card of that full name takes precedence', async () => {
  const mirror = createMirror('/card-data')
  const faces = [{ name: 'Fire' }, { name: 'Ice' }]
  const data = [
    { ...cardOf(1), name: 'Fire' },
    { ...cardOf(2), name: 'Fire // Ice', card_faces: faces },
  ]
  service.override = () => HttpResponse.json({ object: 'list', not_found: [], data })
  const cards = Promise.all(['Fire', 'Ice', 'Fire // Ice'].map((name) => mirror.named(name)))
  await pass(frameMs)
  expect((await cards).map((card) => card?.name)).toEqual(['Fire', 'Fire // Ice', 'Fire // Ice'])
})

test('a hidden tab has no frames and still gets its cards', async () => {
  hideTab()
  const mirror = createMirror('/card-data')
  const cards = Promise.all(idsUpTo(3).map((id) => mirror.card(id)))
  await pass(150)
  expect((await cards).map((card) => card?.name)).toEqual(['Card 0', 'Card 1', 'Card 2'])
  expect(service.requests).toHaveLength(1)
})
