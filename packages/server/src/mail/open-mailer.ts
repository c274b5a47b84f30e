import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config.ts'
import type { Clock } from '../lib/clock.ts'
import type { Mailer } from './mailer.ts'
import { outboxMailer } from './outbox.ts'
import { smtpMailer } from './smtp.ts'

type MailConfig = Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>

/** Sends e-mails by SMTP when a server is configured, and otherwise writes them to files. */
export function openMailer(
  { smtpUrl, mailFrom, dataDir }: MailConfig,
  needs: { clock: Clock; log: FastifyBaseLogger },
): Mailer {
  if (smtpUrl !== undefined) return smtpMailer({ url: smtpUrl, from: mailFrom, ...needs })
  return outboxMailer({ folder: join(dataDir, 'outbox'), from: mailFrom, ...needs })
}
