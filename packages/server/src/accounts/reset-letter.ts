import { pages, resetLinkLife } from '@manafolio/contract'
import type { Letter } from '../mail/mailer.ts'
import { letterPage } from './letter-page.ts'

const subject = 'Reset your Manafolio password'

/** The letter with the link that lets its reader choose a new password. */
export function resetLetter(to: string, publicUrl: string, token: string): Letter {
  const link = new URL(pages.resetPassword, publicUrl)
  link.searchParams.set('token', token)
  const html = letterPage({
    subject,
    heading: 'Choose a new password',
    before: [
      'You asked to reset your Manafolio password. It takes one click and a new password of your choice.',
    ],
    link: {
      label: 'Reset password',
      href: link.href,
      note: `The link expires in ${resetLinkLife} and works once. If the button does nothing, copy this address into your browser:`,
    },
    footnote: 'If you did not ask for this, ignore this letter: your password stays as it is.',
  })
  return { to, subject, text: textOf(link.href), html }
}

function textOf(link: string): string {
  return `Hello,

You asked to reset your Manafolio password. Choose a new one here:

${link}

The link expires in ${resetLinkLife} and works once.

If you did not ask for this, ignore this letter: your password stays
as it is.

Happy collecting
Manafolio
`
}
