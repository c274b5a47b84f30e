import {
  deleteAccount,
  forgotPassword,
  getCurrentUser,
  limits,
  login,
  resetPassword,
} from '@manafolio/contract'
import { expect, test, vi } from 'vitest'
import { onEveryEngine } from '../test/engines.ts'
import { type TestApp, testApp, useTestApp } from '../test/test-app.ts'

const newPassword = 'a brand new passphrase'
const invalidLink = {
  status: 400,
  code: 'reset_link_invalid',
  message: 'This reset link is invalid or has expired. Please request a new one.',
}

onEveryEngine((engine) => {
  const app = useTestApp(engine)

  test('the link in the e-mail leads to a new password, and confirms the address', async () => {
    const { account } = await app().member()
    const input = resetWith(await tokenFor(app(), account.email))
    const { message } = await app().visitor().call(resetPassword, { input })
    expect(message).toBe('Your password has been reset. You can now sign in with the new one.')
    const credentials = { email: account.email, password: newPassword }
    const emailVerifiedAt = '2026-08-15T12:00:00.000Z'
    const expected = { ...account, emailVerifiedAt }
    expect(await app().visitor().call(login, { input: credentials })).toEqual(expected)
  })

  test('the old password is worth nothing after a reset', async () => {
    const { account, password } = await app().member()
    const input = resetWith(await tokenFor(app(), account.email))
    await app().visitor().call(resetPassword, { input })
    const old = { email: account.email, password }
    expect(await app().visitor().refusal(login, { input: old })).toMatchObject({ status: 401 })
  })

  test('the e-mail goes to the address as it was registered, however it was typed now', async () => {
    await app().member('Karn@Example.org')
    await app()
      .visitor()
      .call(forgotPassword, { input: { email: ' kARN@example.ORG ' } })
    const { subject, text } = await app().mailer.mailTo('Karn@Example.org')
    expect(subject).toBe('Reset your Manafolio password')
    expect(text).toContain('\nhttp://localhost:3000/reset-password?token=')
    expect(text).toContain('expires in 1 hour')
  })

  test('a reset ends the sessions on all devices', async () => {
    const member = await app().member()
    const phone = app().visitor()
    await phone.call(login, { input: { email: member.account.email, password: member.password } })
    const input = resetWith(await tokenFor(app(), member.account.email))
    await app().visitor().call(resetPassword, { input })
    expect(await member.refusal(getCurrentUser)).toMatchObject({ status: 401 })
    expect(await phone.refusal(getCurrentUser)).toMatchObject({ status: 401 })
  })

  test('a reset ends also the session it was made in, and leaves those of other people', async () => {
    const [member, other] = [await app().member(), await app().member()]
    const input = resetWith(await tokenFor(app(), member.account.email))
    await member.call(resetPassword, { input })
    expect(await member.refusal(getCurrentUser)).toMatchObject({ status: 401 })
    expect(await other.call(getCurrentUser)).toEqual(other.account)
  })

  test('a reset is noted in the account', async () => {
    const { account } = await app().member()
    const input = resetWith(await tokenFor(app(), account.email))
    app().clock.moveForward(1000)
    await app().visitor().call(resetPassword, { input })
    const { created_at, updated_at } = await userRow(app(), account.id)
    expect(Date.parse(updated_at) - Date.parse(created_at)).toBe(1000)
  })

  test('a link works once', async () => {
    const { account } = await app().member()
    const input = resetWith(await tokenFor(app(), account.email))
    await app().visitor().call(resetPassword, { input })
    expect(await app().visitor().refusal(resetPassword, { input })).toEqual(invalidLink)
  })

  test('of two who use a link at once, one wins', async () => {
    const { account } = await app().member()
    const token = await tokenFor(app(), account.email)
    const passwords = ['the first new password', 'the second new password']
    const statuses = await Promise.all(passwords.map((password) => resetStatus(token, password)))
    expect([...statuses].sort()).toEqual([200, 400])
    const winner = passwords[statuses.indexOf(200)]
    const input = { email: account.email, password: winner }
    expect(await app().visitor().call(login, { input })).toMatchObject({ id: account.id })
  })

  test('a reset while the account is deleted ends in one or the other, and in no fault', async () => {
    const seen = new Set<string>()
    for (const _ of Array.from({ length: 8 })) {
      const member = await app().member()
      const token = await tokenFor(app(), member.account.email)
      const deletion = { method: 'POST', url: deleteAccount.path } as const
      const payload = { password: member.password }
      const statuses = await Promise.all([
        resetStatus(token),
        member.send({ ...deletion, payload }).then(({ statusCode }) => statusCode),
      ])
      seen.add(statuses.join(' '))
    }
    // The first to take the account's lock wins; the reset may also end the session in time.
    const possible = ['400 200', '200 403', '200 401']
    expect([...seen].filter((statuses) => !possible.includes(statuses))).toEqual([])
  })

  test('a new link ends the one before', async () => {
    const { account } = await app().member()
    const first = resetWith(await tokenFor(app(), account.email))
    const second = resetWith(await tokenFor(app(), account.email))
    expect(await app().visitor().refusal(resetPassword, { input: first })).toEqual(invalidLink)
    expect(await app().visitor().call(resetPassword, { input: second })).toHaveProperty('message')
  })

  test('of two links requested at once, one lives', async () => {
    const { account } = await app().member()
    const requestToken = () => tokenFor(app(), account.email)
    const tokens = await Promise.all([requestToken(), requestToken()])
    const stored = await tokenRows(app(), account.id)
    expect(stored).toHaveLength(1)
    const statuses = [await resetStatus(tokens[0]), await resetStatus(tokens[1])]
    expect(statuses.sort()).toEqual([200, 400])
  })

  test('a link to nobody is refused', async () => {
    const input = resetWith('no-such-token')
    expect(await app().visitor().refusal(resetPassword, { input })).toEqual(invalidLink)
  })

  test('the database holds no token that could be used', async () => {
    const { account } = await app().member()
    const token = await tokenFor(app(), account.email)
    const [row] = await tokenRows(app(), account.id)
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    expect(row?.token).toMatch(/^[0-9a-f]{64}$/)
    const input = resetWith(row?.token ?? '')
    expect(await app().visitor().refusal(resetPassword, { input })).toEqual(invalidLink)
  })

  test('a known and an unknown address get the very same answer', async () => {
    const { account } = await app().member()
    const answers = await Promise.all(
      [account.email, app().freshEmail()].map((email) =>
        app().visitor().send({ method: 'POST', url: forgotPassword.path, payload: { email } }),
      ),
    )
    const [known, unknown] = answers.map(({ statusCode, body }) => ({ statusCode, body }))
    expect(known).toEqual(unknown)
    expect(known?.statusCode).toBe(200)
    expect(known?.body).toContain('If an account exists')
  })

  test.each([
    ['a missing token', { newPassword, confirmPassword: newPassword }, 'Reset token is required'],
    ['an empty token', resetWith(''), 'Reset token is required'],
    [
      'a short password',
      { token: 'x', newPassword: 'nine char', confirmPassword: 'nine char' },
      'Password must be at least 10 characters long',
    ],
    ['no confirmation', { token: 'x', newPassword }, 'Please confirm your password'],
    [
      'an empty confirmation',
      { token: 'x', newPassword, confirmPassword: '' },
      'Please confirm your password',
    ],
    [
      'another confirmation',
      { token: 'x', newPassword, confirmPassword: `${newPassword} ` },
      'Passwords do not match',
    ],
  ])('%s is not valid', async (_, input, message) => {
    const refusal = await app().visitor().refusal(resetPassword, { input })
    expect(refusal).toMatchObject({ status: 400, code: 'bad_input', message })
    expect(refusal.issues).toHaveLength(1)
  })

  test('a reset that is not valid leaves the link usable', async () => {
    const { account } = await app().member()
    const token = await tokenFor(app(), account.email)
    const input = { token, newPassword: 'short', confirmPassword: 'short' }
    expect(await app().visitor().refusal(resetPassword, { input })).toMatchObject({ status: 400 })
    expect(await resetStatus(token)).toBe(200)
  })

  test('an e-mail is requested with a valid email', async () => {
    const refusal = await app()
      .visitor()
      .refusal(forgotPassword, { input: { email: 'karn@' } })
    expect(refusal).toMatchObject({ status: 400, message: 'Please enter a valid email address' })
  })

  test('too many e-mails for one account are refused, whether a user has it or not', async () => {
    const { account } = await app().member()
    for (const email of [account.email, app().freshEmail()]) {
      const visitor = app().visitor()
      for (let tries = 0; tries < limits.resetRequestsPerAccount; tries++) {
        await visitor.call(forgotPassword, { input: { email: email.toUpperCase() } })
      }
      expect(await visitor.refusal(forgotPassword, { input: { email } })).toMatchObject({
        status: 429,
        code: 'too_many_requests',
      })
    }
  })

  test('a stranger can not block the owner’s email', async () => {
    const { account } = await app().member()
    const stranger = app().visitor()
    for (let tries = 0; tries < limits.resetRequestsPerAccount; tries++) {
      await stranger.call(forgotPassword, { input: { email: account.email } })
    }
    expect(await tokenFor(app(), account.email)).toHaveLength(43)
  })

  test('too many e-mails from one address are refused, whatever the accounts', async () => {
    const visitor = app().visitor()
    for (let tries = 0; tries < limits.resetRequestsPerAddress; tries++) {
      await visitor.call(forgotPassword, { input: { email: app().freshEmail() } })
    }
    const input = { email: app().freshEmail() }
    expect(await visitor.refusal(forgotPassword, { input })).toMatchObject({ status: 429 })
  })

  test('too many guesses of a token are refused', async () => {
    const guesser = app().visitor()
    for (let tries = 0; tries < limits.resetTriesPerAddress; tries++) {
      const input = resetWith(`guess ${tries}`)
      expect(await guesser.refusal(resetPassword, { input })).toMatchObject({ status: 400 })
    }
    const input = resetWith('one more guess')
    expect(await guesser.refusal(resetPassword, { input })).toMatchObject({ status: 429 })
  })

  async function resetStatus(token: string, password = newPassword): Promise<number> {
    const payload = { token, newPassword: password, confirmPassword: password }
    const request = { method: 'POST', url: resetPassword.path, payload } as const
    return (await app().visitor().send(request)).statusCode
  }
})

