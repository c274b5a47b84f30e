import { expect, onTestFinished, test, vi } from 'vitest'
import { resetEmail } from '../accounts/reset-email.ts'
import { onEveryEngine } from '../test/engines.ts'
import { testApp } from '../test/test-app.ts'
import { recordingMailer } from './mail-failures.ts'

const mail = resetEmail('karn@example.org', 'https://cards.example.org', 'secret-token')
const dayMs = 24 * 60 * 60 * 1000

onEveryEngine((engine) => {
  /** A mailer that sends nothing, and the failures that are stored. */
  async function start() {
    const { app, database, clock, close } = await testApp(engine)
    onTestFinished(close)
    const { db } = database
    const send = vi.fn().mockRejectedValue(new Error('ENOPE to karn@example.org'))
    const mailer = recordingMailer({ mailer: { send }, db, clock, log: app.log })
    const failures = () =>
      db.selectFrom('mail_failures').select(['failed_at', 'kind', 'reason']).execute()
    return { mailer, db, clock, failures }
  }

  test('a failure is stored without the address, and still is the sender’s', async () => {
    const { mailer, failures } = await start()
    await expect(mailer.send(mail)).rejects.toThrow('ENOPE')
    expect(await failures()).toEqual([
      { failed_at: '2026-08-15T12:00:00.000Z', kind: 'password_reset', reason: 'other' },
    ])
  })

  test('failures are kept for 30 days, and the newest thousand of them', async () => {
    const { mailer, db, clock, failures } = await start()
    const rows = Array.from({ length: 1100 }, (_, at) => ({
      ...{ id: `${at}`, kind: 'password_reset' as const, reason: 'other' as const },
      failed_at: new Date(clock.now().getTime() - at * 60_000).toISOString(),
    }))
    await db.insertInto('mail_failures').values(rows).execute()
    clock.moveForward(60_000)
    await expect(mailer.send(mail)).rejects.toThrow()
    expect(await failures()).toHaveLength(1000)
    clock.moveForward(31 * dayMs)
    await expect(mailer.send(mail)).rejects.toThrow()
    expect(await failures()).toHaveLength(1)
  })

  test('a failure that can’t be stored is still reported', async () => {
    const { mailer, db } = await start()
    await db.schema.dropTable('mail_failures').execute()
    await expect(mailer.send(mail)).rejects.toThrow('ENOPE')
  })
})
