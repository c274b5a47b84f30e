import type { DayValue } from '@manafolio/contract'
import type { Day } from './ranges.ts'

/** By how much a value is another. */
export interface ValueChange {
  usd: number
  /** Of what it was; null when that was nothing. */
  share: number | null
  since: Day
}

/** From the first day to the last; null unless there are two. */
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

/** Sums of prices are not always whole cents, which would make −$0.00 of nothing. */
export function inCents(usd: number): number {
  return Math.round(usd * 100) / 100 || 0
}
