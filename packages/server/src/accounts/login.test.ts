import { getCurrentUser, login } from '@manafolio/contract'
import { expect, test } from 'vitest'
import { onOneEngine } from '../test/engines.ts'
import { useTestApp } from '../test/test-app.ts'

onOneEngine((engine) => {
  const app = useTestApp(engine)

  test('the right password signs in', async () => {
    const { account, password } = await app().member()
    const visitor = app().visitor()
    await visitor.call(login, { input: { email: account.email, password } })
    expect(await visitor.call(getCurrentUser)).toEqual(account)
  })

  test('an email is recognized in other letter case and with spaces around it', async () => {
    const { account, password } = await app().member('karn@example.org')
    const input = { email: ' Karn@EXAMPLE.org ', password }
    expect(await app().visitor().call(login, { input })).toEqual(account)
  })

  test('a wrong password and an unknown address get the very same answer', async () => {
    const { account } = await app().member()
    const answers = await Promise.all(
      [account.email, app().freshEmail()].map((email) =>
        app()
          .visitor()
          .send({ method: 'POST', url: login.path, payload: { email, password: 'not this one' } }),
      ),
    )
    const [wrong, unknown] = answers.map(({ statusCode, body }) => ({ statusCode, body }))
    expect(wrong).toEqual(unknown)
    expect(wrong?.statusCode).toBe(401)
    expect(JSON.parse(wrong?.body ?? '')).toEqual({
      message: 'Invalid email or password',
      code: 'wrong_credentials',
    })
  })

  test('a wrong password signs nobody in', async () => {
    const { account } = await app().member()
    const visitor = app().visitor()
    await visitor.refusal(login, { input: { email: account.email, password: 'not this one' } })
    expect(visitor.session()).toBeUndefined()
    expect(await visitor.refusal(getCurrentUser)).toMatchObject({ status: 401 })
  })

  test('passwords are compared exactly', async () => {
    const { account, password } = await app().member()
    for (const other of [password.toUpperCase(), `${password} `, password.slice(0, -1)]) {
      const input = { email: account.email, password: other }
      expect(await app().visitor().refusal(login, { input })).toMatchObject({ status: 401 })
    }
  })

  test('signing in answers the account and nothing secret', async () => {
    const { account, password } = await app().member()
    const payload = { email: account.email, password }
    const response = await app().visitor().send({ method: 'POST', url: login.path, payload })
    expect(response.json()).toEqual(account)
  })
})
