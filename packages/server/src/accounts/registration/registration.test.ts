import { getSite, login, register } from '@manafolio/contract'
import { expect, test } from 'vitest'
import { onEveryEngine, onOneEngine } from '../../test/engines.ts'
import { type TestApp, useTestApp } from '../../test/test-app.ts'
import { changeRole } from '../rules.ts'
import { makeSetupLink } from './setup-link.ts'

const password = 'a passphrase of my own'

onOneEngine((engine) => {
  const app = useTestApp(engine, { registration: 'closed' })

  test('where registration is closed, nobody registers, and users sign in', async () => {
    const visitor = app().visitor()
    expect(await visitor.call(getSite)).toMatchObject({ registration: 'closed' })
    const input = { email: app().freshEmail(), password, invite: 'any' }
    expect(await visitor.refusal(register, { input })).toMatchObject({
      status: 403,
      code: 'registration_closed',
      message: 'This site does not take new accounts.',
    })
    expect(await visitor.refusal(login, { input })).toMatchObject({ status: 401 })
    const member = await app().member()
    expect(member.account.email).toContain('@')
  })
})

onEveryEngine((engine) => {
  const app = useTestApp(engine, { registration: 'closed' })

  test('the setup link makes the first administrator, once, in any mode', async () => {
    const [first, second] = [await tokenOf(app()), await tokenOf(app())]
    const guess = { email: app().freshEmail(), password, setup: 'a guess' }
    expect(await app().visitor().refusal(register, { input: guess })).toMatchObject({
      status: 400,
      code: 'setup_link_invalid',
    })
    const responses = await Promise.all([first, second].map((setup) => registered(setup)))
    expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400])
    const roles = responses.map((response) => response.json().role)
    expect(roles.filter((role) => role !== undefined)).toEqual(['admin'])
    expect((await registered(first)).json().code).toBe('setup_link_invalid')
    expect((await registered(second)).json().code).toBe('setup_link_invalid')
    const users = await app().database.db.selectFrom('users').select('role').execute()
    expect(users).toEqual([{ role: 'admin' }])
    expect(await linkOf(app())).toBeUndefined()
  })

  function registered(setup: string | null) {
    const payload = { email: app().freshEmail(), password, setup }
    return app().visitor().send({ method: 'POST', url: register.path, payload })
  }
})

onEveryEngine((engine) => {
  const app = useTestApp(engine)

  test('the setup link works after others registered, until there is an administrator', async () => {
    const setup = await tokenOf(app())
    const member = await app().member()
    const input = { email: app().freshEmail(), password: 'basketball', setup }
    expect(await app().visitor().refusal(register, { input })).toMatchObject({
      code: 'password_too_common', // the link itself is valid
    })
    const { db } = app().database
    expect(await changeRole({ db, clock: app().clock }, member.account.email, 'admin')).toBe(true)
    const late = { ...input, password }
    expect(await app().visitor().refusal(register, { input: late })).toMatchObject({
      code: 'setup_link_invalid',
    })
  })

  test('the database holds no setup token that could be used', async () => {
    const { db } = app().database
    await db.deleteFrom('users').execute()
    await tokenOf(app())
    const rows = await db.selectFrom('setup_tokens').select('token').execute()
    expect(rows).toHaveLength(1)
    const input = { email: app().freshEmail(), password, setup: rows[0]?.token }
    expect(await app().visitor().refusal(register, { input })).toMatchObject({
      code: 'setup_link_invalid',
    })
  })
})

function linkOf({ database, clock }: TestApp) {
  return makeSetupLink({ db: database.db, clock, config: { publicUrl: 'http://localhost:3000' } })
}

async function tokenOf(app: TestApp): Promise<string> {
  const link = new URL((await linkOf(app)) ?? '')
  expect(`${link.origin}${link.pathname}`).toBe('http://localhost:3000/register')
  return link.searchParams.get('setup') ?? ''
}
