import type { SendMailOptions } from 'nodemailer'
import type { Email } from './mailer.ts'

/** What nodemailer makes a message of. */
export function messageOf(mail: Email, from: string, date: Date): SendMailOptions {
  return {
    from,
    to: { name: '', address: mail.to },
    date,
    subject: mail.subject,
    headers: { 'Auto-Submitted': 'auto-generated' }, // keeps out-of-office replies away
    alternatives: [
      { raw: plainPart(mail.text) },
      { contentType: 'text/html; charset=utf-8', content: mail.html },
    ],
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** The text as it was written: quoted-printable would cut a link in pieces for who reads the file. */
function plainPart(text: string): string {
  const headers = [
    'Content-Type: text/plain; charset=utf-8',
    `Content-Transfer-Encoding: ${/^\p{ASCII}*$/u.test(text) ? '7bit' : '8bit'}`,
  ]
  return [...headers, '', ...text.split('\n')].join('\r\n')
}
