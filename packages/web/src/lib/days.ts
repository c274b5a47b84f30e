import { formatDate, formatInstant } from './dates.ts'

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

/** The day's last millisecond, as an ISO 8601 instant, also for days of 23 and 25 hours. */
export function endOfDay(day: Day): string {
  return new Date(midnight(day, 1).getTime() - 1).toISOString()
}

/** The start of a day, or of the day the given number of days away. */
function midnight(day: Day, offset: number): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date + offset)
}

/** "Friday, November 20, 2026" */
export function formatDay(day: Day): string {
  return formatDate(midnight(day, 0), 'full')
}

/** "November 20, 2026" */
function formatShortDay(day: Day): string {
  return formatDate(midnight(day, 0), 'long')
}

/** "Today, November 20, 2026", or "Friday, November 20, 2026" of a day longer ago. */
export function dayTitle(day: Day, today: Day): string {
  if (day === today) return `Today, ${formatShortDay(day)}`
  return day === dayBefore(today) ? `Yesterday, ${formatShortDay(day)}` : formatDay(day)
}

/** A restored state: "at the end of November 20, 2026", or the exact minute. */
export function formatState(instant: string): string {
  const day = dayOf(instant)
  return instant === endOfDay(day)
    ? `at the end of ${formatShortDay(day)}`
    : `on ${formatInstant(instant)}`
}

export interface DayGroup<T> {
  day: Day
  items: T[]
}

/** Groups events by day, in the given order. */
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
