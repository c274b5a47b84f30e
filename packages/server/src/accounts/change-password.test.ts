import {
  changePassword,
  forgotPassword,
  getCurrentUser,
  limits,
  login,
  resetPassword,
} from '@manafolio/contract'
import { expect, test } from 'vitest'
import type { MemberClient } from '../test/client.ts'
import { onOneEngine } from '../test/engines.ts'
import { useTestApp } from '../test/test-app.ts'

const newPassword = 'a brand new passphrase'
const wrong = {
  status: 403,
  code: 'wrong_password',
  message: 'Your current password is incorrect.',
  issues: [{ path: 'currentPassword', message: 'Your current password is incorrect.' }],
}

onOneEngine((engine) => {
  const app = useTestApp(engine)

  test('the new password lets its owner in, the old one does not', async () => {
    const member = await app().member()
    const { message } = await member.call(changePassword, { input: changeOf(member) })
    expect(message).toBe('Your password has been successfully changed.')
    expect(
      await app()
        .visitor()
        .call(login, { input: credentialsOf(member, newPassword) }),
    ).toEqual(member.account)
    const old = { input: credentialsOf(member, member.password) }
    expect(await app().visitor().refusal(login, old)).toMatchObject({ status: 401 })
  })

  test('this session continues under a new id; the old id and all other sessions are worth nothing', async () => {
    const member = await app().member()
    const phone = app().visitor()
    await phone.call(login, { input: credentialsOf(member, member.password) })
    const before = member.session()
    await member.call(changePassword, { input: changeOf(member) })
    expect(member.session()).not.toBe(before)
    expect(await member.call(getCurrentUser)).toEqual(member.account)
    expect(await phone.refusal(getCurrentUser)).toMatchObject({ status: 401 })
    const headers = { cookie: `manafolio.sid=${before}` }
    const thief = await app().visitor().send({ method: 'GET', url: getCurrentUser.path, headers })
    expect(thief.statusCode).toBe(401)
  })

  test('an answer to a request under the old id leaves the new cookie alone', async () => {
    const member = await app().member()
    const headers = { cookie: `manafolio.sid=${member.session()}` }
    await member.call(changePassword, { input: changeOf(member) })
    const late = await app().visitor().send({ method: 'GET', url: getCurrentUser.path, headers })
    expect(late.statusCode).toBe(401)
    expect(late.headers['set-cookie']).toBeUndefined()
  })

  test('sessions of others stay', async () => {
    const [member, other] = [await app().member(), await app().member()]
    await member.call(changePassword, { input: changeOf(member) })
    expect(await other.call(getCurrentUser)).toEqual(other.account)
  })

  test('a reset link from before is worth nothing', async () => {
    const member = await app().member()
    const { email } = member.account
    await app().visitor().call(forgotPassword, { input: { email } })
    const mail = await app().mailer.mailTo(email)
    const token = /token=([\w-]+)/.exec(mail.text)?.[1] ?? ''
    await member.call(changePassword, { input: changeOf(member) })
    const input = { token, newPassword: 'of the thief', confirmPassword: 'of the thief' }
    expect(await app().visitor().refusal(resetPassword, { input })).toMatchObject({
      code: 'reset_link_invalid',
    })
  })

  test('a wrong current password changes nothing and is no expired session', async () => {
    const member = await app().member()
    const before = member.session()
    const input = { ...changeOf(member), currentPassword: 'not the password' }
    expect(await member.refusal(changePassword, { input })).toEqual(wrong)
    expect(member.session()).toBe(before)
    expect(await member.call(getCurrentUser)).toEqual(member.account)
    const old = { input: credentialsOf(member, member.password) }
    expect(await app().visitor().call(login, old)).toEqual(member.account)
  })

  test('a visitor has to sign in, whatever is sent', async () => {
    expect(await app().visitor().refusal(changePassword, { input: {} })).toMatchObject({
      status: 401,
      message: 'Authentication required',
    })
  })

  test.each([
    ['no current password', { currentPassword: '' }, 'Current password is required'],
    [
      'a new one of nine characters',
      { newPassword: 'nine char', confirmPassword: 'nine char' },
      'New password must be at least 10 characters long',
    ],
    ['no confirmation', { confirmPassword: '' }, 'Please confirm your new password'],
    ['another confirmation', { confirmPassword: 'something else' }, 'New passwords do not match'],
  ])('%s is refused in the words of the form', async (_, changed, message) => {
    const member = await app().member()
    const input = { ...changeOf(member), ...changed }
    expect(await member.refusal(changePassword, { input })).toMatchObject({ status: 400, message })
    const old = { input: credentialsOf(member, member.password) }
    expect(await app().visitor().call(login, old)).toEqual(member.account)
  })

  test('the sentences stand with their fields', async () => {
    const member = await app().member()
    const input = { currentPassword: '', newPassword: 'short', confirmPassword: 'other' }
    const { issues } = await member.refusal(changePassword, { input })
    expect(issues).toEqual([
      { path: 'currentPassword', message: 'Current password is required' },
      { path: 'newPassword', message: 'New password must be at least 10 characters long' },
      { path: 'confirmPassword', message: 'New passwords do not match' },
    ])
  })

  test('an e-mail tells the owner, with a way to take the account back', async () => {
    const member = await app().member()
    await member.call(changePassword, { input: changeOf(member) })
    const mail = await app().mailer.mailTo(member.account.email)
    expect(mail.subject).toBe('Your Manafolio password was changed')
    expect(mail.text).toContain('on 15 August 2026, 12:00 UTC.')
    expect(mail.text).toContain('\nhttp://localhost:3000/forgot-password\n')
    expect(mail.html).toContain('href="http://localhost:3000/forgot-password"')
    expect(mail.text + mail.html).not.toContain(newPassword)
  })

  test('a reset is reported in an e-mail, too', async () => {
    const { account } = await app().member()
    const { email } = account
    await app().visitor().call(forgotPassword, { input: { email } })
    const { text } = await app().mailer.mailTo(email)
    const token = /token=([\w-]+)/.exec(text)?.[1]
    const input = { token, newPassword, confirmPassword: newPassword }
    await app().visitor().call(resetPassword, { input })
    expect(await app().mailer.mailTo(email)).toMatchObject({
      subject: 'Your Manafolio password was changed',
    })
  })

  test('of two changes at once one wins, and only its password and session are good', async () => {
    const member = await app().member()
    const phone = app().visitor()
    await phone.call(login, { input: credentialsOf(member, member.password) })
    const passwords = ['the first new one', 'the second new one'] as const
    const answers = await Promise.all([
      statusOf(member, changeOf(member, passwords[0])),
      statusOf(phone, changeOf(member, passwords[1])),
    ])
    // The other one is too late with its password or, when its turn comes later yet, with its session.
    expect(answers.toSorted()).toEqual([200, expect.toBeOneOf([401, 403])])
    const [winner, loser] = answers[0] === 200 ? [0, 1] : [1, 0]
    const clients = [member, phone] as const
    expect(await clients[winner]?.call(getCurrentUser)).toEqual(member.account)
    expect(await clients[loser]?.refusal(getCurrentUser)).toMatchObject({ status: 401 })
    const tried = await Promise.all(
      passwords.map((password) => signsIn(credentialsOf(member, password))),
    )
    expect(tried[winner]).toBe(200)
    expect(tried[loser]).toBe(401)
  })

  test('who signs in with the old password while it is changed has no session afterwards', async () => {
    const member = await app().member()
    const visitors = Array.from({ length: 6 }, () => app().visitor())
    const input = credentialsOf(member, member.password)
    await Promise.all([
      member.call(changePassword, { input: changeOf(member) }),
      ...visitors.map((visitor) => statusOf(visitor, input, login.path)),
    ])
    for (const visitor of visitors) {
      expect(await visitor.refusal(getCurrentUser)).toMatchObject({ status: 401 })
    }
    expect(await member.call(getCurrentUser)).toEqual(member.account)
  })

  async function signsIn(payload: object) {
    return statusOf(app().visitor(), payload, login.path)
  }
})

