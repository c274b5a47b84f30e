import type { MailFailureReason } from '@manafolio/contract'
import type { FastifyBaseLogger } from 'fastify'
import { createTransport } from 'nodemailer'
import type { Clock } from '../lib/clock.ts'
import { MailError, type Mailer } from './mailer.ts'
import { messageOf } from './message.ts'

/** A mail server that is slow to answer must not keep ours from stopping. */
const patience = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
  dnsTimeout: 10_000,
}

interface Smtp {
  url: string
  from: string
  clock: Clock
  log: FastifyBaseLogger
}

export function smtpMailer({ url, from, clock, log }: Smtp): Mailer {
  const transport = createTransport({ url, ...patience })
  return {
    async send(mail) {
      const { messageId } = await transport
        .sendMail(messageOf(mail, from, clock.now()))
        .catch(withoutAddresses)
      log.info({ messageId }, 'email handed to the mail server')
    },
  }
}

/** The codes of what went wrong. Mail servers repeat the address in their sentences. */
function withoutAddresses(error: unknown): never {
  const codes = ['code', 'command', 'responseCode'].map((name) =>
    error instanceof Error && name in error ? Reflect.get(error, name) : undefined,
  )
  throw new MailError(
    reasons[String(codes[0])] ?? 'other',
    `the email could not be sent: ${codes.filter(Boolean).join(' ') || 'unknown'}`,
  )
}

/** By the codes of nodemailer. */
const reasons: Readonly<Record<string, MailFailureReason>> = {
  ECONNECTION: 'unreachable',
  EDNS: 'unreachable',
  ESOCKET: 'unreachable',
  ETIMEDOUT: 'unreachable',
  ETLS: 'unreachable',
  EAUTH: 'sign_in_refused',
  ENOAUTH: 'sign_in_refused',
  EENVELOPE: 'recipient_refused',
  EMESSAGE: 'message_refused',
}
