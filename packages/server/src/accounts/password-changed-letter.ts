import { pages } from '@manafolio/contract'
import type { Letter } from '../mail/mailer.ts'
import { letterPage } from './letter-page.ts'
import { momentOf } from './moment.ts'

const subject = 'Your Manafolio password was changed'

/** Tells the owner of an account that its password is another one now, and what to do if it was not them. */
export function passwordChangedLetter(to: string, publicUrl: string, at: Date): Letter {
  const { href } = new URL(pages.forgotPassword, publicUrl)
  const moment = momentOf(at)
  const html = letterPage({
    subject,
    heading: 'Your password was changed',
    before: [
      `The password of your Manafolio account was changed on ${moment}. Sessions on other devices have ended: sign in there with the new password.`,
      'If that was you, there is nothing to do. If it was not, choose a new password now:',
    ],
    link: {
      label: 'Choose a new password',
      href,
      note: 'If the button does nothing, copy this address into your browser:',
    },
    footnote: 'You get this letter because it is about the safety of your account.',
  })
  return { to, subject, text: textOf(href, moment), html }
}

function textOf(link: string, moment: string): string {
  return `Hello,

The password of your Manafolio account was changed
on ${moment}. Sessions on other devices have ended:
sign in there with the new password.

If that was you, there is nothing to do.
If it was not, choose a new password now:

${link}

Happy collecting
Manafolio
`
}
