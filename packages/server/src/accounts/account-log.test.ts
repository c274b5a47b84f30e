import {
  changePassword,
  deleteAccount,
  forgotPassword,
  login,
  register,
  resetPassword,
  verifyEmail,
} from '@manafolio/contract'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { useTestApp } from '../test/test-app.ts'

const lines: string[] = []
const log = pino({ level: 'info' }, { write: (line) => void lines.push(line) })
const app = useTestApp('sqlite', { log })

const email = 'sorin@example.org'
const [first, second, third] = ['a first passphrase', 'a second passphrase', 'a third passphrase']

test('what users do with their accounts is logged: who, roughly from where, with which device', async () => {
  const visitor = app().visitor()
  const { id } = await visitor.call(register, { input: { email, password: first } })
  await visitor.call(verifyEmail, { input: { token: await tokenIn(/Confirm/) } })
  const change = { currentPassword: first, newPassword: second, confirmPassword: second }
  await visitor.call(changePassword, { input: change })
  await visitor.call(forgotPassword, { input: { email } })
  const token = await tokenIn(/Reset/)
  const reset = { token, newPassword: third, confirmPassword: third }
  await visitor.call(resetPassword, { input: reset })
  const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Firefox/144.0' }
  const payload = { email, password: third }
  await visitor.send({ method: 'POST', url: login.path, payload, headers })
  await visitor.call(deleteAccount, { input: { password: third } })
  const logged = lines.map((line) => JSON.parse(line)).filter(({ event }) => event)
  expect(logged.map(({ event }) => event)).toEqual([
    'registered',
    'signed_in',
    'email_verified',
    'password_changed',
    'password_reset',
    'signed_in',
    'account_deleted',
  ])
  const from = expect.stringMatching(/^10\.0\.\d+\.\*$/)
  const device = { browser: 'Firefox', system: 'Linux' }
  expect(logged[5]).toMatchObject({ level: 30, msg: 'account', userId: id, from, ...device })
  expect(new Set(logged.map(({ userId }) => userId))).toEqual(new Set([id]))
  expect(lines.join('')).not.toMatch(/@|passphrase/)
})

test('who is refused is not logged as signed in', async () => {
  lines.length = 0
  await app()
    .visitor()
    .refusal(login, { input: { email, password: third } })
  const logged = lines.map((line) => JSON.parse(line))
  expect(logged.map(({ msg }) => msg)).toContain('refused')
  expect(logged.filter(({ event }) => event)).toEqual([])
})

async function tokenIn(subject: RegExp): Promise<string> {
  const { text } = await app().mailer.mailTo(email, subject)
  return /token=([\w-]+)/.exec(text)?.[1] ?? ''
}
