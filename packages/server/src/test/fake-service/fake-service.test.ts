import { gunzipSync } from 'node:zlib'
import { cardDataPage } from '@manafolio/contract'
import { describe, expect, test } from 'vitest'
import { printing, unknownPrinting } from '../sample-cards.ts'
import { testClock } from '../test-clock.ts'
import { useFakeService } from './test-service.ts'

const clock = testClock()
const fake = useFakeService({ now: () => clock.now().getTime() })

const named = { 'user-agent': 'a test', accept: '*/*' }

function get(path: string, headers: Record<string, string> = named) {
  return fetch(`${fake().url}${path}`, { headers })
}

async function post(path: string, body: object) {
  const headers = { 'content-type': 'application/json' }
  const options = { method: 'POST', headers, body: JSON.stringify(body) }
  const response = await fetch(`${fake().url}${path}`, options)
  return { status: response.status, body: await response.json() }
}

describe('like the real one it', () => {
  test('refuses requests without a user agent', async () => {
    const response = await get('/bulk-data', {})
    expect(response.status).toBe(403)
    expect(await response.json()).toMatchObject({ object: 'error', code: 'forbidden' })
    expect((await get('/bulk-data')).status).toBe(200)
  })

  test('lets any page read its answers', async () => {
    const response = await get('/bulk-data/default_cards')
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    const preflight = await fetch(`${fake().url}/cards/collection`, { method: 'OPTIONS' })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-headers')).toContain('content-type')
  })

  test('locks out for 30 seconds who asks too often, if it is told to be strict', async () => {
    fake().behave({ rateLimits: 'on' })
    const statuses = []
    for (let i = 0; i < 11; i++) statuses.push((await get('/bulk-data')).status)
    expect(statuses).toEqual([...Array(10).fill(200), 429])
    clock.moveForward(29_000)
    expect((await get('/bulk-data')).status).toBe(429)
    clock.moveForward(1000)
    expect((await get('/bulk-data')).status).toBe(200)
  })

  test('offers tags of cards', async () => {
    const lines = gunzipSync(fake().served('oracle_tags').bytes).toString().trim().split('\n')
    const tags = lines.map((line) => JSON.parse(line))
    const burn = tags.find(({ slug }) => slug === 'burn')
    const removal = tags.find(({ slug }) => slug === 'removal')
    expect(burn).toMatchObject({ label: 'Burn', parent_ids: [removal.id], taggings: [{}] })
    expect(removal.child_ids).toEqual([burn.id])
  })
})

describe('cards are looked up', () => {
  const unknown = { id: unknownPrinting }

  async function collection(identifiers: object[]) {
    const headers = { ...named, 'content-type': 'application/json' }
    const body = JSON.stringify({ identifiers })
    return fetch(`${fake().url}/cards/collection`, { method: 'POST', headers, body })
  }

  test('by id, by name and by search, by anybody', async () => {
    const card = await (await get(`/cards/${printing.lightningBoltAlpha}`)).json()
    expect(card).toMatchObject({ object: 'card', name: 'Lightning Bolt', set: 'lea' })
    const same = await (await get('/cards/named?exact=lightning+bolt&set=lea')).json()
    expect(same).toMatchObject({ id: printing.lightningBoltAlpha })
    const found = await (await get('/cards/search?q=!"goblin+guide"')).json()
    expect(found).toMatchObject({ object: 'list', data: [{ name: 'Goblin Guide' }] })
  })

  test('up to 75 at once', async () => {
    const known = { id: printing.goblinGuideZendikar }
    expect(await (await collection([known, unknown])).json()).toMatchObject({
      data: [{ name: 'Goblin Guide' }],
      not_found: [unknown],
    })
    expect((await collection(Array(75).fill(known))).status).toBe(200)
    expect((await collection(Array(76).fill(known))).status).toBe(422)
  })

  test('page by page, at addresses of its own', async () => {
    const page = async (path: string) => cardDataPage.parse(await (await get(path)).json())
    const first = await page('/cards/search?q=mv>=0&unique=prints')
    const next = first.next_page ?? ''
    expect(next).toContain(`${fake().url}/cards/search?`)
    const second = await page(next.slice(fake().url.length))
    expect(second.data).not.toHaveLength(0)
    expect(second.data[0]?.id).not.toBe(first.data[0]?.id)
  })

  test('in vain when there is none, and with a failure when it is told so', async () => {
    expect(await (await get(`/cards/${unknown.id}`)).json()).toMatchObject({
      object: 'error',
      status: 404,
      code: 'not_found',
    })
    fake().behave({ lookups: 'tooMany', retryAfter: '30' })
    const refused = await get(`/cards/${printing.lightningBoltAlpha}`)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30'])
  })

  test('twice a second in each dear way, if it is told to be strict', async () => {
    clock.moveForward(60_000)
    fake().behave({ rateLimits: 'on' })
    const search = async () => (await get('/cards/search?q=bolt')).status
    expect([await search(), await search()]).toEqual([200, 200])
    expect((await get('/cards/named?exact=lightning+bolt')).status).toBe(200)
    expect(await search()).toBe(429)
  })
})

describe('people can', () => {
  test('see what it does, and change it', async () => {
    const changed = await post('/fake/behavior', { answers: 'unavailable', times: 1 })
    expect(changed).toMatchObject({ status: 200, body: { behavior: { answers: 'unavailable' } } })
    expect((await get('/bulk-data')).status).toBe(503)
    expect((await get('/bulk-data')).status).toBe(200)
    expect(await (await get('/fake')).json()).toMatchObject({
      behavior: { answers: 'normal' },
      requests: ['GET /bulk-data', 'GET /bulk-data'],
    })
  })

  test('have it offer fewer cards', async () => {
    const cards = () => gunzipSync(fake().served().bytes).toString().trim().split('\n')
    expect(cards()).toHaveLength(591)
    await post('/fake/file', { share: 0.5 })
    expect(cards()).toHaveLength(295)
  })

  test('make mistakes, and are told', async () => {
    expect(await post('/fake/behavior', { downloads: 'cat' })).toMatchObject({ status: 400 })
    expect(await post('/fake/file', { file: '/no/such/file' })).toMatchObject({ status: 500 })
    expect((await get('/bulk-data')).status).toBe(200)
  })
})
