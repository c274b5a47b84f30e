import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../test-app.ts'
import { endpoints } from './contract-endpoints.ts'

const indexHtml = new URL('../../../../web/index.html', import.meta.url)

describe('every answer', () => {
  let webDir: string
  let made: TestApp

  beforeAll(async () => {
    webDir = await mkdtemp(join(tmpdir(), 'manafolio-headers-'))
    await writeFile(join(webDir, 'index.html'), '<!doctype html><title>Manafolio</title>')
    await writeFile(join(webDir, 'notes.txt'), 'A file.')
    made = await testApp('sqlite', { webDir })
  })

  afterAll(async () => {
    await made.close()
    await rm(webDir, { recursive: true })
  })

  test.each([
    ['a page', '/login', 200],
    ['a page that is not there', '/no-such-page', 404],
    ['a file', '/notes.txt', 200],
    ['data', '/api/site', 200],
    ['a refusal', '/api/collection', 401],
    ['a refusal of the mirror', '/card-data/sets', 401],
    ['an unknown address', '/api/no-such-thing', 404],
  ])('%s is never framed, sniffed or let run foreign scripts', async (_, url, status) => {
    const { headers, statusCode } = await made.visitor().send({ method: 'GET', url })
    expect(statusCode).toBe(status)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(headers['permissions-policy']).toContain('camera=()')
    const policy = policyOf(headers)
    expect(policy.get('frame-ancestors')).toEqual(["'none'"])
    expect(policy.get('default-src')).toEqual(["'self'"])
    expect(policy.get('script-src')).toEqual(["'self'"])
    expect(policy.get('object-src')).toEqual(["'none'"])
    expect(policy.get('base-uri')).toEqual(["'none'"])
    expect(policy.get('form-action')).toEqual([
      "'self'",
      'https://store.tcgplayer.com',
      'https://www.tcgplayer.com',
    ])
    expect(policy.has('script-src-attr')).toBe(false)
    expect(headers).not.toHaveProperty('x-powered-by')
    expect(headers).not.toHaveProperty('server')
  })

  test('not even an address that can not be read lets anything run or be framed', async () => {
    const { headers, statusCode } = await made.visitor().send({ method: 'GET', url: '/api/%' })
    expect(statusCode).toBe(400)
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
  })

  test('no endpoint may be read by pages of other sites', async () => {
    for (const { endpoint } of endpoints) {
      const url = endpoint.path.replace(/:\w+/g, 'some-id')
      const headers = { origin: 'https://evil.example' }
      const request = { method: endpoint.method, url, headers }
      const answer = await made.visitor().send(request)
      expect(answer.headers).not.toHaveProperty('access-control-allow-origin')
      if (endpoint.method !== 'GET') expect(answer.statusCode).toBe(403)
    }
  })
})

test('the page has no script and no style of its own that the policy would have to allow', async () => {
  const html = await readFile(indexHtml, 'utf8')
  expect(html).toContain('<script')
  for (const [tag] of html.matchAll(/<script[^>]*>/g)) expect(tag).toContain(' src="/')
  expect(html).not.toMatch(/\son\w+=|javascript:/i)
})

function policyOf(headers: Record<string, unknown>): Map<string, string[]> {
  const directives = String(headers['content-security-policy']).split(';')
  return new Map(
    directives.map((directive) => {
      const [name = '', ...sources] = directive.trim().split(' ')
      return [name, sources]
    }),
  )
}
