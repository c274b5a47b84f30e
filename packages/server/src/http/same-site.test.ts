import { addToCollection, getCurrentUser, listCollection, login } from '@manafolio/contract'
import { describe, expect, test } from 'vitest'
import { useTestApp } from '../test/test-app.ts'

const app = useTestApp('sqlite', { publicUrl: 'http://cards.example.org:8080' })

describe('a write with the cookie of a member', () => {
  test.each([
    ['from another site', { 'sec-fetch-site': 'cross-site' }],
    ['from a sister site', { 'sec-fetch-site': 'same-site' }],
    ['from another origin', { origin: 'https://evil.example.net' }],
    ['from our host on another port', { origin: 'http://cards.example.org:9090' }],
    ['from our host by its beginning', { origin: 'http://cards.example.org:8080.evil.net' }],
    ['from an origin without a name', { origin: 'null' }],
    [
      'from another site with our origin',
      { 'sec-fetch-site': 'cross-site', origin: 'http://cards.example.org:8080' },
    ],
  ])('%s is refused and changes nothing', async (_, headers) => {
    const member = await app().member()
    const response = await member.send({ ...addOne, headers })
    expect(response.statusCode).toBe(403)
    expect(response.json()).toEqual({
      message: 'This request came from another site and was refused.',
      code: 'cross_site',
    })
    expect(await member.call(listCollection)).toEqual([])
  })

  test.each([
    ['from our own pages', { 'sec-fetch-site': 'same-origin' }],
    ['from the address bar', { 'sec-fetch-site': 'none' }],
    ['from our public origin', { origin: 'http://cards.example.org:8080' }],
    ['from the host it was sent to', { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' }],
    ['from a program that is no browser', {}],
  ])('%s is accepted', async (_, headers) => {
    const member = await app().member()
    const response = await member.send({ ...addOne, headers })
    expect(response.statusCode).toBe(200)
    expect(await member.call(listCollection)).toHaveLength(1)
  })
})

test('another site can not sign a visitor in', async () => {
  const { account, password } = await app().member()
  const visitor = app().visitor()
  const response = await visitor.send({
    method: 'POST',
    url: login.path,
    payload: { email: account.email, password },
    headers: { 'sec-fetch-site': 'cross-site' },
  })
  expect(response.statusCode).toBe(403)
  expect(visitor.session()).toBeUndefined()
})

test('reading from another site is not refused, since the browser keeps the answer from it', async () => {
  const member = await app().member()
  const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example.net' }
  const response = await member.send({ method: 'GET', url: getCurrentUser.path, headers })
  expect(response.statusCode).toBe(200)
  expect(response.headers).not.toHaveProperty('access-control-allow-origin')
})

const addOne = {
  method: 'POST',
  url: addToCollection.path,
  payload: { scryfallId: 'some-card' },
} as const
