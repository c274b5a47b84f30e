import { noPrice } from '@manafolio/search'
import type { DayRange } from '../../lib/day-range.ts'
import { type Month, priceFields } from './month.ts'

export interface DatedMonth extends Month {
  /** The dates of the month, yyyy-mm-dd; the 1st is dates[0]. */
  dates: readonly string[]
}

/** Prices in cents, noPrice where there is none, from a day until those that follow. */
export type PricesFrom = { date: string } & Record<(typeof priceFields)[number], number>

/** A month with its dates; `name` is yyyy-mm. */
export function datedMonth(name: string, month: Month): DatedMonth {
  const dates = Array.from({ length: 31 }, (_, i) => `${name}-${String(i + 1).padStart(2, '0')}`)
  return { ...month, dates }
}

/**
 * The prices of the printing at a place of a block: on the first of the days, unless there are
 * none, and on each day on which one of them changed. The first and the last day are recorded ones.
 */
export function pricesOf(
  months: readonly DatedMonth[],
  place: number,
  { from, to }: DayRange,
): PricesFrom[] {
  const points: PricesFrom[] = []
  const prices = priceFields.map(() => noPrice)
  for (const month of months) {
    eachChange(month, { firstSeries: place * priceFields.length, prices }, (date) => {
      if (date > from && date <= to) points.push(pointOf(date, prices))
      // What is older than the range holds on its first day, if nothing newer does.
      if (date <= from) points[0] = pointOf(from, prices)
    })
  }
  const [first] = points
  return first && isEmpty(first) ? points.slice(1) : points
}

/** Applies changes day by day, and yields the days on which prices changed. */
function eachChange(
  { dates, firstDay, starts, changeDays, valueStarts, values }: DatedMonth,
  { firstSeries, prices }: { firstSeries: number; prices: number[] },
  onChangedDay: (date: string) => void,
) {
  const at = prices.map((_, field) => valueStarts[firstSeries + field] ?? 0)
  let rest = 0
  let isChanged = false
  for (let field = 0; field < prices.length; field++) {
    const start = starts[firstSeries + field] ?? noPrice
    isChanged ||= prices[field] !== start
    prices[field] = start
    rest |= changeDays[firstSeries + field] ?? 0
  }
  if (isChanged) onChangedDay(dates[firstDay - 1] ?? '')
  for (; rest !== 0; rest &= rest - 1) {
    const day = rest & -rest
    for (let field = 0; field < prices.length; field++) {
      if (((changeDays[firstSeries + field] ?? 0) & day) === 0) continue
      const next = at[field] ?? 0
      prices[field] = values[next] ?? noPrice
      at[field] = next + 1
    }
    onChangedDay(dates[31 - Math.clz32(day)] ?? '')
  }
}

function pointOf(date: string, prices: readonly number[]): PricesFrom {
  const [usd = noPrice, usdFoil = noPrice, eur = noPrice] = prices
  return { date, usd, usdFoil, eur }
}

function isEmpty(prices: PricesFrom): boolean {
  return priceFields.every((field) => prices[field] === noPrice)
}
