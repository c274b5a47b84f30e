import type { PriceHistory } from '@manafolio/contract'
import { hasPrice, mainPrices } from '../../../card-kit/prices.ts'
import type { ChartDay } from '../../../ui/time-chart/calendar.ts'

export type SeriesName = (typeof mainPrices)[number]

/** The prices of which the history has one. */
export function seriesIn({ points }: PriceHistory): SeriesName[] {
  return mainPrices.filter((name) => points.some((point) => hasPrice(point[name])))
}

/** The days on which the price became another one, the oldest first. */
export function changesOf({ points }: PriceHistory, name: SeriesName): ChartDay[] {
  const days = points.map((point) => ({ day: point.date, value: Number(point[name]) }))
  return days.filter(({ value }, at) => value > 0 && value !== days[at - 1]?.value)
}

const dayMs = 24 * 60 * 60 * 1000

/** The price of each day that has one: that of a point holds until the next. */
export function daysOf({ points, recordedTo }: PriceHistory, name: SeriesName): ChartDay[] {
  return points.flatMap((point, at) => {
    const value = Number(point[name])
    if (!(value > 0)) return []
    const start = Date.parse(point.date)
    const next = points[at + 1]?.date
    const end = next === undefined ? Date.parse(recordedTo ?? point.date) + dayMs : Date.parse(next)
    return Array.from({ length: Math.round((end - start) / dayMs) }, (_, step) => ({
      day: new Date(start + step * dayMs).toISOString().slice(0, 10),
      value,
    }))
  })
}

/** The lowest and the highest price, each with the first day that had it. */
export function extremesOf(
  days: readonly ChartDay[],
): { lowest: ChartDay; highest: ChartDay } | null {
  const [first] = days
  if (!first) return null
  return days.reduce(
    ({ lowest, highest }, one) => ({
      lowest: one.value < lowest.value ? one : lowest,
      highest: one.value > highest.value ? one : highest,
    }),
    { lowest: first, highest: first },
  )
}
