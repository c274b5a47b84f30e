import { EventEmitter, once } from 'node:events'
import type { Email, Mailer } from '../mail/mailer.ts'

export interface TestMailer extends Mailer {
  /** Every email so far. */
  sent: readonly Email[]
  /** Returns the oldest unread email to an address, of some subject; waits until there is one. */
  mailTo(email: string, subject?: RegExp): Promise<Email>
}

/** Keeps the e-mails, for tests to read. */
export function testMailer(): TestMailer {
  const sent: Email[] = []
  const unread = new Set<Email>()
  const post = new EventEmitter()
  return {
    sent,
    async send(mail) {
      sent.push(mail)
      unread.add(mail)
      post.emit('email')
    },
    async mailTo(email, subject = /./) {
      for (;;) {
        const mail = [...unread].find((one) => one.to === email && subject.test(one.subject))
        if (mail && unread.delete(mail)) return mail
        await once(post, 'email')
      }
    },
  }
}
