import { pages, verificationLinkLife } from '@manafolio/contract'
import type { Email } from '../../mail/mailer.ts'
import { emailPage } from '../email-page.ts'

const subject = 'Confirm your email address for Manafolio'

/** The e-mail with the link that confirms an address. */
export function verificationEmail(to: string, publicUrl: string, token: string): Email {
  const link = new URL(pages.verifyEmail, publicUrl)
  link.searchParams.set('token', token)
  const html = emailPage({
    subject,
    heading: 'Confirm your email address',
    before: [
      'Somebody, most likely you, used this address for a Manafolio account. Confirm that it is yours, so that we can help you back in when you forget your password.',
    ],
    link: {
      label: 'Confirm email address',
      href: link.href,
      note: `The link expires in ${verificationLinkLife} and works once. If the button does nothing, copy this address into your browser:`,
    },
    footnote: 'If you have no account at Manafolio, ignore this email.',
  })
  return { kind: 'email_verification', to, subject, text: textOf(link.href), html }
}

function textOf(link: string): string {
  return `Hello,

Somebody, most likely you, used this address for a Manafolio account.
Confirm that it is yours:

${link}

The link expires in ${verificationLinkLife} and works once.

If you have no account at Manafolio, ignore this email.

Happy collecting
Manafolio
`
}
