import { sign } from '@fastify/cookie'
import {
  type Access,
  addressOf,
  cardDataError,
  type Endpoint,
  errorBody,
  forgotPassword,
  getCurrentUser,
  hasInputInBody,
  isMirrorPath,
  limits,
  listCollection,
  listDecks,
  login,
} from '@manafolio/contract'
import type { LightMyRequestResponse } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { sessionHash } from '../../http/session-store.ts'
import { type Client, clientOf, type MemberClient, type Payload, sessionCookie } from '../client.ts'
import { onOneEngine } from '../engines.ts'
import { type TestApp, useTestApp } from '../test-app.ts'
import { endpoints, type NamedEndpoint } from './contract-endpoints.ts'
import { allRows, rowsOf, rowsWithout } from './rows.ts'
import { isPlainRead, type Owner, ownersEmail, ownersPassword, settle } from './scene.ts'
import { partsOf, type Shape, sampleOf, shapeOf } from './shapes.ts'

const withAccess = (...access: Access[]) =>
  endpoints.filter(({ endpoint }) => access.includes(endpoint.access))
const closed = withAccess('member', 'admin')
const open = withAccess('public', 'optional')
const forMembers = withAccess('optional', 'member')
const adminsOnly = withAccess('admin')

onOneEngine((engine) => {
  const app = useTestApp(engine)
  let owner: Owner
  let cookies: (string | undefined)[]
  let shownToNewcomer: string[][]

  beforeAll(async () => {
    const newcomer = await app().member()
    const reportedBefore = await answersTo(newcomer)
    owner = await settle(app())
    shownToNewcomer = [reportedBefore, await answersTo(newcomer)]
    cookies = await worthlessCookies(app(), owner)
  })

  test('the owner has a row in every table that knows users', async () => {
    const rows = await allRows(app().database.db)
    const { tables, none } = await tablesOfUsers(app(), owner)
    expect(tables).toContain('collection')
    expect(none).toEqual([])
    expect(Object.keys(rows).length).toBeGreaterThan(tables.length)
    expect(owner.secrets.join()).toContain('a deck that nobody knows')
    expect(owner.ids).toContain('the-link_to-that-deck0')
  })

  test('whatever an owner does, other users see no difference', () => {
    const [before = [], after] = shownToNewcomer
    expect(before.length).toBeGreaterThan(4)
    expect(after).toEqual(before)
  })

  describe('without a valid session', () => {
    test.each(closed)('$name tells to sign in, and does nothing', async ({ endpoint }) => {
      const before = await allRows(app().database.db)
      for (const cookie of cookies) {
        for (const payload of payloadsOf(endpoint, owner.ids.slice(0, 3))) {
          const response = await sendTo(stranger(app().app), endpoint, payload, cookie)
          expect(response.statusCode).toBe(401)
          expect(refusalIn(response, endpoint)).toBe('Authentication required')
          expect(response.headers['cache-control']).toBe('no-store')
        }
      }
      expect(await allRows(app().database.db)).toEqual(before)
    })

    test.each(closed)('HEAD and OPTIONS of $name tell nothing', async ({ endpoint }) => {
      const url = addressOf(endpoint, paramsOf(endpoint, [owner.ids[0] ?? '']), undefined)
      for (const method of ['HEAD', 'OPTIONS'] as const) {
        const response = await stranger(app().app).send({ method, url })
        expect(response.statusCode).toBeOneOf([401, 404])
      }
    })

    test.each(open)('$name tells nothing of the owner, and changes nothing', async (open) => {
      const before = await rowsLeftAlone(app(), open.endpoint)
      const payloads = payloadsOf(open.endpoint, owner.ids)
      for (const payload of payloads) {
        const response = await sendTo(stranger(app().app), open.endpoint, payload)
        expect(response.statusCode).toBeLessThan(500)
        expectNoLeak(response, owner, payload)
      }
      if (open.endpoint === forgotPassword) await emailsOut(app(), payloads.length)
      expect(await rowsLeftAlone(app(), open.endpoint)).toEqual(before)
    })
  })

  describe('for another user', () => {
    let other: MemberClient

    beforeAll(enter)

    async function enter() {
      other = await app().member()
    }

    async function rowsOfOthers() {
      return rowsWithout(await allRows(app().database.db), other.account.id)
    }

    test.each(forMembers)('$name neither tells nor changes what is the owner’s', async (member) => {
      const { endpoint } = member
      await enter()
      let before = await rowsOfOthers()
      for (const payload of payloadsOf(endpoint, [...owner.ids, other.password])) {
        const response = await sendTo(other, endpoint, payload)
        expect(response.statusCode).toBeLessThan(500)
        expectNoLeak(response, owner, payload)
        if (endpoint.method === 'GET' || (await other.send(whoAmI)).statusCode !== 401) continue
        expect(await rowsOfOthers()).toEqual(before)
        await enter()
        before = await rowsOfOthers()
      }
      expect(await rowsOfOthers()).toEqual(before)
    })

    test.each(withPrivateIds(forMembers))(
      '$name does not find what is the owner’s',
      async (named) => {
        await enter()
        const hidden = owner.ids.filter((id) => owner.secrets.includes(id))
        expect(hidden.length).toBeGreaterThan(3)
        for (const payload of payloadsOf(named.endpoint, hidden)) {
          const response = await sendTo(other, named.endpoint, payload)
          expect(response.statusCode).toBeOneOf([400, 404, 409, 422])
        }
      },
    )

    test.runIf(adminsOnly.length > 0).each(adminsOnly)(
      '$name is refused, and does nothing',
      async ({ endpoint }) => {
        const before = await allRows(app().database.db)
        for (const payload of payloadsOf(endpoint, [...owner.ids, other.password])) {
          const response = await sendTo(other, endpoint, payload)
          expect(response.statusCode).toBe(403)
          expect(refusalIn(response, endpoint)).toBe('Only administrators can do this.')
          expectNoLeak(response, owner, payload)
        }
        expect(await allRows(app().database.db)).toEqual(before)
      },
    )
  })

  test('after all that the owner is signed in on both devices and has every card and deck', async () => {
    for (const device of owner.sessions) {
      expect(await device.call(getCurrentUser)).toEqual(owner.account)
      const quantities = (await device.call(listCollection)).map(({ quantity }) => quantity)
      expect(quantities).toEqual([3, 3])
      const decks = await device.call(listDecks)
      // The version by which all of that was asked for.
      const deck = { name: 'a deck that nobody knows', version: 1, cardCount: 6, sideCount: 1 }
      const shared = { name: 'a deck that is shown to everybody', version: 1, cardCount: 2 }
      expect(decks).toMatchObject([deck, { ...shared, shareId: 'the-link_to-that-deck0' }])
    }
  })
})

