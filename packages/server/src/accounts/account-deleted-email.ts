import type { Email } from '../mail/mailer.ts'
import { emailPage } from './email-page.ts'
import { momentOf } from './moment.ts'

const subject = 'Your Manafolio account was deleted'

/** Confirms that an account and everything in it was deleted. */
export function accountDeletedEmail(to: string, at: Date): Email {
  const moment = momentOf(at)
  const html = emailPage({
    subject,
    heading: 'Your account was deleted',
    before: [
      `Your Manafolio account was deleted on ${moment}, after your password was given. Your collection, your decks and everything else that was in it are gone and can not be brought back.`,
      'You are welcome to come back: this address can register again at any time.',
    ],
    footnote:
      'If it was not you who did this, someone knew your password. Change it wherever else you use it, starting with your email account.',
  })
  return { kind: 'account_deleted', to, subject, text: textOf(moment), html }
}

function textOf(moment: string): string {
  return `Hello,

Your Manafolio account was deleted on ${moment},
after your password was given. Your collection, your decks and
everything else that was in it are gone and can not be brought back.

You are welcome to come back: this address can register again at
any time.

If it was not you who did this, someone knew your password. Change it
wherever else you use it, starting with your email account.

Happy collecting
Manafolio
`
}