onEveryEngine((engine) => {
  const app = useTestApp(engine)

  test('a link expires after an hour', async () => {
    const { account } = await app().member()
    const input = resetWith(await tokenFor(app(), account.email))
    app().clock.moveForward(60 * 60_000)
    expect(await app().visitor().refusal(resetPassword, { input })).toEqual(invalidLink)
  })

  test('a link works until the hour is over', async () => {
    const { account } = await app().member()
    const input = resetWith(await tokenFor(app(), account.email))
    app().clock.moveForward(60 * 60_000 - 1)
    expect(await app().visitor().call(resetPassword, { input })).toHaveProperty('message')
  })
})

onEveryEngine((engine) => {
  test('only the requested address gets an e-mail', async () => {
    const made = await testApp(engine)
    const [asking, other] = [await made.member(), await made.member()]
    for (const email of ['nobody@example.org', asking.account.email]) {
      await made.visitor().call(forgotPassword, { input: { email } })
    }
    await made.close() // which waits for the e-mails
    expect(made.mailer.sent.map(({ to }) => to)).toEqual([asking.account.email])
    expect(other.account.email).not.toBe(asking.account.email)
  })

  test('the answer does not wait for the e-mail', async () => {
    const made = await testApp(engine)
    const { account } = await made.member()
    let post = () => {}
    const posted = new Promise<void>((resolve) => {
      post = resolve
    })
    const send = vi.spyOn(made.mailer, 'send').mockReturnValue(posted)
    const answer = await made.visitor().call(forgotPassword, { input: { email: account.email } })
    expect(answer.message).toContain('If an account exists')
    post()
    await made.close()
    expect(send).toHaveBeenCalledOnce()
  })

  test('an e-mail that can not be sent changes nothing in the answer', async () => {
    const made = await testApp(engine)
    const { account } = await made.member()
    const send = vi.spyOn(made.mailer, 'send').mockRejectedValue(new Error('no mail server'))
    const answer = await made.visitor().call(forgotPassword, { input: { email: account.email } })
    expect(answer.message).toContain('If an account exists')
    await made.close()
    expect(send).toHaveBeenCalledOnce()
  })
})

function resetWith(token: string) {
  return { token, newPassword, confirmPassword: newPassword }
}

/** Asks for a letter from an address that is used for nothing else, and reads it. */
async function tokenFor(app: TestApp, email: string): Promise<string> {
  await app.visitor().call(forgotPassword, { input: { email } })
  const { text } = await app.mailer.mailTo(email)
  const token = /\/reset-password\?token=([\w-]+)\n/.exec(text)?.[1]
  if (token === undefined) throw new Error(`there is no link in: ${text}`)
  return token
}

function userRow({ database }: TestApp, id: string) {
  return database.db
    .selectFrom('users')
    .select(['created_at', 'updated_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

function tokenRows({ database }: TestApp, userId: string) {
  return database.db
    .selectFrom('password_reset_tokens')
    .select('token')
    .where('user_id', '=', userId)
    .execute()
}
