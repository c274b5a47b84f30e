import { pages, resetLinkLife } from '@manafolio/contract'
import type { Letter } from '../mail/mailer.ts'

/** The letter with the link that lets its reader choose a new password. */
export function resetLetter(to: string, publicUrl: string, token: string): Letter {
  const link = new URL(pages.resetPassword, publicUrl)
  link.searchParams.set('token', token)
  return {
    to,
    subject: 'Reset your Manafolio password',
    text: textOf(link.href),
    html: htmlOf(link.href),
  }
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

/** Mail programs know little CSS: a table in the middle, styles on the elements, no images. */
function htmlOf(link: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Reset your Manafolio password</title>
</head>
<body style="margin:0; padding:0; background:#f6f1e7">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f6f1e7">
<tr><td align="center" style="padding:40px 16px">
<table role="presentation" cellpadding="0" cellspacing="0" style="width:100%; max-width:480px">
<tr><td style="padding:0 0 16px; font:600 22px/1.2 Georgia,serif; color:#221d18">Manafolio</td></tr>
<tr><td style="padding:32px; border-radius:10px; background:#fffdf8; font:400 16px/1.6 -apple-system,'Segoe UI',Roboto,Arial,sans-serif; color:#221d18">
<h1 style="margin:0 0 16px; font:600 26px/1.25 Georgia,serif">Choose a new password</h1>
<p style="margin:0 0 24px">You asked to reset your Manafolio password. It takes one click and a new password of your choice.</p>
<p style="margin:0 0 24px"><a href="${link}" style="display:inline-block; padding:12px 24px; border-radius:10px; background:#8a5a12; color:#fffdf8; font-weight:600; text-decoration:none">Reset password</a></p>
<p style="margin:0 0 24px">The link expires in ${resetLinkLife} and works once. If the button does nothing, copy this address into your browser:</p>
<p style="margin:0; font-size:14px; word-break:break-all"><a href="${link}" style="color:#8a5a12">${link}</a></p>
</td></tr>
<tr><td style="padding:20px 32px 0; font:400 14px/1.6 -apple-system,'Segoe UI',Roboto,Arial,sans-serif; color:#6a5f52">If you did not ask for this, ignore this letter: your password stays as it is.</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}
