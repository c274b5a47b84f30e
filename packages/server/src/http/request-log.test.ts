import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { forgotPassword, getCurrentUser, getSharedDeck, listCollection } from '@manafolio/contract'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import type { Deps } from '../deps.ts'
import { loggerTo } from '../lib/logger.ts'
import { type TestApp, testApp } from '../test/test-app.ts'

const lines: string[] = []
const destination = { write: (line: string) => void lines.push(line) }
const logged = () => lines.map((line) => JSON.parse(line))

afterEach(() => void lines.splice(0))

type Config = Partial<Deps['config']> & { level?: string; webDir?: string }

async function start({ level = 'info', ...config }: Config = {}): Promise<TestApp> {
  const app = await testApp('sqlite', { log: loggerTo(destination, level), ...config })
  onTestFinished(() => app.close())
  return app
}

const get = (url: string, headers = {}) => ({ method: 'GET', url, headers }) as const

test('a finished request is one line: the route, the status, the time and the user', async () => {
  const app = await start()
  const member = await app.member()
  lines.length = 0
  const { headers } = await member.send(get(`${listCollection.path}?secret=1`))
  expect(logged()).toMatchObject([
    {
      ...{ level: 30, msg: 'request finished', method: 'GET', route: listCollection.path },
      ...{ status: 200, user: member.account.id.slice(0, 8), requestId: headers['x-request-id'] },
      durationMs: expect.any(Number),
    },
  ])
  expect(lines.join('')).not.toContain('secret')
})

test('a visitor’s request has no user, and the route’s pattern instead of its address', async () => {
  const app = await start()
  await app.visitor().send(get(getSharedDeck.path.replace(/:\w+/, 'a-secret-share-id')))
  expect(logged()).toMatchObject([{ route: getSharedDeck.path, status: 404 }])
  expect(logged()[0]).not.toHaveProperty('user')
  expect(lines.join('')).not.toContain('a-secret-share-id')
})

test('pages and files are logged in detail only', async () => {
  const webDir = await mkdtemp(join(tmpdir(), 'manafolio-log-'))
  await writeFile(join(webDir, 'index.html'), '<!doctype html><title>Manafolio</title>')
  onTestFinished(() => rm(webDir, { recursive: true }))
  for (const [level, count] of [['info', 0] as const, ['debug', 1] as const]) {
    const app = await start({ webDir, level })
    lines.length = 0
    const { headers } = await app.visitor().send(get('/reset-password?token=abc'))
    expect(headers['x-request-id']).toMatch(/^[\da-f]{16}$/)
    expect(lines).toHaveLength(count)
    expect(lines.join('')).not.toContain('abc')
  }
})

test('the id of a trusted proxy is used if it is sane', async () => {
  const [trusting, direct] = [await start({ trustsProxy: true }), await start()]
  const idOf = async (app: TestApp, given: string) => {
    const { headers } = await app.visitor().send(get('/healthz', { 'x-request-id': given }))
    return headers['x-request-id']
  }
  expect(await idOf(trusting, 'f3a1-0042_b')).toBe('f3a1-0042_b')
  for (const bad of ['short', 'a b c d e f', 'x'.repeat(65), '{"level":60}', 'karn@example.org']) {
    expect(await idOf(trusting, bad)).toMatch(/^[\da-f]{16}$/)
  }
  expect(await idOf(direct, 'f3a1-0042_b')).toMatch(/^[\da-f]{16}$/)
})

test('a failure is answered and logged with the id of its request', async () => {
  const app = await start()
  const member = await app.member()
  await app.database.db.schema.alterTable('collection').renameTo('gone').execute()
  lines.length = 0
  const response = await member.send(get(listCollection.path))
  const { requestId } = response.json()
  expect(requestId).toMatch(/^[\da-f]{16}$/)
  expect(response.headers['x-request-id']).toBe(requestId)
  expect(logged()).toMatchObject([
    { msg: 'request failed', requestId },
    { msg: 'request finished', requestId, status: 500 },
  ])
})

test('a refusal has no id in its body; the answer to a malformed address has one in its header', async () => {
  const visitor = (await start()).visitor()
  expect((await visitor.send(get(getCurrentUser.path))).json()).not.toHaveProperty('requestId')
  const { headers } = await visitor.send(get('/api/%'))
  expect(headers['x-request-id']).toMatch(/^[\da-f]{16}$/)
})

test('what happens after an answer is logged with the id of its request', async () => {
  const app = await start()
  const member = await app.member()
  app.mailer.send = async () => {
    app.app.log.info('the email goes out')
  }
  lines.length = 0
  const input = { email: member.account.email }
  const { headers } = await app
    .visitor()
    .send({ method: 'POST', url: forgotPassword.path, payload: input })
  await app.app.close() // which waits for that work
  expect(logged().map(({ msg, requestId }) => [msg, requestId])).toContainEqual([
    'the email goes out',
    headers['x-request-id'],
  ])
})
