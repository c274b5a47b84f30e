import { randomUUID } from 'node:crypto'
import { changePassword, deleteAccount, getCurrentUser } from '@manafolio/contract'
import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { databaseSessionStore } from '../http/session-store.ts'
import { onEveryEngine } from '../test/engines.ts'
import { type TestApp, useTestApp } from '../test/test-app.ts'
import { beginSession } from './begin-session.ts'
import { checkCredentials } from './rules.ts'

const newPassword = 'a brand new passphrase'

/** What happens between the check of a password and the session, without waiting for luck. */
onEveryEngine((engine) => {
  const app = useTestApp(engine)

  test('a password that was changed since it was checked begins no session', async () => {
    const { member, checked } = await memberAndCheck()
    const input = { currentPassword: member.password, newPassword, confirmPassword: newPassword }
    await member.call(changePassword, { input })
    expect(await begin(checked)).toBe(false)
    expect(await sessionsOf(app(), checked.id)).toBe(1)
    expect(await member.call(getCurrentUser)).toEqual(member.account)
  })

  test('an account that was deleted since its password was checked begins no session', async () => {
    const { member, checked } = await memberAndCheck()
    await member.call(deleteAccount, { input: { password: member.password } })
    expect(await begin(checked)).toBe(false)
    expect(await sessionsOf(app(), checked.id)).toBe(0)
  })

  test('otherwise it begins', async () => {
    const { checked } = await memberAndCheck()
    expect(await begin(checked)).toBe(true)
    expect(await sessionsOf(app(), checked.id)).toBe(2)
  })

  async function memberAndCheck() {
    const { database, clock } = app()
    const member = await app().member()
    const credentials = { email: member.account.email, password: member.password }
    return { member, checked: await checkCredentials({ db: database.db, clock }, credentials) }
  }

  function begin(checked: Awaited<ReturnType<typeof checkCredentials>>) {
    const { database, clock } = app()
    return beginSession({ db: database.db, clock }, requestOf(app()), checked)
  }
})

/** A request with a session that is kept in the database, as the plugin would. */
function requestOf({ database, clock }: TestApp): FastifyRequest {
  const store = databaseSessionStore({ db: database.db, clock })
  const sid = randomUUID()
  const done = (resolve: () => void, reject: (error: unknown) => void) => (error?: unknown) =>
    error ? reject(error) : resolve()
  const session = {
    regenerate: async () => {},
    save: () =>
      new Promise<void>((resolve, reject) => {
        store.set(sid, session as never, done(resolve, reject)) // only its fields are written
      }),
    destroy: () =>
      new Promise<void>((resolve, reject) => store.destroy(sid, done(resolve, reject))),
  }
  const request = { session, headers: {}, ip: '203.0.113.7' }
  return request as unknown as FastifyRequest // all that beginning a session needs of one
}

async function sessionsOf({ database }: TestApp, userId: string): Promise<number> {
  const query = database.db.selectFrom('session').select('sid').where('user_id', '=', userId)
  return (await query.execute()).length
}
