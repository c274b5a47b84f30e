import { Cron } from 'croner'

/** The service writes its files between 21:00 and 21:45 UTC and asks to be polled after 22:00. */
const daily = new Cron('0 22 * * *', { timezone: 'UTC', paused: true })

/** Sites do not all ask in the same minute. */
const jitterMs = 60 * 60 * 1000
const dayMs = 24 * 60 * 60 * 1000

/** When to ask again after everything went well. Random is 0 to 1. */
export function nextDailyCheck(now: Date, random: number): Date {
  const next = daily.nextRun(now)
  if (!next) throw new Error('a daily schedule has no next run') // it has one for every instant
  return new Date(next.getTime() + random * jitterMs)
}

/** What is stored about the last check of a source. Instants are ISO 8601. */
export interface LastCheck {
  nextTryAt: string | null
}

/**
 * True once the time for the next try has come. A time further off than any schedule sets was
 * written by a clock that has gone back since.
 */
export function isDue(last: LastCheck | undefined, now: Date): boolean {
  if (!last?.nextTryAt) return true
  const untilMs = new Date(last.nextTryAt).getTime() - now.getTime()
  return untilMs <= 0 || untilMs > dayMs + jitterMs
}
