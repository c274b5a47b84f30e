import { limits, login, register } from '@manafolio/contract'
import { expect, test } from 'vitest'
import type { Client } from '../test/client.ts'
import { onOneEngine } from '../test/engines.ts'
import { testApp, useTestApp } from '../test/test-app.ts'

onOneEngine((engine) => {
  const app = useTestApp(engine)

  test('too many tries on one account are refused for a while', async () => {
    const { account } = await app().member()
    const guesser = app().visitor()
    await tryLogins(guesser, () => account.email, limits.loginTriesPerAccount)
    const input = { email: account.email, password: 'one more guess' }
    expect(await guesser.refusal(login, { input })).toEqual({
      status: 429,
      code: 'too_many_requests',
      message: 'Too many attempts. Please wait a few minutes and try again.',
    })
  })

  test('a refused try says when to come back', async () => {
    const guesser = app().visitor()
    const email = app().freshEmail()
    await tryLogins(guesser, () => email, limits.loginTriesPerAccount)
    const payload = { email, password: 'one more guess' }
    const response = await guesser.send({ method: 'POST', url: login.path, payload })
    const seconds = Number(response.headers['retry-after'])
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(limits.throttleMinutes * 60)
  })

  test('letter case does not make another account', async () => {
    const guesser = app().visitor()
    const [email, other] = ['Ugin@example.org', ' uGIN@example.org']
    await tryLogins(guesser, () => email, limits.loginTriesPerAccount)
    const input = { email: other, password: 'one more guess' }
    expect(await guesser.refusal(login, { input })).toMatchObject({ status: 429 })
  })

  test('a stranger can not lock the owner out', async () => {
    const { account, password } = await app().member()
    await tryLogins(app().visitor(), () => account.email, limits.loginTriesPerAccount + 1)
    const input = { email: account.email, password }
    expect(await app().visitor().call(login, { input })).toEqual(account)
  })

  test('too many registrations from one address are refused', async () => {
    const visitor = app().visitor()
    const { account } = await app().member()
    const input = { email: account.email, password: 'a long enough one' }
    for (let tries = 0; tries < limits.registrationsPerAddress; tries++) {
      expect(await visitor.refusal(register, { input })).toMatchObject({ status: 409 })
    }
    expect(await visitor.refusal(register, { input })).toMatchObject({ status: 429 })
  })

  test('what is not valid is no try', async () => {
    const { account, password } = await app().member()
    const visitor = app().visitor()
    for (let tries = 0; tries <= limits.loginTriesPerAccount; tries++) {
      const input = { email: account.email, password: '' }
      expect(await visitor.refusal(login, { input })).toMatchObject({ status: 400 })
    }
    expect(await visitor.call(login, { input: { email: account.email, password } })).toEqual(
      account,
    )
  })
})

onOneEngine((engine) => {
  const app = useTestApp(engine)

  test('too many tries from one address are refused, whatever the accounts', async () => {
    const guesser = app().visitor()
    await tryLogins(guesser, () => app().freshEmail(), limits.loginTriesPerAddress)
    const input = { email: app().freshEmail(), password: 'one more guess' }
    expect(await guesser.refusal(login, { input })).toMatchObject({ status: 429 })
    expect(await app().visitor().refusal(login, { input })).toMatchObject({ status: 401 })
  })
})

async function tryLogins(client: Client, emailOf: () => string, times: number) {
  const tries = Array.from({ length: times }, () =>
    client.refusal(login, { input: { email: emailOf(), password: 'only a guess' } }),
  )
  await Promise.all(tries)
}

test('behind a proxy, an address that the client makes up does not help', async () => {
  const app = await testApp('sqlite', { trustsProxy: true })
  const statuses: number[] = []
  for (let guess = 0; guess <= limits.loginTriesPerAccount; guess++) {
    const response = await app.visitor().send({
      method: 'POST',
      url: login.path,
      payload: { email: 'karn@example.org', password: 'a guess' },
      headers: { 'x-forwarded-for': `9.9.9.${guess}, 203.0.113.7` },
    })
    statuses.push(response.statusCode)
  }
  expect(statuses.at(-2)).toBe(401)
  expect(statuses.at(-1)).toBe(429)
  await app.close()
})
