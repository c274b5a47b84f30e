import { randomBytes } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import type { FastifyBaseLogger } from 'fastify'
import { createTransport } from 'nodemailer'
import type { Clock } from '../lib/clock.ts'
import { maskedAddress } from '../lib/redaction.ts'
import { MailError, type Mailer } from './mailer.ts'
import { messageOf } from './message.ts'

interface Outbox {
  folder: string
  from: string
  clock: Clock
  log: FastifyBaseLogger
}

/** Writes each e-mail to a file that mail programs open. The names sort by time. */
export function outboxMailer({ folder, from, clock, log }: Outbox): Mailer {
  const printer = createTransport({ streamTransport: true, buffer: true })
  return {
    async send(mail) {
      const now = clock.now()
      const { message } = await printer.sendMail(messageOf(mail, from, now))
      const file = join(folder, fileName(now))
      await write(file, message).catch((error: unknown) => {
        throw new MailError('not_written', `the email could not be written: ${error}`)
      })
      log.info({ file, to: maskedAddress(mail.to) }, 'email written to the outbox')
    },
  }
}

async function write(file: string, message: Buffer | Readable) {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  await writeFile(`${file}.tmp`, message, { mode: 0o600 })
  await rename(`${file}.tmp`, file) // so that watchers of the folder never see half a message
}

function fileName(now: Date): string {
  return `${now.toISOString().replaceAll(/[:.]/g, '-')}-${randomBytes(3).toString('hex')}.eml`
}
