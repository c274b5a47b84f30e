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

export function dayBefore(day: Day): Day {
  return dayOf(midnight(day, -1))
}

/** Its last millisecond, as an ISO 8601 instant. Days of 23 and 25 hours end when they end. */
export function endOfDay(day: Day): string {
  return new Date(midnight(day, 1).getTime() - 1).toISOString()
}

/** The beginning of a day, or of one some days away from it. */
function midnight(day: Day, offset: number): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date + offset)
}

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'full' })
const shortDayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })

/** "Friday, November 20, 2026" */
export function dayWords(day: Day): string {
  return dayFormat.format(midnight(day, 0))
}

/** "November 20, 2026" */
export function shortDayWords(day: Day): string {
  return shortDayFormat.format(midnight(day, 0))
}

/** "Today, November 20, 2026", or "Friday, November 20, 2026" of a day longer ago. */
export function dayTitle(day: Day, today: Day): string {
  if (day === today) return `Today, ${shortDayWords(day)}`
  return day === dayBefore(today) ? `Yesterday, ${shortDayWords(day)}` : dayWords(day)
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

/** A state that was brought back: "at the end of November 20, 2026", or the very minute. */
export function stateWords(instant: string): string {
  const day = dayOf(instant)
  return instant === endOfDay(day)
    ? `at the end of ${shortDayWords(day)}`
    : `on ${instantWords(instant)}`
}

export interface DayGroup<T> {
  day: Day
  items: T[]
}

/** What happened on the same day stands together, in the order given. */
export function byDay<T extends { happenedAt: string }>(items: readonly T[]): DayGroup<T>[] {
  const groups: DayGroup<T>[] = []
  for (const item of items) {
    const day = dayOf(item.happenedAt)
    const last = groups.at(-1)
    if (last?.day === day) last.items.push(item)
    else groups.push({ day, items: [item] })
  }
  return groups
}
