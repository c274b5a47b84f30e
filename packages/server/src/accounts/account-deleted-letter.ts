import type { Letter } from '../mail/mailer.ts'
import { letterPage } from './letter-page.ts'
import { momentOf } from './moment.ts'

const subject = 'Your Manafolio account was deleted'

/** Confirms that somebody's account and all that was in it is gone. */
export function accountDeletedLetter(to: string, at: Date): Letter {
  const moment = momentOf(at)
  const html = letterPage({
    subject,
    heading: 'Your account was deleted',
    before: [
      `Your Manafolio account was deleted on ${moment}, after your password was given. Your collection, your decks and everything else that was in it are gone and can not be brought back.`,
      'You are welcome to come back: this address can register again at any time.',
    ],
    footnote:
      'If it was not you who did this, somebody knew your password. Change it wherever else you use it, first of all at your mail.',
  })
  return { to, subject, text: textOf(moment), html }
}

function textOf(moment: string): string {
  return `Hello,

Your Manafolio account was deleted on ${moment},
after your password was given. Your collection, your decks and
everything else that was in it are gone and can not be brought back.

You are welcome to come back: this address can register again at
any time.

If it was not you who did this, somebody knew your password. Change it
wherever else you use it, first of all at your mail.

Happy collecting
Manafolio
`
}
