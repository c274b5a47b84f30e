import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pagePreloadsFile, pages } from '@manafolio/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../test/test-app.ts'

const html = '<!doctype html><head><title>Manafolio</title></head>'
const tag = (path: string) => `<link rel="preload" as="fetch" href="${path}">`
let webDir: string
let made: TestApp

beforeAll(async () => {
  webDir = await mkdtemp(join(tmpdir(), 'manafolio-preloads-'))
  await writeFile(join(webDir, 'index.html'), html)
  const preloads = {
    [pages.collection]: { tags: tag('/api/collection'), isPublic: false },
    [pages.namedCard]: { tags: tag('/api/cards/page/$name'), isPublic: true },
  }
  await writeFile(join(webDir, pagePreloadsFile), JSON.stringify(preloads))
  made = await testApp('sqlite', { webDir })
})

afterAll(async () => {
  await made.close()
  await rm(webDir, { recursive: true })
})

const headOf = (tags: string) => html.replace('</head>', () => `${tags}</head>`)

test('a page names what it needs first, of users only to who has a session', async () => {
  const member = await made.member()
  const open = { method: 'GET', url: '/collection?tab=statistics' } as const
  expect((await member.send(open)).body).toBe(headOf(tag('/api/collection')))
  expect((await made.visitor().send(open)).body).toBe(html)
  const stored = { ...open, headers: { 'sec-fetch-dest': 'empty' } }
  expect((await member.send(stored)).body).toBe(html) // by the service worker, for every page
  expect((await member.send({ ...open, url: '/account' })).body).toBe(html)
  expect((await member.send({ ...open, url: '/no-such-page' })).body).toBe(html)
})

test('the parameters of a page stand in what it requests, and can’t end the attribute', async () => {
  const at = async (url: string) => (await made.visitor().send({ method: 'GET', url })).body
  const found = await at('/card/sol%20ring')
  expect(found).toContain(tag('/api/cards/page/sol%20ring'))
  expect(await at('/card/"onload=$&')).toMatch(/page\/(%22|&quot;)onload=\$&amp;">/)
})
