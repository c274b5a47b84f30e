import {
  addToCollection,
  changePassword,
  exportAccount,
  getCardPage,
  getCurrentUser,
  limits,
  listSessions,
  login,
  sendVerificationEmail,
  verifyEmail,
} from '@manafolio/contract'
import { expect, test } from 'vitest'
import { onEveryEngine, onOneEngine } from '../../test/engines.ts'
import { printing } from '../../test/sample-cards.ts'
import { type TestApp, useTestApp } from '../../test/test-app.ts'

const dayMs = 24 * 60 * 60 * 1000
const noon = '2026-08-15T12:00:00.000Z'
const invalidLink = {
  status: 400,
  code: 'verification_link_invalid',
  message: 'This confirmation link is invalid or has expired. Sign in to get a new one.',
}

onEveryEngine((engine) => {
  const app = useTestApp(engine)

  test('registering sends an e-mail whose link confirms the address', async () => {
    const member = await app().registered('narset@example.org')
    expect(member.account.emailVerifiedAt).toBeNull()
    const { subject, text, html } = await app().mailer.mailTo('narset@example.org')
    expect(subject).toBe('Confirm your email address for Manafolio')
    expect(text).toContain('\nhttp://localhost:3000/verify-email?token=')
    expect(text).toContain('expires in 7 days')
    const token = /verify-email\?token=([\w-]{43})/.exec(html ?? '')?.[1]
    const { message } = await app().visitor().call(verifyEmail, { input: { token } })
    expect(message).toBe('Your email address is confirmed.')
    expect(await member.call(getCurrentUser)).toMatchObject({ emailVerifiedAt: noon })
    const { account } = await member.call(exportAccount)
    expect(account).toMatchObject({ emailVerifiedAt: noon })
  })

  test('opening the link changes nothing: only the button of its page does', async () => {
    const member = await app().registered()
    const token = await tokenFor(app(), member.account.email)
    const url = `${verifyEmail.path}?token=${token}`
    for (const method of ['GET', 'HEAD'] as const) {
      expect((await app().visitor().send({ method, url })).statusCode).toBe(404)
    }
    expect(await member.call(getCurrentUser)).toMatchObject({ emailVerifiedAt: null })
    await app().visitor().call(verifyEmail, { input: { token } })
  })

  test('a link works once, also for two at once', async () => {
    const { email } = (await app().registered()).account
    const token = await tokenFor(app(), email)
    const statuses = await Promise.all([verifyStatus(token), verifyStatus(token)])
    expect(statuses.toSorted()).toEqual([200, 400])
    expect(await app().visitor().refusal(verifyEmail, { input: { token } })).toEqual(invalidLink)
  })

  test('a new link takes the place of the one before', async () => {
    const member = await app().member()
    const [first, second] = [await requestedToken(member), await requestedToken(member)]
    expect(await verifyStatus(first)).toBe(400)
    expect(await verifyStatus(second)).toBe(200)
    expect(await member.refusal(sendVerificationEmail)).toMatchObject({
      status: 409,
      code: 'email_already_verified',
    })
  })

  test('the database holds no token that could be used', async () => {
    const member = await app().member()
    await requestedToken(member)
    const row = await app()
      .database.db.selectFrom('email_verification_tokens')
      .select('token')
      .where('user_id', '=', member.account.id)
      .executeTakeFirstOrThrow()
    expect(row.token).toMatch(/^[0-9a-f]{64}$/)
    expect(await verifyStatus(row.token)).toBe(400)
  })

  test('a link to nobody is refused, and too many guesses are', async () => {
    const guesser = app().visitor()
    const guess = { input: { token: 'a guess' } }
    for (let tries = 0; tries < limits.verificationTriesPerAddress; tries++) {
      expect(await guesser.refusal(verifyEmail, guess)).toEqual(invalidLink)
    }
    expect(await guesser.refusal(verifyEmail, guess)).toMatchObject({ status: 429 })
  })

  test('too many e-mails for one account are refused', async () => {
    const member = await app().member()
    for (let sent = 0; sent < limits.verificationEmailsPerHour; sent++) {
      await member.call(sendVerificationEmail)
    }
    expect(await member.refusal(sendVerificationEmail)).toMatchObject({ status: 429 })
    const other = await app().member()
    expect(await other.call(sendVerificationEmail)).toHaveProperty('message')
  })

  async function verifyStatus(token: string): Promise<number> {
    const request = { method: 'POST', url: verifyEmail.path, payload: { token } } as const
    return (await app().visitor().send(request)).statusCode
  }

  async function requestedToken(member: Awaited<ReturnType<TestApp['member']>>) {
    await member.call(sendVerificationEmail)
    return tokenFor(app(), member.account.email)
  }
})

onEveryEngine((engine) => {
  const app = useTestApp(engine)

  test('a link expires after seven days', async () => {
    const [late, punctual] = [await app().registered(), await app().registered()]
    const tokens = [
      await tokenFor(app(), late.account.email),
      await tokenFor(app(), punctual.account.email),
    ]
    app().clock.moveForward(7 * dayMs - 1)
    await app()
      .visitor()
      .call(verifyEmail, { input: { token: tokens[1] } })
    app().clock.moveForward(1)
    const input = { token: tokens[0] }
    expect(await app().visitor().refusal(verifyEmail, { input })).toEqual(invalidLink)
  })
})

onOneEngine((engine) => {
  const app = useTestApp(engine, { registration: 'verified' })
  const card = { input: { scryfallId: printing.goblinGuideZendikar, quantity: 1 } }

  test('where it is required, an unverified user has an account and nothing else', async () => {
    const member = await app().registered()
    const page = { params: { set: 'zen', number: '126' } }
    expect((await member.call(getCardPage, page)).owned).toBeNull() // as to a visitor
    expect(await member.refusal(addToCollection, card)).toMatchObject({
      status: 403,
      code: 'email_not_verified',
    })
    const mirror = await member.send({ method: 'GET', url: '/card-data/sets' })
    expect(mirror.statusCode).toBe(403)
    expect(await member.call(listSessions)).toHaveLength(1)
    const token = await tokenFor(app(), member.account.email)
    await member.call(verifyEmail, { input: { token } })
    expect(await member.call(addToCollection, card)).toBeDefined()
  })

  test('where it is required, an unverified user can still change the password and sign in', async () => {
    const member = await app().member()
    const newPassword = 'a passphrase of my own'
    const change = { currentPassword: member.password, newPassword, confirmPassword: newPassword }
    await member.call(changePassword, { input: change })
    const credentials = { email: member.account.email, password: newPassword }
    expect(await app().visitor().call(login, { input: credentials })).toEqual(member.account)
  })

  test('an administrator is never locked out', async () => {
    const admin = await app().admin()
    expect(await admin.call(addToCollection, card)).toBeDefined()
  })
})

async function tokenFor({ mailer }: TestApp, email: string): Promise<string> {
  const { text } = await mailer.mailTo(email, /Confirm/)
  return /token=([\w-]+)/.exec(text)?.[1] ?? ''
}
