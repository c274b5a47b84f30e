import { getCurrentUser, login, register } from '@manafolio/contract'
import { expect, test } from 'vitest'
import { onEveryEngine } from '../test/engines.ts'
import { useTestApp } from '../test/test-app.ts'

const password = 'ten letters'

onEveryEngine((engine) => {
  const app = useTestApp(engine)

  test('registering signs in', async () => {
    const visitor = app().visitor()
    await visitor.call(register, { input: { email: 'ajani@example.org', password } })
    const account = await visitor.call(getCurrentUser)
    expect(account).toMatchObject({ email: 'ajani@example.org', role: 'user' })
    expect(account.createdAt).toBe('2026-08-15T12:00:00.000Z')
  })

  test('registering answers the account and nothing secret', async () => {
    const response = await app()
      .visitor()
      .send({
        method: 'POST',
        url: register.path,
        payload: { email: 'bolas@example.org', password },
      })
    expect(Object.keys(response.json())).toEqual([
      'id',
      'email',
      'role',
      'createdAt',
      'emailVerifiedAt',
    ])
  })

  test('nobody registers as an administrator', async () => {
    const input = { email: 'tezzeret@example.org', password, role: 'admin' }
    const account = await app().visitor().call(register, { input })
    expect(account.role).toBe('user')
  })

  test('an email is trimmed and otherwise stored as typed', async () => {
    const input = { email: '  Chandra@Example.org ', password }
    const account = await app().visitor().call(register, { input })
    expect(account.email).toBe('Chandra@Example.org')
  })

  test('a registered email is taken, also in other letter case', async () => {
    await app().member('jace@example.org')
    const input = { email: ' JACE@example.ORG', password }
    const refusal = await app().visitor().refusal(register, { input })
    expect(refusal).toMatchObject({ status: 409, code: 'email_taken' })
    expect(refusal.message).toBe('An account with this email already exists. Sign in instead.')
  })

  test('a refused registration signs nobody in and changes no password', async () => {
    const owner = await app().member('liliana@example.org')
    const intruder = app().visitor()
    await intruder.refusal(register, { input: { email: 'liliana@example.org', password } })
    expect(intruder.session()).toBeUndefined()
    const input = { email: 'liliana@example.org', password: owner.password }
    expect(await app().visitor().call(login, { input })).toEqual(owner.account)
  })

  test('of two who register the same email at once, one wins', async () => {
    const input = { email: 'twins@example.org', password }
    const responses = await Promise.all(
      [app().visitor(), app().visitor()].map((visitor) =>
        visitor.send({ method: 'POST', url: register.path, payload: input }),
      ),
    )
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  })

  test('the password is stored as an argon2id hash', async () => {
    const { account, password } = await app().registered()
    const row = await app()
      .database.db.selectFrom('users')
      .select('password')
      .where('id', '=', account.id)
      .executeTakeFirstOrThrow()
    expect(row.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(row.password).not.toContain(password)
  })
})
