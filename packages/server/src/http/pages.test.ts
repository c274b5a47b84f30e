import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../test/test-app.ts'

const html = '<!doctype html><title>Manafolio</title>'

describe('with the built pages', () => {
  let webDir: string
  let made: TestApp

  beforeAll(async () => {
    webDir = await mkdtemp(join(tmpdir(), 'manafolio-pages-'))
    await writeFile(join(webDir, 'index.html'), html)
    await mkdir(join(webDir, 'assets'))
    await writeFile(join(webDir, 'assets', 'app-1a2b3c.js'), 'start()')
    made = await testApp('sqlite', { webDir })
  })

  afterAll(async () => {
    await made.close()
    await rm(webDir, { recursive: true })
  })

  test('pages and files are served without a database, also to users with a session', async () => {
    const lonely = await testApp('sqlite', { webDir })
    const member = await lonely.member()
    await lonely.database.db.destroy()
    for (const url of ['/', '/login', '/collection', '/assets/app-1a2b3c.js', '/healthz']) {
      expect((await member.send({ method: 'GET', url })).statusCode).toBe(200)
    }
    await lonely.close()
  })

  const get = (url: string) => made.visitor().send({ method: 'GET', url })

  test.each(['/', '/login', '/collection?tab=statistics'])(
    '%s answers the app, to be requested again next time',
    async (url) => {
      const response = await get(url)
      expect(response.statusCode).toBe(200)
      expect(response.body).toBe(html)
      expect(response.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
      })
    },
  )

  test.each([
    '/deck-building',
    '/deck-building/',
    '/deck-building?tab=formats',
    '/deck-building/28d37803-d3f9-4806-9a0b-79362a517a7a',
    '/deck-building/anything%20at%20all/?tab=list',
  ])('%s answers the app, whether there is such a deck or not', async (url) => {
    const response = await get(url)
    expect(response.statusCode).toBe(200)
    expect(response.body).toBe(html)
  })

  test.each([
    '/no-such-page',
    '/deck-building/a/b',
    '/deck-building//',
    '/deck-building//a',
    '/deck-buildings',
    '/collection/a',
    '/$deckId',
    '/collection/a#%zz',
  ])('%s is an unknown page: it answers the app with 404, for it to say so', async (url) => {
    const response = await get(url)
    expect(response.statusCode).toBe(404)
    expect(response.body).toBe(html)
  })

  test('an asset that a later build adds is served, since its pages may come here for it', async () => {
    await writeFile(join(webDir, 'assets', 'app-4d5e6f.js'), 'startAnew()')
    await writeFile(join(webDir, 'assets', 'app-4d5e6f.js.br'), 'compressed')
    expect((await get('/assets/app-4d5e6f.js')).body).toBe('startAnew()')
    const compressed = await made.visitor().send({
      method: 'GET',
      url: '/assets/app-4d5e6f.js',
      headers: { 'accept-encoding': 'br' },
    })
    expect(compressed.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': expect.stringContaining('javascript'),
      'cache-control': 'public, max-age=31536000, immutable',
    })
  })

  test.each(['/api/no-such-thing', '/card-data/no-such-thing', '/assets/gone-9f8e.js'])(
    '%s answers 404 as JSON, not as a page',
    async (url) => {
      const response = await get(url)
      expect(response.statusCode).toBe(404)
      expect(response.json()).toMatchObject({ code: 'not_found' })
    },
  )

  test('a write to a page is not found', async () => {
    const response = await made.visitor().send({ method: 'POST', url: '/collection' })
    expect(response.statusCode).toBe(404)
    expect(response.json()).toMatchObject({ code: 'not_found' })
  })

  test('an asset with a hash in its name is cached permanently', async () => {
    const response = await get('/assets/app-1a2b3c.js')
    expect(response.body).toBe('start()')
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })

  test('nothing outside of the folder is served', async () => {
    for (const url of ['/../package.json', '/assets/..%2f..%2fpackage.json']) {
      const response = await get(url)
      expect(response.statusCode).toBe(404)
      expect(response.body).not.toContain('"name"')
    }
  })

  test('pages run no foreign script and are never framed', async () => {
    const { headers } = await get('/')
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("connect-src 'self';")
    expect(headers['x-content-type-options']).toBe('nosniff')
  })
})

describe('security headers', () => {
  test('the public card-data service may be called when pages use it', async () => {
    const made = await testApp('sqlite', { cardDataUrl: 'https://api.example.org/v1' })
    const { headers } = await made.visitor().send({ method: 'GET', url: '/healthz' })
    await made.close()
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("connect-src 'self' https://api.example.org;")
  })

  test('strict transport is demanded only where the site speaks TLS', async () => {
    const plain = await testApp('sqlite')
    const secure = await testApp('sqlite', { publicUrl: 'https://a.example', trustsProxy: true })
    const request = { method: 'GET', url: '/healthz' } as const
    const answers = [await plain.visitor().send(request), await secure.visitor().send(request)]
    await Promise.all([plain.close(), secure.close()])
    const demands = answers.map(({ headers }) => headers['strict-transport-security'])
    expect(demands).toEqual([undefined, 'max-age=31536000; includeSubDomains'])
  })
})
