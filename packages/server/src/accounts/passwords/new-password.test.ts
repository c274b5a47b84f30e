import { changePassword, forgotPassword, login, register, resetPassword } from '@manafolio/contract'
import { hash } from '@node-rs/argon2'
import { expect, test } from 'vitest'
import { onOneEngine } from '../../test/engines.ts'
import { useTestApp } from '../../test/test-app.ts'

const tooCommon = {
  status: 400,
  code: 'password_too_common',
  message: 'This password is too easy to guess. Choose one that others would not think of.',
}
const good = 'a passphrase of my own'

onOneEngine((engine) => {
  const app = useTestApp(engine)

  test.each([
    ['1234567890'],
    ['QwertyUiop'],
    ['basketball'],
    [' '.repeat(10)],
    ['🃏'.repeat(10)],
    ['teferi.of.zhalfir@example.org'],
    ['Teferi.of.Zhalfir'],
  ])('nobody registers with the password “%s”', async (password) => {
    const input = { email: 'teferi.of.zhalfir@example.org', password }
    const issues = [{ path: 'password', message: tooCommon.message }]
    expect(await app().visitor().refusal(register, { input })).toEqual({ ...tooCommon, issues })
  })

  test.each([['ten letters'], ['1234567890a!'], ['basketball in the rain'], ['zhalfir of teferi']])(
    '“%s” is a password that may be chosen',
    async (password) => {
      const visitor = app().visitor()
      expect(
        await visitor.call(register, { input: { email: app().freshEmail(), password } }),
      ).toBeDefined()
    },
  )

  test('a password is not changed to a common one', async () => {
    const member = await app().member()
    const [newPassword, currentPassword] = ['password123', member.password]
    const input = { currentPassword, newPassword, confirmPassword: newPassword }
    const issues = [{ path: 'newPassword', message: tooCommon.message }]
    expect(await member.refusal(changePassword, { input })).toEqual({ ...tooCommon, issues })
    const credentials = { email: member.account.email, password: currentPassword }
    expect(await app().visitor().call(login, { input: credentials })).toEqual(member.account)
  })

  test('a password is not reset to a common one, and the link can be used again', async () => {
    const { account } = await app().member()
    await app()
      .visitor()
      .call(forgotPassword, { input: { email: account.email } })
    const { text } = await app().mailer.mailTo(account.email)
    const token = /token=([\w-]+)/.exec(text)?.[1] ?? ''
    const inputOf = (password: string) => ({
      input: { token, newPassword: password, confirmPassword: password },
    })
    const issues = [{ path: 'newPassword', message: tooCommon.message }]
    for (const password of ['basketball', account.email]) {
      const refusal = await app().visitor().refusal(resetPassword, inputOf(password))
      expect(refusal).toEqual({ ...tooCommon, issues })
    }
    expect(await app().visitor().call(resetPassword, inputOf(good))).toHaveProperty('message')
  })

  test('an account that has a common password already can sign in', async () => {
    const { account } = await app().member()
    const password = await hash('basketball', { memoryCost: 8, timeCost: 1, parallelism: 1 })
    const { db } = app().database
    await db.updateTable('users').set({ password }).where('id', '=', account.id).execute()
    const input = { email: account.email, password: 'basketball' }
    expect(await app().visitor().call(login, { input })).toEqual(account)
  })
})
