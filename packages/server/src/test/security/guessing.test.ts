import {
  forgotPassword,
  getCurrentUser,
  limits,
  login,
  logout,
  resetPassword,
} from '@manafolio/contract'
import { expect, test } from 'vitest'
import { onOneEngine } from '../engines.ts'
import { type TestApp, testApp, useTestApp } from '../test-app.ts'
import { type Browser, browserAt } from './browser.ts'

const wrong = 'not the right password'
const right = 'correct horse battery'
const device = 'manafolio.device'

onOneEngine((engine) => {
  const app = useTestApp(engine)

  test('a thousand networks guess no faster than one', async () => {
    const { email } = (await app().member()).account
    await guessFromManyNetworks(app(), email)
    const response = await newBrowser(app()).send(login, { email, password: right })
    expect(response.statusCode).toBe(429)
    expect(Number(response.headers['retry-after'])).toBeLessThanOrEqual(60 * 60)
  })

  test('meanwhile the owner gets in where they have signed in before', async () => {
    const { browser, email } = await knownBrowser(app())
    await guessFromManyNetworks(app(), email)
    expect(await statusOf(browser, email, right)).toBe(200)
    expect((await browser.send(getCurrentUser)).json()).toMatchObject({ email })
  })

  test('meanwhile the owner gets in from another network, too', async () => {
    const { browser, email } = await knownBrowser(app())
    await guessFromManyNetworks(app(), email)
    const traveling = newBrowser(app())
    for (const [name, value] of browser.cookies) traveling.cookies.set(name, value)
    expect(await statusOf(traveling, email, right)).toBe(200)
  })

  test('meanwhile others sign in', async () => {
    const other = (await app().member()).account
    await guessFromManyNetworks(app(), app().freshEmail())
    expect(await statusOf(newBrowser(app()), other.email, right)).toBe(200)
  })

  test('a new browser gets in through an email', async () => {
    const { email } = (await app().member()).account
    await guessFromManyNetworks(app(), email)
    const browser = newBrowser(app())
    await resetByEmail(app(), browser, email, 'a new and good password')
    expect(await statusOf(browser, email, 'a new and good password')).toBe(200)
  })

  test('a browser that is known does not guess for ever', async () => {
    const { browser, email } = await knownBrowser(app())
    for (let tries = 0; tries < limits.loginTriesPerAccount; tries++) {
      expect(await statusOf(browser, email, wrong)).toBe(401)
    }
    expect(await statusOf(browser, email, wrong)).toBe(429)
  })

  test('a browser is known to its account alone', async () => {
    const { browser } = await knownBrowser(app())
    const victim = (await app().member()).account
    await guessFromManyNetworks(app(), victim.email)
    expect(await statusOf(browser, victim.email, right)).toBe(429)
  })

  test('a made-up mark of a known browser is worth nothing', async () => {
    const { browser, email } = await knownBrowser(app())
    const [id] = (browser.cookies.get(device) ?? '').split('.')
    await guessFromManyNetworks(app(), email)
    for (const forged of [`${id}.AAAA`, `other.${id}`, `${id}`, '.', '\u00e9.\u00e9']) {
      const forger = newBrowser(app())
      forger.cookies.set(device, forged)
      expect(await statusOf(forger, email, right)).toBe(429)
    }
  })

  test('right passwords are no guesses', async () => {
    const { email } = (await app().member()).account
    const browser = newBrowser(app())
    for (let times = 0; times <= limits.loginTriesPerAccount; times++) {
      browser.cookies.clear()
      expect(await statusOf(browser, email, right)).toBe(200)
    }
  })
})

onOneEngine((engine) => {
  const app = useTestApp(engine)

  test('after an hour a stranger may try again', async () => {
    const { email } = (await app().member()).account
    await guessFromManyNetworks(app(), email)
    app().clock.moveForward(limits.loginFailureMinutes * 60_000 - 1)
    expect(await statusOf(newBrowser(app()), email, right)).toBe(429)
    app().clock.moveForward(1)
    expect(await statusOf(newBrowser(app()), email, right)).toBe(200)
  })

  test('an account gets so many e-mails an hour, and the last link works', async () => {
    const { email } = (await app().member()).account
    const sent = () => app().mailer.sent.filter(({ to }) => to === email)
    for (let emails = 0; emails < limits.resetEmailsPerHour + 5; emails++) {
      const response = await newBrowser(app()).send(forgotPassword, { email })
      expect(response.statusCode).toBe(200)
      if (emails < limits.resetEmailsPerHour) await app().mailer.mailTo(email)
    }
    expect(sent()).toHaveLength(limits.resetEmailsPerHour)
    const token = tokenIn(sent().at(-1)?.text ?? '')
    const input = { token, newPassword: 'another password', confirmPassword: 'another password' }
    expect((await newBrowser(app()).send(resetPassword, input)).statusCode).toBe(200)
  })
})

