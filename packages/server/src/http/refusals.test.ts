import { gzipSync } from 'node:zlib'
import { errorBody, limits, login, refusals } from '@manafolio/contract'
import { expect, test } from 'vitest'
import { useTestApp } from '../test/test-app.ts'

const app = useTestApp('sqlite')
const json = { 'content-type': 'application/json' }

test.each(['{"email":', 'email=a', '{"email":"a@example.org",}', '\u0000'])(
  'a body of %j is malformed JSON',
  async (payload) => {
    const response = await postLogin(payload, json)
    expect(response.statusCode).toBe(400)
    expect(response.json()).toEqual({
      message: 'The request body is not valid JSON.',
      code: 'malformed_json',
    })
  },
)

test.each(['null', '[]', '"text"', '7'])('a body of %s has no fields', async (payload) => {
  const response = await postLogin(payload, json)
  expect(response.statusCode).toBe(400)
  expect(errorBody.parse(response.json()).code).toBe('bad_input')
})

test('a body with a prototype is refused', async () => {
  const payload = '{"email":"a@example.org","password":"x","__proto__":{"role":"admin"}}'
  const response = await postLogin(payload, json)
  expect(response.statusCode).toBe(400)
})

test.each([
  ['text/plain', '{"email":"a@example.org","password":"x"}'],
  ['application/x-www-form-urlencoded', 'email=a@example.org&password=x'],
  ['application/xml', '<email>a@example.org</email>'],
])('a body of the type %s is refused', async (type, payload) => {
  const response = await postLogin(payload, { 'content-type': type })
  expect(response.statusCode).toBe(415)
  expect(response.json()).toEqual({
    message: 'Send the request body as application/json.',
    code: 'wrong_content_type',
  })
})

test('the content type may name the charset', async () => {
  const payload = '{"email":"a@example.org","password":"not right"}'
  const headers = { 'content-type': 'application/json; charset=utf-8' }
  const response = await postLogin(payload, headers)
  expect(response.json()).toMatchObject({ code: 'wrong_credentials' })
})

test('a body that is too large is refused', async () => {
  const response = await postLogin(JSON.stringify({ email: 'x'.repeat(limits.bodyBytes) }), json)
  expect(response.statusCode).toBe(413)
  expect(response.json()).toEqual({
    message: 'The request is too large.',
    code: 'body_too_large',
  })
})

test('a body that is too large once unpacked is refused', async () => {
  const payload = gzipSync(JSON.stringify({ email: 'x'.repeat(limits.bodyBytes) }))
  const response = await postLogin(payload, { ...json, 'content-encoding': 'gzip' })
  expect(response.statusCode).toBe(413)
})

test.each([
  ['GET', '/api/no-such-thing'],
  ['POST', '/api/no-such-thing'],
  ['DELETE', '/api/auth/user'],
  ['GET', '/no-such-page'],
] as const)('%s %s answers 404 as JSON', async (method, url) => {
  const response = await app().visitor().send({ method, url })
  expect(response.statusCode).toBe(404)
  expect(response.headers['content-type']).toMatch(/^application\/json/)
  expect(response.json()).toEqual({
    message: 'There is nothing at this address.',
    code: 'not_found',
  })
})

test.each(['/api/collection/%E0%A4%A', '/api/%'])(
  'an address that is not well-formed, %s, is refused in our words',
  async (url) => {
    const response = await app().visitor().send({ method: 'GET', url })
    expect(response.statusCode).toBe(400)
    expect(errorBody.parse(response.json())).toEqual({
      message: refusals.bad_input[1],
      code: 'bad_input',
    })
  },
)

test('a bug answers 500 and tells nothing about it', async () => {
  const { database, visitor } = app()
  await database.db.schema.alterTable('users').renameTo('gone').execute()
  const input = { email: 'a@example.org', password: 'not right' }
  const refusal = await visitor().refusal(login, { input })
  await database.db.schema.alterTable('gone').renameTo('users').execute()
  expect(refusal).toEqual({
    ...{ status: 500, message: refusals.internal[1], code: 'internal' },
    requestId: expect.stringMatching(/^[\da-f]{16}$/),
  })
})

function postLogin(payload: string | Buffer, headers: Record<string, string>) {
  return app().visitor().send({ method: 'POST', url: login.path, payload, headers })
}