onOneEngine((engine) => {
  const app = useTestApp(engine)

  test('after too many wrong passwords even the right one has to wait, in this account only', async () => {
    const [member, other] = [await app().member(), await app().member()]
    const input = { ...changeOf(member), currentPassword: 'a guess of many' }
    for (let guess = 0; guess < limits.loginTriesPerAccount; guess++) {
      expect(await member.refusal(changePassword, { input })).toMatchObject({ status: 403 })
    }
    const right = { input: changeOf(member) }
    expect(await member.refusal(changePassword, right)).toMatchObject({ status: 429 })
    expect(await member.call(getCurrentUser)).toEqual(member.account)
    await other.call(changePassword, { input: changeOf(other) })
  })

  test('a thief who guesses from elsewhere does not keep the owner out', async () => {
    const member = await app().member()
    const thief = app().visitor()
    const headers = { cookie: `manafolio.sid=${member.session()}` }
    const payload = { ...changeOf(member), currentPassword: 'a guess of many' }
    const guess = { method: 'POST', url: changePassword.path, payload, headers } as const
    for (let guesses = 0; guesses < limits.loginTriesPerAccount; guesses++) {
      expect((await thief.send(guess)).statusCode).toBe(403)
    }
    expect((await thief.send(guess)).statusCode).toBe(429)
    await member.call(changePassword, { input: changeOf(member) })
  })
})

function changeOf({ password }: Pick<MemberClient, 'password'>, chosen = newPassword) {
  return { currentPassword: password, newPassword: chosen, confirmPassword: chosen }
}

function credentialsOf({ account }: MemberClient, password: string) {
  return { email: account.email, password }
}

async function statusOf(
  client: Pick<MemberClient, 'send'>,
  payload: object,
  url: string = changePassword.path,
): Promise<number> {
  return (await client.send({ method: 'POST', url, payload })).statusCode
}
