import { sign } from '@fastify/cookie'
import { getCurrentUser, limits, login, logout } from '@manafolio/contract'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { migrate } from '../db/migrate.ts'
import { type Client, clientOf, type MemberClient, sessionCookie } from '../test/client.ts'
import { onEveryEngine } from '../test/engines.ts'
import { sessionSecret, type TestApp, useTestApp } from '../test/test-app.ts'
import { deleteExpiredSessions } from './store.ts'

const dayMs = 24 * 60 * 60 * 1000

onEveryEngine((engine) => {
  const app = useTestApp(engine)

  test('a visitor has to sign in', async () => {
    const response = await app().visitor().send({ method: 'GET', url: getCurrentUser.path })
    expect(response.statusCode).toBe(401)
    expect(response.json()).toEqual({
      message: 'Authentication required',
      code: 'authentication_required',
    })
  })

  test('a visitor gets no cookie', async () => {
    const response = await app().visitor().send({ method: 'GET', url: getCurrentUser.path })
    expect(response.headers['set-cookie']).toBeUndefined()
  })

  test('the session cookie is out of reach for scripts and other sites', async () => {
    const cookie = await cookieAfterLogin(app(), app().visitor())
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
    expect(cookie).not.toHaveProperty('domain')
    expect(cookie).not.toHaveProperty('secure')
  })

  test('a session id planted before signing in is worth nothing afterwards', async () => {
    const member = await app().member()
    const planted = member.session()
    await member.call(login, { input: credentialsOf(member) })
    expect(member.session()).not.toBe(planted)
    expect(await userBehind(app(), planted)).toBe(401)
    expect(await userBehind(app(), member.session())).toBe(200)
  })

  test('a made-up session id is not taken over', async () => {
    const visitor = app().visitor()
    const { account, password } = await app().member()
    const response = await visitor.send({
      method: 'POST',
      url: login.path,
      payload: { email: account.email, password },
      headers: { cookie: `${sessionCookie}=made-up` },
    })
    expect(response.statusCode).toBe(200)
    expect(visitor.session()).not.toContain('made-up')
    expect(await userBehind(app(), 'made-up')).toBe(401)
  })

  test('signing out ends the session on the server, too', async () => {
    const member = await app().member()
    const session = member.session()
    await member.call(logout)
    expect(member.session()).toBeUndefined()
    expect(await userBehind(app(), session)).toBe(401)
  })

  test('signing out leaves the sessions on other devices', async () => {
    const member = await app().member()
    const phone = app().visitor()
    await phone.call(login, { input: credentialsOf(member) })
    await member.call(logout)
    expect(await phone.call(getCurrentUser)).toEqual(member.account)
  })

  test('signing out twice is no mistake', async () => {
    const member = await app().member()
    await member.call(logout)
    expect(await member.call(logout)).toEqual({ message: 'You are signed out.' })
  })

  test('the session of a deleted user is nobody', async () => {
    const member = await app().member()
    await app().database.db.deleteFrom('users').where('id', '=', member.account.id).execute()
    expect(await member.refusal(getCurrentUser)).toMatchObject({
      status: 401,
      message: 'Authentication required',
    })
  })
})

onEveryEngine((engine) => {
  const app = useTestApp(engine)

  test('a session that is used ends after thirty days', async () => {
    const member = await app().member()
    for (const ms of [10 * dayMs, 10 * dayMs, 10 * dayMs - 1]) {
      app().clock.moveForward(ms)
      expect(await member.call(getCurrentUser)).toEqual(member.account)
    }
    app().clock.moveForward(1)
    expect(await member.refusal(getCurrentUser)).toMatchObject({ status: 401 })
  })

  test('a session that is not used for fourteen days ends', async () => {
    const [idle, used] = [await app().member(), await app().member()]
    app().clock.moveForward(limits.sessionIdleDays * dayMs - 1)
    expect(await used.call(getCurrentUser)).toEqual(used.account)
    app().clock.moveForward(1)
    expect(await idle.refusal(getCurrentUser)).toMatchObject({ status: 401 })
    expect(await used.call(getCurrentUser)).toEqual(used.account)
  })

  test('a copy of the database opens no session', async () => {
    const member = await app().member()
    const { sid } = await storedSession(app(), member)
    const value = `${sid}.${(member.session() ?? '').split('.')[1]}`
    expect(await userBehind(app(), sid)).toBe(401)
    expect(await userBehind(app(), value)).toBe(401)
    expect(await userBehind(app(), sign(sid, sessionSecret))).toBe(401)
    expect(await userBehind(app(), member.session())).toBe(200)
  })

  test('a session from before ids were hashed stays', async () => {
    const member = await app().member()
    const { db } = app().database
    const { sid } = await storedSession(app(), member)
    const [id = ''] = decodeURIComponent(member.session() ?? '').split('.')
    await db.updateTable('session').set({ sid: id }).where('sid', '=', sid).execute()
    await sql`delete from migrations where name = '0017-session-hash'`.execute(db)
    await db.deleteFrom('session').where('user_id', '!=', member.account.id).execute()
    expect(await member.refusal(getCurrentUser)).toMatchObject({ status: 401 })
    await migrate(app().database, app().clock)
    expect(await member.call(getCurrentUser)).toEqual(member.account)
    expect(await storedSession(app(), member)).toEqual({ sid })
  })
})

onEveryEngine((engine) => {
  const app = useTestApp(engine)

  test('forgetting expired sessions leaves those that are valid', async () => {
    const { database, clock } = app()
    const expired = await app().member()
    clock.moveForward(dayMs)
    const valid = await app().member()
    clock.moveForward((limits.sessionIdleDays - 1) * dayMs)
    await deleteExpiredSessions(database.db, clock.now().toISOString())
    const { length } = await database.db.selectFrom('session').select('sid').execute()
    expect(length).toBe(1)
    expect(await valid.call(getCurrentUser)).toEqual(valid.account)
    expect(await expired.refusal(getCurrentUser)).toMatchObject({ status: 401 })
  })
})

describe('behind a proxy that speaks TLS', () => {
  const app = useTestApp('sqlite', { publicUrl: 'https://cards.example.org', trustsProxy: true })

  test('the session cookie is sent on secure connections only, and taken from this host only', async () => {
    const payload = credentialsOf(await app().member())
    const headers = { 'x-forwarded-proto': 'https' }
    const request = { method: 'POST', url: login.path, payload, headers } as const
    const { cookies } = await app().visitor().send(request)
    const cookie = cookies.findLast(({ name }) => name === `__Host-${sessionCookie}`)
    expect(cookie).toMatchObject({ secure: true, httpOnly: true, sameSite: 'Lax', path: '/' })
    expect(cookie).not.toHaveProperty('domain')
  })
})

function credentialsOf({ account, password }: MemberClient) {
  return { email: account.email, password }
}

function storedSession({ database }: TestApp, { account }: MemberClient) {
  return database.db
    .selectFrom('session')
    .select('sid')
    .where('user_id', '=', account.id)
    .executeTakeFirstOrThrow()
}

async function cookieAfterLogin(app: TestApp, client: Client) {
  const payload = credentialsOf(await app.member())
  const response = await client.send({ method: 'POST', url: login.path, payload })
  return response.cookies.findLast(({ name }) => name === sessionCookie)
}

/** The status of asking who is signed in, with a session taken from another user. */
async function userBehind({ app }: TestApp, session = ''): Promise<number> {
  const thief = clientOf(app, '10.9.9.9')
  const headers = { cookie: `${sessionCookie}=${session}` }
  const response = await thief.send({ method: 'GET', url: getCurrentUser.path, headers })
  return response.statusCode
}
