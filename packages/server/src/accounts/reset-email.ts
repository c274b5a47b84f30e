import { pages, resetLinkLife } from '@manafolio/contract'
import type { Email } from '../mail/mailer.ts'
import { emailPage } from './email-page.ts'

const subject = 'Reset your Manafolio password'

/** The e-mail with the password-reset link. */
export function resetEmail(to: string, publicUrl: string, token: string): Email {
  const link = new URL(pages.resetPassword, publicUrl)
  link.searchParams.set('token', token)
  const html = emailPage({
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
    footnote: 'If you did not request this, ignore this email: your password stays the same.',
  })
  return { kind: 'password_reset', to, subject, text: textOf(link.href), html }
}

function textOf(link: string): string {
  return `Hello,

You asked to reset your Manafolio password. Choose a new one here:

${link}

The link expires in ${resetLinkLife} and works once.

If you did not request this, ignore this email: your password stays
the same.

Happy collecting
Manafolio
`
}
