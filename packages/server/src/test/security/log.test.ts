import {
  addressOf,
  changePassword,
  forgotPassword,
  getCurrentUser,
  login,
  register,
  resetPassword,
} from '@manafolio/contract'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { onOneEngine } from '../engines.ts'
import { type TestApp, testApp } from '../test-app.ts'
import { type Browser, browserAt } from './browser.ts'
import { endpoints } from './contract-endpoints.ts'
import { ownersEmail, ownersPassword, settle } from './scene.ts'
import { sampleOf, shapeOf } from './shapes.ts'

const passwords = ['first password of all', 'second password of all', 'third password of all']
const email = 'nobody.logs.this@private.example'

onOneEngine((engine) => {
  test('the log tells of failures, and neither secrets nor addresses', async () => {
    const lines: string[] = []
    const log = pino({ level: 'trace' }, { write: (line) => void lines.push(line) })
    const app = await testApp(engine, { log })
    const owner = await settle(app)
    const ofOwner = owner.secrets.filter((secret) => secret !== owner.account.id) // whose account it is
    const secrets = [...(await liveThroughEverything(app)), ...ofOwner]
    await callEverything(app)
    await failEverywhere(app)
    await app.close()
    const logged = lines.join('')
    expect(logged).toContain('request failed')
    expect(secrets.length).toBeGreaterThan(15)
    const shown = [...secrets, ...passwords, email, ownersPassword, ownersEmail]
    expect(shown.filter((secret) => logged.includes(secret))).toEqual([])
  })
})

/** An account's life; answers the tokens and cookies that came up. */
async function liveThroughEverything(app: TestApp): Promise<string[]> {
  const [first = '', second = '', third = ''] = passwords
  const browser = browserAt(app.app, '10.3.3.3')
  const secrets: string[] = []
  const keep = () => secrets.push(...browser.cookies.values())
  await browser.send(register, { email, password: first })
  keep()
  await browser.send(login, { email, password: second })
  await browser.send(login, { email, password: first })
  keep()
  await browser.send(forgotPassword, { email })
  const [, token = ''] = /token=([\w-]+)/.exec((await app.mailer.mailTo(email, /Reset/)).text) ?? []
  await browser.send(resetPassword, { token, newPassword: second, confirmPassword: second })
  await browser.send(resetPassword, { token, newPassword: third, confirmPassword: third })
  await browser.send(login, { email, password: second })
  const change = { currentPassword: second, newPassword: third, confirmPassword: third }
  expect((await browser.send(changePassword, change)).statusCode).toBe(200)
  keep()
  expect((await browser.send(getCurrentUser)).statusCode).toBe(200)
  expect(token).toHaveLength(43)
  return [...secrets, token]
}

async function callEverything(app: TestApp) {
  const browser = browserAt(app.app, '10.3.3.4')
  await browser.send(login, { email, password: passwords[2] })
  await callAll(app, browser)
}

/** What the database says when it fails, and what it was asked, is not for the log. */
async function failEverywhere(app: TestApp) {
  const { db } = app.database
  const browser = browserAt(app.app, '10.3.3.5')
  await browser.send(login, { email: ownersEmail, password: ownersPassword })
  for (const table of ['users', 'collection', 'session'] as const) {
    await db.schema.alterTable(table).renameTo('gone').execute()
    await callAll(app, browser)
    await db.schema.alterTable('gone').renameTo(table).execute()
  }
}

async function callAll({ app }: TestApp, { cookies }: Browser) {
  for (const { endpoint } of endpoints) {
    const input = sampleOf(shapeOf(endpoint.input), { text: passwords[0] ?? '', email })
    const params = { id: email, scryfallId: email, sessionId: email, code: email, number: email }
    await app.inject({
      method: endpoint.method,
      url: addressOf(endpoint, params, input),
      cookies: Object.fromEntries(cookies),
      remoteAddress: '10.3.4.5',
      ...(endpoint.method !== 'GET' && input !== undefined && { payload: input as object }),
    })
  }
}
