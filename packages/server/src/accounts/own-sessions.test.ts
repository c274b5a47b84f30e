import { randomUUID } from 'node:crypto'
import {
  endOtherSessions,
  endSession,
  getCurrentUser,
  limits,
  listSessions,
  login,
} from '@manafolio/contract'
import { expect, test } from 'vitest'
import type { Db } from '../db/database.ts'
import type { Client, MemberClient } from '../test/client.ts'
import { onEveryEngine } from '../test/engines.ts'
import { useTestApp } from '../test/test-app.ts'

/** As if the user had signed in elsewhere. */
async function insertSession(db: Db, userId: string, at: Date) {
  const expire = new Date(at.getTime() + limits.sessionIdleDays * 24 * 60 * minuteMs).toISOString()
  const sess = JSON.stringify({ cookie: {}, userId, startedAt: at.toISOString() })
  await db.insertInto('session').values({ sid: randomUUID(), sess, expire }).execute()
}

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0'
const minuteMs = 60 * 1000
const notThere = {
  status: 404,
  code: 'session_not_found',
  message: 'You have no such session. It may have ended already.',
}

onEveryEngine((engine) => {
  const app = useTestApp(engine)

  test('a session is described by its browser, system, times and shortened address', async () => {
    const member = await app().member()
    const phone = await signInFrom(member, firefox)
    const [current] = await phone.call(listSessions)
    const startedAt = '2026-08-15T12:00:00.000Z'
    expect(current).toEqual({
      id: expect.stringMatching(/^[\w-]{43}$/),
      isCurrent: true,
      startedAt,
      lastSeenAt: startedAt,
      expiresAt: '2026-08-29T12:00:00.000Z',
      browser: 'Firefox',
      system: 'Linux',
      address: expect.stringMatching(/^10\.0\.\d+\.\*$/),
    })
  })

  test('this session is marked and comes first, and those of others are not there', async () => {
    const [member] = [await app().member(), await app().member()]
    const phone = await signInFrom(member)
    const [fromDesk, fromPhone] = [await member.call(listSessions), await phone.call(listSessions)]
    expect(fromDesk.map(({ isCurrent }) => isCurrent)).toEqual([true, false])
    expect(fromPhone.map(({ id }) => id)).toEqual([fromDesk[1]?.id, fromDesk[0]?.id])
  })

  test('beyond a hundred, the session that was not used for the longest time ends', async () => {
    const [member, other] = [await app().member(), await app().member()]
    for (let count = 1; count < limits.sessionsPerUser; count++) {
      app().clock.moveForward(minuteMs)
      await insertSession(app().database.db, member.account.id, app().clock.now())
    }
    app().clock.moveForward(minuteMs)
    const phone = await signInFrom(member)
    expect(await phone.call(listSessions)).toHaveLength(limits.sessionsPerUser)
    expect(await member.refusal(getCurrentUser)).toMatchObject({ status: 401 })
    expect(await other.call(listSessions)).toHaveLength(1)
  })

  test('the secret of a session is not returned', async () => {
    const member = await app().member()
    const phone = await signInFrom(member)
    const { body } = await member.send({ method: 'GET', url: listSessions.path })
    for (const client of [member, phone]) expect(body).not.toContain(secretOf(client))
  })

  test('one session can be ended; the others stay', async () => {
    const member = await app().member()
    const [phone, tablet] = [await signInFrom(member), await signInFrom(member)]
    await member.call(endSession, { params: { sessionId: await currentIdOf(phone) } })
    expect(await phone.refusal(getCurrentUser)).toMatchObject({ status: 401 })
    expect(await tablet.call(getCurrentUser)).toEqual(member.account)
    expect(await member.call(listSessions)).toHaveLength(2)
  })

  test('a session can end itself', async () => {
    const member = await app().member()
    await member.call(endSession, { params: { sessionId: await currentIdOf(member) } })
    expect(await member.refusal(getCurrentUser)).toMatchObject({ status: 401 })
  })

  test('another user’s session is answered like one that is not there, and stays', async () => {
    const [member, other] = [await app().member(), await app().member()]
    for (const sessionId of [await currentIdOf(other), 'no-such-session', '%00']) {
      expect(await member.refusal(endSession, { params: { sessionId } })).toEqual(notThere)
    }
    expect(await other.call(getCurrentUser)).toEqual(other.account)
  })

  test('the secret of a session is not its name', async () => {
    const member = await app().member()
    const params = { sessionId: secretOf(member) }
    expect(await member.refusal(endSession, { params })).toEqual(notThere)
  })

  test('of two concurrent requests to end a session one gets 404', async () => {
    const member = await app().member()
    const phone = await signInFrom(member)
    const url = `${listSessions.path}/${await currentIdOf(phone)}`
    const answers = await Promise.all([1, 2].map(() => member.send({ method: 'DELETE', url })))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 404])
  })

  test('all other sessions end at once; this one and those of others stay', async () => {
    const [member, other] = [await app().member(), await app().member()]
    const [phone, tablet] = [await signInFrom(member), await signInFrom(member)]
    expect(await member.call(endOtherSessions)).toEqual({ ended: 2 })
    expect(await member.call(endOtherSessions)).toEqual({ ended: 0 })
    for (const ended of [phone, tablet]) {
      expect(await ended.refusal(getCurrentUser)).toMatchObject({ status: 401 })
    }
    expect(await member.call(getCurrentUser)).toEqual(member.account)
    expect(await other.call(getCurrentUser)).toEqual(other.account)
  })

  test('a session that is ended while it is used does not come back', async () => {
    const member = await app().member()
    const phone = await signInFrom(member)
    const uses = Array.from({ length: 20 }, () =>
      phone.send({ method: 'GET', url: listSessions.path }),
    )
    await Promise.all([...uses, member.call(endOtherSessions)])
    expect(await member.call(listSessions)).toHaveLength(1)
    expect(await phone.refusal(getCurrentUser)).toMatchObject({ status: 401 })
  })

  test('a session from before these facts were stored is reported as far as possible', async () => {
    const member = await app().member()
    const { db } = app().database
    const expire = '2026-09-01T12:00:00.000Z'
    const sess = JSON.stringify({ cookie: {}, userId: member.account.id })
    await db.insertInto('session').values({ sid: member.account.id, sess, expire }).execute()
    const [, old] = await member.call(listSessions)
    const startedAt = '2026-08-02T12:00:00.000Z'
    const times = { startedAt, lastSeenAt: startedAt, expiresAt: expire }
    expect(old).toMatchObject({ ...times, browser: null, system: null, address: null })
  })

  async function signInFrom({ account, password }: MemberClient, userAgent?: string) {
    const client = app().visitor()
    const payload = { email: account.email, password }
    const headers = { 'user-agent': userAgent }
    await client.send({ method: 'POST', url: login.path, payload, headers })
    return client
  }
})