const whoAmI = { method: 'GET', url: getCurrentUser.path } as const

let strangers = 0

/** Each at an address of its own: tries are counted by it. */
function stranger(app: TestApp['app']): Client {
  return clientOf(app, `10.77.${++strangers >> 8}.${strangers & 255}`)
}

function sendTo(
  client: Client,
  endpoint: Endpoint,
  { params = {}, input }: Payload,
  cookie?: string,
) {
  const sendsBody = input !== undefined && hasInputInBody(endpoint)
  return client.send({
    method: endpoint.method,
    url: addressOf(endpoint, params, input),
    headers: {
      ...(cookie !== undefined && { cookie }),
      ...(sendsBody && { 'content-type': 'application/json' }),
    },
    ...(sendsBody && { payload: JSON.stringify(input) }),
  })
}

/** To every question that needs no more than a session. */
async function answersTo(client: Client): Promise<string[]> {
  const answers: string[] = []
  for (const { name, endpoint } of endpoints.filter((one) => isPlainRead(one.endpoint))) {
    const { body } = await client.send({ method: 'GET', url: endpoint.path })
    answers.push(`${name}: ${body}`)
  }
  return answers
}

/** Calls that name each of the ids wherever something can be named. */
function payloadsOf(endpoint: Endpoint, ids: readonly string[]): Payload[] {
  const names = Object.keys(shapeOf(endpoint.params).properties ?? {})
  const pairs = names.length > 1 ? ids.flatMap((a) => ids.map((b) => [a, b])) : ids.map((a) => [a])
  return pairs.flatMap((pair) =>
    numbersIn(endpoint).map((number) => ({
      params: paramsOf(endpoint, pair),
      input: sampleOf(shapeOf(endpoint.input), { text: pair[0] ?? '', email: ownersEmail, number }),
    })),
  )
}

