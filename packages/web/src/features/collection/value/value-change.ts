import type { DayValue } from '@manafolio/contract'
import type { Day } from './ranges.ts'

/** The difference between two values. */
export interface ValueChange {
  usd: number
  /** The change as a share of the previous value; null if that was zero. */
  share: number | null
  since: Day
}

/** The change from the first day to the last; null unless there are two. */
export function changeOver(days: readonly DayValue[]): ValueChange | null {
  const [first, last] = [days.at(0), days.at(-1)]
  if (!first || !last || first === last) return null
  const usd = inCents(last.valueUsd - first.valueUsd)
  return { usd, share: first.valueUsd === 0 ? null : usd / first.valueUsd, since: first.day }
}

export type Direction = 'up' | 'down' | 'unchanged'

export function directionOf(usd: number): Direction {
  if (usd > 0) return 'up'
  return usd < 0 ? 'down' : 'unchanged'
}

/** Sums of prices are not always whole cents, which would format zero as −$0.00. */
export function inCents(usd: number): number {
  return Math.round(usd * 100) / 100 || 0
}
