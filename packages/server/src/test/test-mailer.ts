import { EventEmitter, once } from 'node:events'
import type { Email, Mailer } from '../mail/mailer.ts'

export interface TestMailer extends Mailer {
  /** Every email so far. */
  sent: readonly Email[]
  /** Returns the oldest unread email to an address; waits until there is one. */
  mailTo(email: string): Promise<Email>
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
    async mailTo(email) {
      for (;;) {
        const mail = [...unread].find(({ to }) => to === email)
        if (mail && unread.delete(mail)) return mail
        await once(post, 'email')
      }
    },
  }
}
