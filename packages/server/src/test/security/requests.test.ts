import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { forgotPassword, listCollection } from '@manafolio/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MemberClient } from '../client.ts'
import { type TestApp, testApp } from '../test-app.ts'

const secret = 'nobody may read this'
let folder: string
let made: TestApp
let member: MemberClient

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'manafolio-requests-'))
  const webDir = join(folder, 'web')
  await mkdir(join(webDir, 'assets'), { recursive: true })
  await writeFile(join(webDir, 'index.html'), '<!doctype html><title>Manafolio</title>')
  await writeFile(join(webDir, 'assets', 'app-1a2b3c.js'), 'start()')
  await writeFile(join(folder, 'secret.txt'), secret)
  await writeFile(join(webDir, '.env'), secret)
  made = await testApp('sqlite', { webDir })
  await made.app.listen({ host: '127.0.0.1', port: 0 })
  member = await made.member()
})

afterAll(async () => {
  await made.close()
  await rm(folder, { recursive: true })
})

/** Bytes as they are, which no client library would send. */
async function raw(...lines: string[]): Promise<string> {
  const { port } = made.app.server.address() as AddressInfo // it listens on a port
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write([...lines, '', ''].join('\r\n'))
  return text(socket).catch(() => '')
}

const host = ['Host: cards.example', 'Connection: close']

describe('files', () => {
  test.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
    '/assets/..%5c..%5csecret.txt',
    '/assets/%252e%252e%252f%252e%252e%252fsecret.txt',
    '/..%00/secret.txt',
    '/%c0%ae%c0%ae/secret.txt',
    '//../secret.txt',
    '/....//....//secret.txt',
    '/.env',
    'file:///etc/passwd',
    '../secret.txt',
  ])('outside of the folder of pages are not served by %s', async (path) => {
    const answer = await raw(`GET ${path} HTTP/1.1`, ...host)
    expect(answer).not.toContain(secret)
    expect(answer).not.toContain('root:')
    expect(answer).toMatch(/^HTTP\/1\.1 4/)
  })

  test('in it are served', async () => {
    expect(await raw('GET /assets/app-1a2b3c.js HTTP/1.1', ...host)).toContain('start()')
  })
})

test.each([
  '//evil.example',
  '///evil.example/%2e%2e',
  '/\\evil.example',
  '/https:/evil.example',
  '/login/',
  '/assets',
])('%s leads nowhere else', async (path) => {
  const answer = await raw(`GET ${path} HTTP/1.1`, ...host)
  expect(answer).toMatch(/^HTTP\/1\.1 [24]/)
  expect(answer).not.toMatch(/^location:/im)
})

test('the link in an e-mail is ours, whatever host the request names', async () => {
  const site = await testApp('sqlite', { publicUrl: 'https://cards.example', trustsProxy: true })
  const { email } = (await site.member()).account
  for (const headers of [
    { host: 'evil.example' },
    { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' },
    { forwarded: 'host=evil.example;proto=http' },
  ]) {
    const payload = { email }
    await site.visitor().send({ method: 'POST', url: forgotPassword.path, payload, headers })
    const sent = await site.mailer.mailTo(email)
    expect(sent.html + sent.text).not.toContain('evil.example')
    expect(sent.text).toContain('https://cards.example/reset-password?token=')
  }
  await site.close()
})

test('a header or a parameter does not make another method of a request', async () => {
  const url = `${listCollection.path}?_method=DELETE`
  const headers = { 'x-http-method-override': 'DELETE', 'x-method-override': 'DELETE' }
  const response = await member.send({ method: 'GET', url, headers })
  expect(response.json()).toEqual([])
  const trace = await raw('TRACE / HTTP/1.1', ...host, 'Cookie: a=secret')
  expect(trace).toMatch(/^HTTP\/1\.1 4/)
  expect(trace).not.toContain('a=secret')
})

test.each(['page=1&page=2', 'page[]=1', 'page[$gt]=1', 'page=1&page=', 'page=1,2'])(
  'a parameter that is there twice, or in parts, is not guessed at: %s',
  async (query) => {
    const response = await member.send({ method: 'GET', url: `/api/card-changes?${query}` })
    expect(response.statusCode).toBeOneOf(query.startsWith('page=') ? [400] : [200])
  },
)

test('headers of a megabyte are refused', async () => {
  const answer = await raw('GET /api/site HTTP/1.1', ...host, `X-Large: ${'x'.repeat(1024 * 1024)}`)
  expect(answer).toMatch(/^(HTTP\/1\.1 431|$)/)
  const cookie = await raw('GET /api/site HTTP/1.1', ...host, `Cookie: a=${'x'.repeat(12_000)}`)
  expect(cookie).toMatch(/^HTTP\/1\.1 200/)
})

test.each([
  ['two lengths', ['Content-Length: 5', 'Content-Length: 6', '', 'hello']],
  ['a length and chunks', ['Content-Length: 5', 'Transfer-Encoding: chunked', '', '0', '']],
  ['a coding that is none', ['Transfer-Encoding: xchunked', '', '0', '']],
  ['a folded header', ['X-A: b', ' folded: c', '', '']],
  ['a line without a name', [': nothing', '', '']],
])('a request with %s is refused before anything is read of it', async (_, lines) => {
  const answer = await raw('POST /api/auth/login HTTP/1.1', ...host, ...lines)
  expect(answer).toMatch(/^HTTP\/1\.1 400/)
})

test('a request that does not end is given up', () => {
  expect(made.app.server.requestTimeout).toBeGreaterThan(0)
  expect(made.app.server.requestTimeout).toBeLessThanOrEqual(120_000)
  expect(made.app.server.headersTimeout).toBeGreaterThan(0)
})