/** A number may decide what happens: none of a card removes it, some of it keep it. */
function numbersIn(endpoint: Endpoint) {
  const hasNumber = partsOf(shapeOf(endpoint.input)).some(({ type }) => type === 'integer')
  return hasNumber ? (['minimum', 'maximum'] as const) : (['minimum'] as const)
}

function paramsOf(endpoint: Endpoint, ids: readonly string[]): Record<string, string> {
  const parts = Object.entries(shapeOf(endpoint.params).properties ?? {})
  const value = ({ type, minimum = 1 }: Shape, at: number) =>
    type === 'integer' ? `${minimum}` : (ids[at] ?? ids[0] ?? '')
  return Object.fromEntries(parts.map(([name, shape], at) => [name, value(shape, at)]))
}

/** Changes of something that the address names. */
function withPrivateIds(all: readonly NamedEndpoint[]): NamedEndpoint[] {
  return all.filter(({ endpoint }) => endpoint.method !== 'GET' && endpoint.path.includes('/:'))
}

/** No cookie, nonsense, the owner's with a wrong signature or none, and one that has expired. */
async function worthlessCookies(app: TestApp, owner: Owner): Promise<(string | undefined)[]> {
  const { db } = app.database
  const right = owner.sessions[0].session() ?? ''
  const [sid = ''] = right.split('.')
  const expired = stranger(app.app)
  await expired.send({
    method: 'POST',
    url: login.path,
    payload: { email: ownersEmail, password: ownersPassword },
  })
  const [expiredSid = ''] = expired.session()?.split('.') ?? []
  await db
    .updateTable('session')
    .set({ expire: '2026-01-01T00:00:00.000Z' })
    .where('sid', '=', sessionHash(expiredSid))
    .execute()
  return [
    undefined,
    ...['', 'nonsense', `${sid}`, `${right}x`, sign(sid, 'another secret of 32 characters or more')]
      .concat(expired.session() ?? '')
      .map((value) => `${sessionCookie}=${encodeURIComponent(value)}`),
  ]
}

/** Anyone can have an email sent to the owner, which invalidates the previous link. */
async function rowsLeftAlone(app: TestApp, endpoint: Endpoint) {
  const { password_reset_tokens: tokens, ...rows } = await allRows(app.database.db)
  return endpoint === forgotPassword ? rows : { ...rows, tokens }
}

/** Letters are written after the answers; the next test must not meet them half done. */
async function emailsOut({ mailer }: TestApp, requests: number) {
  const written = Math.min(requests, limits.resetEmailsPerHour - 1) // the owner asked for one before
  for (let out = 0; out < written; out++) await mailer.mailTo(ownersEmail)
}

async function tablesOfUsers({ database }: TestApp, owner: Owner) {
  const own = rowsOf(await allRows(database.db), owner.account.id)
  const known = await database.db.introspection.getTables()
  const tables = known
    .filter(({ columns }) => columns.some(({ name }) => name === 'user_id'))
    .map(({ name }) => name)
  return { tables, none: tables.filter((table) => !own[table]?.length) }
}

/** What was sent may come back; nothing else that is the owner's. */
function expectNoLeak(response: LightMyRequestResponse, owner: Owner, sent: Payload) {
  const request = JSON.stringify(sent)
  const answered = `${JSON.stringify(response.headers)} ${response.body}`
  const leaks = owner.secrets.filter((text) => answered.includes(text) && !request.includes(text))
  expect(leaks).toEqual([])
}

/** The sentence of a refusal, which has the contract's shape. */
function refusalIn(response: LightMyRequestResponse, { path }: Endpoint): string {
  if (isMirrorPath(path)) return cardDataError.parse(response.json()).details
  return errorBody.parse(response.json()).message
}