onEveryEngine((engine) => {
  const app = useTestApp(engine)

  test('when a session was last seen is known roughly, and no longer than it lasts', async () => {
    const member = await app().member()
    const { clock } = app()
    clock.moveForward(limits.sessionSeenMinutes * minuteMs - 1)
    expect(await seenMinutesAgo(member)).toBeCloseTo(limits.sessionSeenMinutes, 3)
    clock.moveForward(1)
    expect(await seenMinutesAgo(member)).toBe(0)
    const [session] = await member.call(listSessions)
    expect(session?.startedAt).toBe('2026-08-15T12:00:00.000Z')
    expect(session?.expiresAt).toBe('2026-08-29T12:10:00.000Z')
    const { account, password } = member
    clock.moveForward(limits.sessionDays * 24 * 60 * minuteMs)
    await member.call(login, { input: { email: account.email, password } })
    expect(await member.call(listSessions)).toHaveLength(1)
  })

  async function seenMinutesAgo(client: Client) {
    const [session] = await client.call(listSessions)
    const seen = new Date(session?.lastSeenAt ?? 0).getTime()
    return (app().clock.now().getTime() - seen) / minuteMs
  }
})

async function currentIdOf(client: Client): Promise<string> {
  const session = (await client.call(listSessions)).find(({ isCurrent }) => isCurrent)
  return session?.id ?? ''
}

/** The id in the cookie, without its signature. */
function secretOf(client: Client): string {
  const [id = ''] = decodeURIComponent(client.session() ?? '').split('.')
  expect(id.length).toBeGreaterThan(20)
  return id
}
