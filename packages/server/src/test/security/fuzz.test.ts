import {
  addressOf,
  cardDataError,
  type Endpoint,
  errorBody,
  fileType,
  getCurrentUser,
  hasInputInBody,
  isMirrorPath,
  limits,
  listCollection,
  login,
} from '@manafolio/contract'
import { runsOf } from '@manafolio/testing/property-runs'
import * as fc from 'fast-check'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { pino } from 'pino'
import { describe, expect, inject, test } from 'vitest'
import * as z from 'zod/mini'
import type { Engine } from '../../db/database.ts'
import { clientOf, type MemberClient } from '../client.ts'
import { onEveryEngine, onOneEngine } from '../engines.ts'
import { type TestApp, useTestApp } from '../test-app.ts'
import { endpoints } from './contract-endpoints.ts'
import { bodyText, contentType, deepBodies, nastyTexts, pathPart, queryText } from './hostile.ts'
import { type Owner, ownersPassword, settle } from './scene.ts'
import { sampleOf, shapeOf } from './shapes.ts'

const seed = 20_260_815
const writes = endpoints.filter(({ endpoint }) => endpoint.method !== 'GET')

/** Most of what may break lies before the database; there is little that only one engine minds. */
const runs = { sqlite: 60, postgres: 15 }

onEveryEngine((engine) => {
  const { app, send, bugs } = useCallers(engine)

  const texts = engine === 'sqlite' || inject('isLongRun') ? nastyTexts : textsForDatabases

  test.each(endpoints)(
    '$name answers every nasty text in the words of the contract',
    async ({ endpoint }) => {
      for (const text of texts)
        expectContract(await send(endpoint, requestWith(endpoint, text)), endpoint)
    },
  )

  test('nothing of that was a bug', () => {
    expect(bugs()).toEqual([])
  })

  test('who was there before has everything, and signs in', () => expectOwnerSignsIn(app()))
})

onOneEngine((engine) => {
  const { app, send, bugs } = useCallers(engine)

  test.each(endpoints)(
    '$name answers whatever is sent in the words of the contract',
    async ({ endpoint }) => {
      const property = fc.asyncProperty(requestTo(endpoint), async (request) => {
        expectContract(await send(endpoint, request), endpoint)
      })
      await fc.assert(property, { seed, numRuns: runsOf(runs[engine]) })
    },
  )

  test.each(writes)('$name answers so to the deepest bodies', async ({ endpoint }) => {
    const url = endpoint.path.replace(/:\w+/g, 'some-id')
    for (const body of deepBodies) {
      const request = { method: endpoint.method, url, ...bodyOf(body) }
      expectContract(await send(endpoint, request), endpoint)
    }
  })

  test('nothing of it was a bug', () => {
    expect(bugs()).toEqual([])
  })

  test('who was there before has everything, and signs in', () => expectOwnerSignsIn(app()))
})

/** A server, people who may call it, and what it logs of bugs. */
function useCallers(engine: Engine) {
  const logged: string[] = []
  const log = pino({ level: 'trace' }, { write: (line) => void logged.push(line) })
  const app = useTestApp(engine, { log })
  const people = new Map<Endpoint['access'], MemberClient>()

  async function callerOf({ access }: Endpoint): Promise<MemberClient> {
    const caller =
      people.get(access) ?? (await (access === 'admin' ? app().admin() : app().member()))
    people.set(access, caller)
    return caller
  }

  /** Sends it as a user who may call; they make way for another when it ended their session. */
  async function send(endpoint: Endpoint, request: Request): Promise<LightMyRequestResponse> {
    const caller = await callerOf(endpoint)
    const sender = clientOf(app().app, newAddress(), caller.session())
    const response = await sender.send(request)
    const isWrite = request.method !== 'GET' && response.statusCode < 400
    const isOut = isWrite && (await caller.send(whoAmI)).statusCode !== 200
    if (isOut) people.delete(endpoint.access)
    return response
  }

  const bugs = () => logged.filter((line) => Number(JSON.parse(line).level) >= 50)
  return { app, send, bugs }
}

/**
 * Those of the texts that a database may mind: the others never get as far as to one engine only.
 */
const textsForDatabases = nastyTexts.filter(
  (text) => text.length > 250 || /[\0\\%]|[\ud800-\udfff]/.test(text) || text.trim() === '',
)

async function expectOwnerSignsIn(app: TestApp) {
  const owner: Owner = await settle(app)
  const { email } = owner.account
  const visitor = app.visitor()
  await visitor.call(login, { input: { email, password: ownersPassword } })
  expect(await visitor.call(getCurrentUser)).toEqual(owner.account)
  expect(await visitor.call(listCollection)).toHaveLength(2)
}

