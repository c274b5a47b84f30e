import { forgotPassword, getHealthDetails, getHealthReport, limits } from '@manafolio/contract'
import { expect, onTestFinished, test } from 'vitest'
import { sourceNames } from '../../cards/refresh/refresh-status.ts'
import { saveRefreshState } from '../../cards/refresh/store.ts'
import { MailError } from '../../mail/mailer.ts'
import { onEveryEngine, onOneEngine } from '../../test/engines.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'

const dayMs = 24 * 60 * 60 * 1000
const healthToken = 'a token for monitoring with more than 32 letters'

type Changes = NonNullable<Parameters<typeof testApp>[1]>

async function start(engine: TestApp['database']['engine'], changes: Changes = {}) {
  const app = await testApp(engine, changes)
  onTestFinished(() => app.close())
  return app
}

const at = '2026-08-15T12:00:00.000Z'

/** Everything set up and well, but for the sample catalogue of tests. */
const allSetUp: Changes = {
  smtpUrl: 'smtp://mail.example.org',
  health: {
    measureDisk: async () => 20_000_000_000,
    backups: async () => ({ everyHours: 24, lastSuccessAt: at, lastFailure: null }),
  },
  storageCheck: { status: () => ({ checkedAt: at, problem: null }) },
  registration: 'invite',
}

onEveryEngine((engine) => {
  test('an administrator sees the state of every part, with facts', async () => {
    const app = await start(engine, allSetUp)
    const admin = await app.admin()
    await saveRefreshState(app.database.db, {
      ...{ source: sourceNames.service, etag: null, fingerprint: null, checkedAt: at },
      ...{ failures: 0, nextTryAt: '2026-08-15T22:30:00.000Z', problem: null },
    })
    app.clock.moveForward(90_000)
    const isSqlite = engine === 'sqlite'
    const report = await admin.call(getHealthReport)
    expect(report).toMatchObject({
      state: 'attention',
      reportedAt: '2026-08-15T12:01:30.000Z',
      cards: { state: 'attention', source: 'sample', printings: 591, pricesAsOf: '2026-07-31' },
      refresh: { state: 'ok', isOn: true, checkedAt: at, failures: 0, problem: null },
      disk: { state: 'ok', freeBytes: 20_000_000_000 },
      database: { state: 'ok', engine, check: isSqlite ? { checkedAt: at, problem: null } : null },
      mail: { state: 'ok', transport: 'smtp', failures: 0, lastFailure: null },
      backups: { state: 'ok', everyHours: 24, lastSuccessAt: at },
      registrations: { state: 'ok', mode: 'invite', newAccounts: 1 },
      program: { state: 'ok', node: process.versions.node, uptimeSeconds: 90 },
    })
    expect(report.database?.bytes).toBeGreaterThan(10_000)
    expect(report.program?.version).toMatch(/^\d+\.\d+\.\d+/)
  })

  test('emails that were not sent are counted for a week, by kind and reason', async () => {
    const app = await start(engine, allSetUp)
    const [admin, member] = [await app.admin(), await app.member()]
    app.mailer.send = async () => {
      throw new MailError('sign_in_refused', 'EAUTH')
    }
    await app.visitor().call(forgotPassword, { input: { email: member.account.email } })
    const mailOf = async () => (await admin.call(getHealthReport)).mail
    await expect.poll(mailOf).toMatchObject({ state: 'attention', failures: 1 })
    expect((await mailOf())?.lastFailure).toEqual({
      ...{ at, kind: 'password_reset', reason: 'sign_in_refused' },
    })
    const rows = await app.database.db.selectFrom('mail_failures').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain('@')
    app.clock.moveForward(8 * dayMs)
    expect(await mailOf()).toMatchObject({ failures: 0, lastFailure: null })
  })
})