test('signing out leaves no session, and the browser stays known', async () => {
  const app = await testApp('sqlite')
  const { browser } = await knownBrowser(app)
  await browser.send(logout)
  expect([...browser.cookies.keys()]).toEqual([device])
  expect((await browser.send(getCurrentUser)).statusCode).toBe(401)
  await app.close()
})

test('what is known of a browser can not be read by scripts or other sites, nor tells the account', async () => {
  const app = await testApp('sqlite', { publicUrl: 'https://a.example', trustsProxy: true })
  const { email } = (await app.member()).account
  const headers = { 'x-forwarded-proto': 'https' }
  const browser = browserAt(app.app, '10.1.1.1', headers)
  const { cookies } = await browser.send(login, { email, password: right })
  const marks = { httpOnly: true, secure: true, sameSite: 'Lax', path: '/' }
  const mark = cookies.find(({ name }) => name === `__Host-${device}`)
  expect(mark).toMatchObject(marks)
  expect(mark).not.toHaveProperty('domain')
  expect(Buffer.from(mark?.value ?? '', 'base64url').toString()).not.toContain(email)
  const out = await browser.send(logout)
  expect(out.cookies.find(({ name }) => name === '__Host-manafolio.sid')).toMatchObject(marks)
  expect(browser.cookies.has('__Host-manafolio.sid')).toBe(false)
  await app.close()
})

test('addresses of one IPv6 network are counted together, and IPv4 as IPv6 is IPv4', async () => {
  const app = await testApp('sqlite')
  const { email } = (await app.member()).account
  const statusFrom = (address: string) => statusOf(browserAt(app.app, address), email, wrong)
  for (let host = 1; host <= limits.loginTriesPerAccount; host++) {
    expect(await statusFrom(`2001:db8:1:2:${host}::${host}`)).toBe(401)
    expect(await statusFrom(host % 2 ? '192.0.2.7' : '::ffff:192.0.2.7')).toBe(401)
  }
  expect(await statusFrom('2001:db8:1:2:ffff::1')).toBe(429)
  expect(await statusFrom('::ffff:192.0.2.7')).toBe(429)
  expect(await statusFrom('2001:db8:1:3::1')).toBe(401)
  expect(await statusFrom('192.0.2.8')).toBe(401)
  await app.close()
})

let networks = 0

function newBrowser({ app }: TestApp): Browser {
  networks++
  return browserAt(app, `10.99.${networks >> 8}.${networks & 255}`)
}

async function knownBrowser(app: TestApp) {
  const { email } = (await app.member()).account
  const browser = newBrowser(app)
  await browser.send(login, { email, password: right })
  expect([...browser.cookies.keys()]).toEqual(['manafolio.sid', device])
  return { browser, email }
}

async function guessFromManyNetworks(app: TestApp, email: string) {
  const guesses = Array.from({ length: limits.loginFailuresByStrangers }, () =>
    statusOf(newBrowser(app), email, wrong),
  )
  expect(new Set(await Promise.all(guesses))).toEqual(new Set([401]))
}

async function statusOf(browser: Browser, email: string, password: string): Promise<number> {
  return (await browser.send(login, { email, password })).statusCode
}

async function resetByEmail(app: TestApp, browser: Browser, email: string, password: string) {
  await browser.send(forgotPassword, { email })
  const token = tokenIn((await app.mailer.mailTo(email)).text)
  const input = { token, newPassword: password, confirmPassword: password }
  expect((await browser.send(resetPassword, input)).statusCode).toBe(200)
}

function tokenIn(text: string): string {
  return /token=([\w-]+)/.exec(text)?.[1] ?? ''
}