describe('a body of ten megabytes', () => {
  const app = useTestApp('sqlite')
  const payload = Buffer.alloc(10 * 1024 * 1024, ' ')

  const readers = writes.filter(({ endpoint }) => endpoint.sends !== 'file')

  test.each(readers)('is refused by $name, from any user', async ({ endpoint }) => {
    const url = endpoint.path.replace(/:\w+/g, 'some-id')
    const headers = { 'content-type': 'application/json' }
    const request = { method: endpoint.method, url, headers, payload }
    const response = await app().visitor().send(request)
    expect(response.statusCode).toBe(413)
    expectContract(response, endpoint)
  })

  test('is longer than what any endpoint takes', () => {
    expect(payload.length).toBeGreaterThan(Math.max(limits.bodyBytes, limits.cardLookupBytes))
  })
})

const whoAmI = { method: 'GET', url: getCurrentUser.path } as const

let addresses = 0

/** Tries are counted by address, and none of these tests is about that. */
function newAddress(): string {
  addresses++
  return `10.${200 + (addresses >> 16)}.${(addresses >> 8) & 255}.${addresses & 255}`
}

type Request = Pick<InjectOptions, 'method' | 'headers' | 'payload'> & { url: string }

function requestTo(endpoint: Endpoint): fc.Arbitrary<Request> {
  const { method } = endpoint
  const input = shapeOf(endpoint.input)
  const query = fc.oneof(
    fc.constant(''),
    queryText(input).map((text) => `?${text}`),
  )
  const requested = fc.tuple(addressesOf(endpoint), query).map((parts) => parts.join(''))
  if (method === 'GET') return fc.record({ method: fc.constant(method), url: requested })
  const type = endpoint.sends === 'file' ? fc.constantFrom(fileType) : contentType
  const body = fc.tuple(type, bodyText(input)).map(([type, payload]) => bodyOf(payload, type))
  const url = hasInputInBody(endpoint) ? addressesOf(endpoint) : requested
  return fc.tuple(url, body).map(([url, sent]) => ({ method, url, ...sent }))
}

function bodyOf(payload: string | undefined, type = 'application/json') {
  return payload === undefined ? {} : { payload, headers: { 'content-type': type } }
}

/** The same nasty text wherever a text can stand. */
function requestWith(endpoint: Endpoint, text: string): Request {
  const { method } = endpoint
  const words = { text, email: 'a@example.org' }
  const params = sampleOf(shapeOf(endpoint.params), words)
  const input = sampleOf(shapeOf(endpoint.input), words)
  const address = addressOf(
    endpoint,
    wellFormed(params),
    hasInputInBody(endpoint) ? undefined : input,
  )
  return { method, url: address, ...(method !== 'GET' && bodyOf(JSON.stringify(input))) }
}

/** Half a surrogate pair can stand in JSON, but not in an address. */
function wellFormed(params: unknown): Record<string, string> {
  const entries = Object.entries(params ?? {}).map(([key, text]) => [
    key,
    String(Buffer.from(String(text))),
  ])
  return Object.fromEntries(entries)
}

function addressesOf({ path }: Endpoint): fc.Arbitrary<string> {
  const parts = path.split('/').map((part) => (part.startsWith(':') ? pathPart : fc.constant(part)))
  return fc.tuple(...parts).map((all) => all.join('/'))
}

function expectContract(response: LightMyRequestResponse, endpoint: Endpoint) {
  expect(response.statusCode).toBeLessThan(500)
  if (response.statusCode >= 400) return expectRefusal(response)
  const { type } = endpoint.output.def
  if (type === 'string') return expect(response.headers['content-type']).toMatch(/^text\//)
  if (response.body === '') return expect(type).toBe('undefined')
  const body: unknown = response.json()
  // Parsing drops the keys that the contract does not know: there must be none.
  expect(endpoint.output.parse(body)).toEqual(body)
}

const strictError = z.strictObject(errorBody.shape)
const strictCardDataError = z.strictObject(cardDataError.shape)

/** Where a request went counts: dots in an address may have led it out of the mirror. */
function expectRefusal(response: LightMyRequestResponse) {
  expect(response.headers['content-type']).toMatch(/^application\/json/)
  const isOfMirror = isMirrorPath(response.raw.req.url ?? '')
  const shape = isOfMirror ? strictCardDataError : strictError
  expect(shape.safeParse(response.json()).error).toBeUndefined()
  expect(response.body).not.toMatch(/\bat .*:\d+:\d+|node_modules|sqlite|postgres|select /i)
}
