import { expect, test } from 'vitest'
import { redacted } from './redaction.ts'

test.each([
  ['Key (email_key)=(liliana.vess@example.org) already exists', 'liliana.vess'],
  ["Recipient o'brien+cards@mail.example.co.uk refused", "o'brien+cards"],
  ['GET /reset-password?token=9fK-3_aQ&x=1', '9fK-3_aQ'],
  ['cookie: manafolio.sid=abc.def%2B; theme=dark', 'abc.def'],
  ['cookie: __Host-manafolio.device=abc.def', 'abc.def'],
  ['authorization: Bearer manafolio_9fK-3_aQ9fK-3_aQ9fK-3_aQ9fK-3_aQ9fK-3_aQ9fK', '9fK-3_aQ'],
  ['connect postgres://cards:s3cret@db.example.org:5432/x', 's3cret'],
  ['connect smtp://cards%40x.org:s3cret@mail.example.org', 's3cret'],
])('%s is logged without its secret', (line, secret) => {
  const logged = redacted(line)
  expect(logged).not.toContain(secret)
  expect(logged).toContain('***')
})

test('who knows an address recognizes it', () => {
  expect(redacted('to karn@example.org')).toBe('to k***@example.org')
})

test.each([
  '{"level":30,"cards":35838,"msg":"card data is fresh"}',
  'at file:///srv/node_modules/@fastify/session/index.js:12:3',
  'fastify@5.12.8 and @types/node@20',
  '12 @ 5 and a@b',
])('%s stays as it is', (line) => {
  expect(redacted(line)).toBe(line)
})

test('a line stays JSON', () => {
  const line = JSON.stringify({ err: { detail: 'a "quoted" x@example.org\n' }, url: '?token=a' })
  expect(JSON.parse(redacted(line))).toEqual({
    err: { detail: 'a "quoted" x***@example.org\n' },
    url: '?token=***',
  })
})

test.each(['a', 'a.', 'a@', '@', ':/', '://a', 'token=', '%', 'a-'])(
  'a long line of %j takes no time to speak of',
  (part) => {
    const line = part.repeat(200_000 / part.length)
    const start = performance.now()
    redacted(line)
    expect(performance.now() - start).toBeLessThan(2000)
  },
)
