import {
  createInvite,
  deleteInvite,
  exportAccount,
  getCurrentUser,
  limits,
  listInvites,
  register,
} from '@manafolio/contract'
import { expect, test } from 'vitest'
import type { Client } from '../../test/client.ts'
import { onEveryEngine } from '../../test/engines.ts'
import { useTestApp } from '../../test/test-app.ts'

const dayMs = 24 * 60 * 60 * 1000
const noon = '2026-08-15T12:00:00.000Z'
const password = 'a passphrase of my own'
const invalid = {
  status: 400,
  code: 'invite_invalid',
  message: 'This invite is invalid, used or expired. Ask the person who sent it for a new one.',
}

onEveryEngine((engine) => {
  const app = useTestApp(engine, { registration: 'invite' })

  test('who has an invite registers with it, and administrators see who did', async () => {
    const admin = await app().admin()
    const { invite, token } = await invited(admin, { note: ' For Vivien ', days: 30 })
    const expiresAt = '2026-09-14T12:00:00.000Z'
    const open = { note: 'For Vivien', state: 'open', createdAt: noon, expiresAt, usedAt: null }
    expect(invite).toEqual({ ...open, id: invite.id, usedBy: null })
    expect(await admin.call(listInvites)).toContainEqual(invite)
    const visitor = app().visitor()
    const input = { email: 'vivien@example.org', password, invite: token }
    expect(await visitor.call(register, { input })).toMatchObject({ role: 'user' })
    const used = { ...invite, state: 'used', usedAt: noon, usedBy: 'vivien@example.org' }
    expect(await admin.call(listInvites)).toContainEqual(used)
    const { invite: exported } = await visitor.call(exportAccount)
    expect(exported).toEqual({ note: 'For Vivien', createdAt: noon, usedAt: noon })
  })

  test('without an invite nobody registers', async () => {
    const input = { email: app().freshEmail(), password }
    expect(await app().visitor().refusal(register, { input })).toMatchObject({
      status: 403,
      code: 'invite_required',
      message: 'You need an invite to create an account here.',
    })
    const made = { ...input, invite: 'made up' }
    expect(await app().visitor().refusal(register, { input: made })).toEqual(invalid)
  })

  test('an invite works once: of two at once, one gets an account', async () => {
    const { token } = await invited(await app().admin())
    const emails = [app().freshEmail(), app().freshEmail()]
    const responses = await Promise.all(emails.map((email) => registered(email, token)))
    expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400])
    const { db } = app().database
    const users = await db.selectFrom('users').select('id').where('email', 'in', emails).execute()
    expect(users).toHaveLength(1)
    expect((await registered(app().freshEmail(), token)).json()).toMatchObject({
      code: 'invite_invalid',
    })
  })

  test('a registration that is refused leaves the invite usable', async () => {
    const admin = await app().admin()
    const { token } = await invited(admin)
    expect((await registered(admin.account.email, token)).json().code).toBe('email_taken')
    expect((await registered(app().freshEmail(), token)).statusCode).toBe(200)
  })

  test('a deleted invite is worth nothing; an account that was made with one stays', async () => {
    const admin = await app().admin()
    const [first, second] = [await invited(admin), await invited(admin)]
    const visitor = app().visitor()
    const input = { email: app().freshEmail(), password, invite: first.token }
    await visitor.call(register, { input })
    for (const { invite } of [first, second]) {
      await admin.call(deleteInvite, { params: { id: invite.id } })
    }
    expect((await registered(app().freshEmail(), second.token)).json().code).toBe('invite_invalid')
    expect(await visitor.call(getCurrentUser)).toMatchObject({ email: input.email })
    const refusal = await admin.refusal(deleteInvite, { params: { id: first.invite.id } })
    expect(refusal).toMatchObject({ status: 404, code: 'invite_not_found' })
  })

  test('the database holds no invite that could be used', async () => {
    const { invite } = await invited(await app().admin())
    const row = await app()
      .database.db.selectFrom('invites')
      .select('token')
      .where('id', '=', invite.id)
      .executeTakeFirstOrThrow()
    expect((await registered(app().freshEmail(), row.token)).json().code).toBe('invite_invalid')
  })

  test('an invite lasts for 1, 7 or 30 days and has a short note', async () => {
    const admin = await app().admin()
    const refusal = await admin.refusal(createInvite, { input: { days: 365 } })
    expect(refusal).toMatchObject({ status: 400, message: 'Choose 1, 7 or 30 days' })
    const note = 'x'.repeat(limits.inviteNote + 1)
    expect(await admin.refusal(createInvite, { input: { note } })).toMatchObject({ status: 400 })
    expect((await invited(admin)).invite).toMatchObject({ note: null })
  })

  async function invited(admin: Client, input: object = {}) {
    const { invite, url } = await admin.call(createInvite, { input })
    expect(url).toContain('http://localhost:3000/register?invite=')
    return { invite, token: new URL(url).searchParams.get('invite') ?? '' }
  }

  function registered(email: string, invite: string) {
    const payload = { email, password, invite }
    return app().visitor().send({ method: 'POST', url: register.path, payload })
  }
})

onEveryEngine((engine) => {
  const app = useTestApp(engine, { registration: 'invite' })

  test('an invite expires', async () => {
    const admin = await app().admin()
    const { url } = await admin.call(createInvite, { input: {} })
    const invite = new URL(url).searchParams.get('invite')
    app().clock.moveForward(7 * dayMs)
    expect(await admin.call(listInvites)).toMatchObject([{ state: 'expired' }])
    const input = { email: app().freshEmail(), password, invite }
    expect(await app().visitor().refusal(register, { input })).toEqual(invalid)
  })

  test('the number of open invites is limited', async () => {
    const admin = await app().admin()
    for (let made = 0; made < limits.openInvites; made++) {
      await admin.call(createInvite, { input: {} })
    }
    expect(await admin.refusal(createInvite, { input: {} })).toMatchObject({
      status: 409,
      code: 'invite_limit_reached',
    })
  })
})
