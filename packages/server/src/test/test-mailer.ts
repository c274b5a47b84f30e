import { EventEmitter, once } from 'node:events'
import type { Letter, Mailer } from '../mail/mailer.ts'

export interface TestMailer extends Mailer {
  /** Every letter so far. */
  sent: readonly Letter[]
  /** Takes the oldest letter to an address that nobody has taken yet; waits until there is one. */
  letterTo(email: string): Promise<Letter>
}

/** Keeps the letters, for tests to read. */
export function testMailer(): TestMailer {
  const sent: Letter[] = []
  const unread = new Set<Letter>()
  const post = new EventEmitter()
  return {
    sent,
    async send(letter) {
      sent.push(letter)
      unread.add(letter)
      post.emit('letter')
    },
    async letterTo(email) {
      for (;;) {
        const letter = [...unread].find(({ to }) => to === email)
        if (letter && unread.delete(letter)) return letter
        await once(post, 'letter')
      }
    },
  }
}
