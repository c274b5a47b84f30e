import { getCurrentUser, login, refusals, resetPassword } from '@manafolio/contract'
import { pino } from 'pino'
import { beforeEach, expect, test } from 'vitest'
import { useTestApp } from '../test/test-app.ts'

const lines: string[] = []
const write = (line: string) => {
  if (!line.includes('request finished')) lines.push(line)
}
const log = pino({ level: 'info' }, { write })
const app = useTestApp('sqlite', { log })

beforeEach(() => {
  lines.length = 0
})

test('a wrong password is noted: where, and roughly from where', async () => {
  const { account } = await app().member()
  lines.length = 0
  const payload = { email: account.email, password: 'a guess' }
  await app().app.inject({ ...loginWith(payload), remoteAddress: '203.0.113.77' })
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { msg: 'refused', code: 'wrong_credentials', route: login.path, from: '203.0.113.*' },
  ])
  expect(lines.join('')).not.toMatch(/a guess|@|203\.0\.113\.77/)
})

test('a made-up reset link and a write from another site are noted', async () => {
  const passwords = { newPassword: 'a new password', confirmPassword: 'a new password' }
  const headers = { 'sec-fetch-site': 'cross-site' }
  await app()
    .visitor()
    .refusal(resetPassword, { input: { token: 'made-up', ...passwords } })
  await app()
    .visitor()
    .send({ ...loginWith({}), headers })
  const codes = lines.map((line) => JSON.parse(line).code)
  expect(codes).toEqual(['reset_link_invalid', 'cross_site'])
  expect(lines.join('')).not.toContain('made-up')
})

test('what everybody runs into is not noted', async () => {
  expect(refusals.authentication_required[0]).toBe(401)
  await app().visitor().refusal(getCurrentUser)
  await app().visitor().refusal(login, { input: {} })
  expect(lines).toEqual([])
})

function loginWith(payload: object) {
  return { method: 'POST', url: login.path, payload } as const
}
