import { randomUUID } from 'node:crypto'
import type { MailFailureReason, MailKind } from '@manafolio/contract'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../db/database.ts'
import type { Clock } from '../lib/clock.ts'
import { MailError, type Mailer } from './mailer.ts'

/** More are not kept; nor are those that are older. */
const failuresMax = 1000
const keptMs = 30 * 24 * 60 * 60 * 1000

interface Needs {
  mailer: Mailer
  db: Db
  clock: Clock
  log: FastifyBaseLogger
}

/** A mailer that records which kinds of email could not be sent and why, never to whom. */
export function recordingMailer({ mailer, db, clock, log }: Needs): Mailer {
  return {
    async send(mail) {
      try {
        await mailer.send(mail)
      } catch (error) {
        const reason = error instanceof MailError ? error.reason : 'other'
        await recordFailure(db, clock.now(), { kind: mail.kind, reason }).catch((err: unknown) =>
          log.warn({ err }, 'the failure of an email was not recorded'),
        )
        throw error
      }
    },
  }
}

interface MailFailure {
  kind: MailKind
  reason: MailFailureReason
}

async function recordFailure(db: Db, at: Date, { kind, reason }: MailFailure) {
  await db
    .insertInto('mail_failures')
    .values({ id: randomUUID(), failed_at: at.toISOString(), kind, reason })
    .execute()
  const oldest = db
    .selectFrom('mail_failures')
    .select('failed_at')
    .orderBy('failed_at', 'desc')
    .offset(failuresMax)
    .limit(1)
  await db
    .deleteFrom('mail_failures')
    .where(({ eb, or }) =>
      or([
        eb('failed_at', '<', new Date(at.getTime() - keptMs).toISOString()),
        eb('failed_at', '<=', oldest),
      ]),
    )
    .execute()
}

export async function countFailures(db: Db, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('mail_failures')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('failed_at', '>=', since.toISOString())
    .executeTakeFirstOrThrow()
  return count
}

export async function findLastFailure(db: Db): Promise<(MailFailure & { at: string }) | undefined> {
  return db
    .selectFrom('mail_failures')
    .select(['failed_at as at', 'kind', 'reason'])
    .orderBy('failed_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}
