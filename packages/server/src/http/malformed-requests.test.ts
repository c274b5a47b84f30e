import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { errorBody } from '@manafolio/contract'
import { beforeAll, expect, test } from 'vitest'
import { useTestApp } from '../test/test-app.ts'

const app = useTestApp('sqlite')
let port: number

beforeAll(async () => {
  port = Number(new URL(await app().app.listen({ port: 0, host: '127.0.0.1' })).port)
})

/** Sends a text as it is; resolves to what comes before the connection is closed. */
async function answerTo(request: string): Promise<{ head: string; body: unknown }> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.end(request)
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n')
  return { head, body: JSON.parse(body) }
}

test.each([
  ['no HTTP at all', 'hello\r\n\r\n', 400, 'malformed_request'],
  ['a header without a colon', 'GET / HTTP/1.1\r\nHost\r\n\r\n', 400, 'malformed_request'],
  [
    'headers without end',
    `GET / HTTP/1.1\r\nHost: a\r\nCookie: ${'x'.repeat(20_000)}\r\n\r\n`,
    431,
    'headers_too_large',
  ],
])('%s is refused in the form of the contract', async (_, request, status, code) => {
  const { head, body } = await answerTo(request)
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(head).toContain('Connection: close')
  expect(head).toContain("Content-Security-Policy: default-src 'none'")
  expect(head).toContain('X-Content-Type-Options: nosniff')
  expect(errorBody.parse(body).code).toBe(code)
})
