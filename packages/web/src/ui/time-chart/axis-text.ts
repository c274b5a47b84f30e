import {
  type Currency,
  formatMoney,
  formatShortMoney,
  formatWholeMoney,
} from '../../lib/formats.ts'

const daySeconds = 24 * 60 * 60
const utc = { timeZone: 'UTC' } as const
const days = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', ...utc })
const months = new Intl.DateTimeFormat('en-US', { month: 'short', ...utc })
const monthsOfYears = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', ...utc })
const years = new Intl.DateTimeFormat('en-US', { year: 'numeric', ...utc })

/** Labels for the ticks of a time axis a number of seconds apart: days, months or years. */
export function formatTimes(places: readonly number[], apart: number): string[] {
  const dates = places.map((seconds) => new Date(seconds * 1000))
  if (apart < 27 * daySeconds) return dates.map((date) => days.format(date))
  if (apart > 300 * daySeconds) return dates.map((date) => years.format(date))
  const isJanuary = (date: Date) => date.getUTCMonth() === 0
  if (dates.some(isJanuary)) {
    return dates.map((date) => (isJanuary(date) ? years : months).format(date))
  }
  // No tick shows a year, so the first tick of each year does.
  return dates.map((date, at) => {
    const isSameYear = dates[at - 1]?.getUTCFullYear() === date.getUTCFullYear()
    return (isSameYear ? months : monthsOfYears).format(date)
  })
}

/** Labels for the ticks of a value axis: as short as it takes to distinguish them. */
export function formatAmounts(places: readonly number[], currency: Currency): string[] {
  const most = Math.max(...places.map(Math.abs))
  const areWhole = places.every(Number.isInteger)
  const format = most >= 10_000 ? formatShortMoney : areWhole ? formatWholeMoney : formatMoney
  return places.map((amount) => format(amount, currency))
}
