import { pages } from '@manafolio/contract'
import type { Email } from '../mail/mailer.ts'
import { emailPage } from './email-page.ts'
import { momentOf } from './moment.ts'

const subject = 'Your Manafolio password was changed'

/** Notifies the user that the password was changed, and what to do if someone else did it. */
export function passwordChangedEmail(to: string, publicUrl: string, at: Date): Email {
  const { href } = new URL(pages.forgotPassword, publicUrl)
  const moment = momentOf(at)
  const html = emailPage({
    subject,
    heading: 'Your password was changed',
    before: [
      `The password of your Manafolio account was changed on ${moment}. Sessions on other devices have ended: sign in there with the new password. Access tokens of scripts have been revoked.`,
      'If that was you, there is nothing to do. If it was not, choose a new password now:',
    ],
    link: {
      label: 'Choose a new password',
      href,
      note: 'If the button does nothing, copy this address into your browser:',
    },
    footnote: 'You are receiving this email because it concerns the security of your account.',
  })
  return { kind: 'password_changed', to, subject, text: textOf(href, moment), html }
}

function textOf(link: string, moment: string): string {
  return `Hello,

The password of your Manafolio account was changed
on ${moment}. Sessions on other devices have ended:
sign in there with the new password. Access tokens of
scripts have been revoked.

If that was you, there is nothing to do.
If it was not, choose a new password now:

${link}

Happy collecting
Manafolio
`
}