onOneEngine((engine) => {
  test('what is not set up needs attention', async () => {
    const app = await start(engine, { refreshesCards: false })
    const report = await (await app.admin()).call(getHealthReport)
    expect(report).toMatchObject({
      refresh: { state: 'attention', isOn: false },
      database: { state: 'ok' },
      mail: { state: 'attention', transport: 'outbox' },
      backups: { state: 'attention', everyHours: null, lastSuccessAt: null, lastFailure: null },
    })
  })

  test.each([
    ['a backup that failed', { lastFailure: { at, reason: 'no room' }, lastSuccessAt: null }],
    ['backups that stopped', { lastFailure: null, lastSuccessAt: '2026-08-13T10:59:00.000Z' }],
  ])('%s is a problem', async (_, backups) => {
    const health = { ...allSetUp.health, backups: async () => ({ everyHours: 24, ...backups }) }
    const app = await start(engine, { ...allSetUp, health })
    const report = await (await app.admin()).call(getHealthReport)
    expect([report.state, report.backups?.state]).toEqual(['problem', 'problem'])
  })

  test('a refresh that fails needs attention', async () => {
    const app = await start(engine, allSetUp)
    app.catalogue.setProblem('unreachable')
    const report = await (await app.admin()).call(getHealthReport)
    expect(report.refresh).toMatchObject({ state: 'attention', problem: 'unreachable' })
  })

  test.each([
    [500_000_000, 'ok'],
    [499_999_999, 'attention'],
    [9_999_999, 'problem'],
  ])('a disk with %i free bytes is: %s', async (free, state) => {
    const health = { ...allSetUp.health, measureDisk: async () => free }
    const app = await start(engine, { ...allSetUp, health })
    const { disk } = await (await app.admin()).call(getHealthReport)
    expect(disk).toMatchObject({ state, freeBytes: free })
  })

  test('a database without room for writes is a problem, whatever the disk says', async () => {
    const app = await start(engine, { ...allSetUp, hasRoom: async () => false })
    const { disk } = await (await app.admin()).call(getHealthReport)
    expect(disk?.state).toBe('problem')
  })

  test('a backup that failed before a good one is forgotten', async () => {
    const lastFailure = { at: '2026-08-15T11:00:00.000Z', reason: 'no room' }
    const backups = async () => ({ everyHours: 24, lastSuccessAt: at, lastFailure })
    const app = await start(engine, { ...allSetUp, health: { ...allSetUp.health, backups } })
    const report = await (await app.admin()).call(getHealthReport)
    expect(report.backups).toMatchObject({ state: 'ok', lastFailure })
  })

  const details = (app: TestApp, token = healthToken) =>
    app.visitor().send({
      ...{ method: 'GET', url: getHealthDetails.path },
      headers: { authorization: `Bearer ${token}` },
    })

  test('monitoring gets the same with its token, and 200 unless there is a problem', async () => {
    const app = await start(engine, { ...allSetUp, healthToken })
    const response = await details(app)
    expect(response.statusCode).toBe(200)
    expect(response.headers['cache-control']).toBe('no-store')
    const report = await (await app.admin()).call(getHealthReport)
    expect(Object.keys(response.json())).toEqual(Object.keys(report))
    await app.database.db.destroy()
    const away = await details(app)
    expect(away.statusCode).toBe(503)
    expect(away.json()).toMatchObject({
      ...{ state: 'problem', disk: { state: 'ok' }, mail: null },
      database: { state: 'problem', engine, latencyMs: null },
    })
  })

  test('without the token there is nothing to see, and without HEALTH_TOKEN nothing at all', async () => {
    const app = await start(engine, { healthToken })
    const wrong = await details(app, `${healthToken}x`)
    expect([wrong.statusCode, wrong.json().code]).toEqual([401, 'authentication_required'])
    const none = await app.visitor().refusal(getHealthDetails)
    expect(none).toMatchObject({ status: 401 })
    const closed = await details(await start(engine), '')
    expect([closed.statusCode, closed.json().code]).toEqual([404, 'not_found'])
  })

  test('guesses are throttled', async () => {
    const app = await start(engine, { healthToken })
    const guess = { method: 'GET', url: getHealthDetails.path, remoteAddress: '10.7.7.7' } as const
    for (let tries = 0; tries < limits.healthRequestsPerAddress; tries++)
      await app.app.inject(guess)
    const { statusCode, headers } = await app.app.inject(guess)
    expect(statusCode).toBe(429)
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  })
})

test('a damaged database is a problem', async () => {
  const check = { checkedAt: at, problem: 'page 7 is damaged' }
  const app = await start('sqlite', { ...allSetUp, storageCheck: { status: () => check } })
  const report = await (await app.admin()).call(getHealthReport)
  expect(report).toMatchObject({ state: 'problem', database: { state: 'problem', check } })
})
