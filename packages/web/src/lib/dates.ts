const utc = { timeZone: 'UTC' } as const

const dates = {
  full: new Intl.DateTimeFormat('en-US', { dateStyle: 'full' }),
  long: new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }),
  medium: new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' }),
}

const utcDates = {
  long: new Intl.DateTimeFormat('en-US', { dateStyle: 'long', ...utc }),
  medium: new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', ...utc }),
}

/** In the visitor's time zone: "Nov 20, 2026", "November 20, 2026" or "Friday, November 20, 2026". */
export function formatDate(instant: string | Date, style: keyof typeof dates = 'medium'): string {
  return dates[style].format(new Date(instant))
}

/** A date that is the same everywhere, such as a release: "Nov 20, 2026" or "November 20, 2026". */
export function formatUtcDate(day: string, style: keyof typeof utcDates = 'medium'): string {
  return utcDates[style].format(new Date(day))
}

/** The day of prices, which may be unknown: "Nov 20, 2026" or "an unknown date". */
export function formatPriceDate(day: string, style: keyof typeof utcDates = 'medium'): string {
  return Number.isNaN(Date.parse(day)) ? 'an unknown date' : formatUtcDate(day, style)
}

/** The same for card data, which may hold any text: an invalid date is unchanged. */
export function formatReleaseDate(day: string): string {
  return Number.isNaN(Date.parse(day)) ? day : formatUtcDate(day)
}

const times = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' })
const instants = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** "3:04 PM" */
export function formatTime(instant: string): string {
  return times.format(new Date(instant))
}

/** "3:04 – 3:10 PM" */
export function timeRange(from: string, to: string): string {
  return times.formatRange(new Date(from), new Date(to))
}

/** "Nov 20, 2026, 3:04 PM" */
export function formatInstant(instant: string): string {
  return instants.format(new Date(instant))
}
