/** A day of the visitor's calendar, yyyy-mm-dd. */
export type Day = string

export function dayOf(instant: string | Date): Day {
  const date = new Date(instant)
  const [year, month, day] = [date.getFullYear(), date.getMonth() + 1, date.getDate()]
  return [
    String(year).padStart(4, '0'),
    ...[month, day].map((n) => String(n).padStart(2, '0')),
  ].join('-')
}

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'full' })
const shortDayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })

/** "Today, November 20, 2026", or "Friday, November 20, 2026" of a day longer ago. */
export function dayTitle(day: Day, today: Day): string {
  if (day === today) return `Today, ${shortDayFormat.format(midnight(day))}`
  if (day === dayOf(midnight(today, -1)))
    return `Yesterday, ${shortDayFormat.format(midnight(day))}`
  return dayFormat.format(midnight(day))
}

/** The beginning of a day, or of one some days away from it. */
function midnight(day: Day, offset = 0): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date + offset)
}

const timeFormat = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' })
const instantFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** "3:04 PM" */
export function timeWords(instant: string): string {
  return timeFormat.format(new Date(instant))
}

/** "3:04 – 3:10 PM" */
export function timeRange(from: string, to: string): string {
  return timeFormat.formatRange(new Date(from), new Date(to))
}

/** "Nov 20, 2026, 3:04 PM" */
export function instantWords(instant: string): string {
  return instantFormat.format(new Date(instant))
}
