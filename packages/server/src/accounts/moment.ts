/** An instant as e-mails write it, for readers of any time zone: “15 August 2026, 12:00 UTC”. */
export function momentOf(at: Date): string {
  const text = new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(at)
  return `${text.replace(' at ', ', ')} UTC`
}
