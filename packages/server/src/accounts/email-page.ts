/** The content of an e-mail: plain paragraphs around at most one link. */
export interface EmailText {
  subject: string
  heading: string
  before: readonly string[]
  link?: { label: string; href: string; note: string }
  after?: readonly string[]
  /** What to do when someone else requested this. */
  footnote: string
}

/** Mail programs know little CSS: a table in the middle, styles on the elements, no images. */
export function emailPage({ subject, heading, before, link, after = [], footnote }: EmailText) {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(subject)}</title>
</head>
<body style="margin:0; padding:0; background:#f6f1e7">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f6f1e7">
<tr><td align="center" style="padding:40px 16px">
<table role="presentation" cellpadding="0" cellspacing="0" style="width:100%; max-width:480px">
<tr><td style="padding:0 0 16px; font:600 22px/1.2 Georgia,serif; color:#221d18">Manafolio</td></tr>
<tr><td style="padding:32px 32px 8px; border-radius:10px; background:#fffdf8; font:400 16px/1.6 -apple-system,'Segoe UI',Roboto,Arial,sans-serif; color:#221d18">
<h1 style="margin:0 0 16px; font:600 26px/1.25 Georgia,serif">${escaped(heading)}</h1>
${[...before.map(paragraph), ...(link ? linkLines(link) : []), ...after.map(paragraph)].join('\n')}
</td></tr>
<tr><td style="padding:20px 32px 0; font:400 14px/1.6 -apple-system,'Segoe UI',Roboto,Arial,sans-serif; color:#6a5f52">${escaped(footnote)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

function paragraph(text: string): string {
  return `<p style="margin:0 0 24px">${escaped(text)}</p>`
}

function linkLines({ label, href, note }: NonNullable<EmailText['link']>): string[] {
  const address = escaped(href)
  return [
    `<p style="margin:0 0 24px"><a href="${address}" style="display:inline-block; padding:12px 24px; border-radius:10px; background:#8a5a12; color:#fffdf8; font-weight:600; text-decoration:none">${escaped(label)}</a></p>`,
    paragraph(note),
    `<p style="margin:0 0 24px; font-size:14px; word-break:break-all"><a href="${address}" style="color:#8a5a12">${address}</a></p>`,
  ]
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)
}
