const daySeconds = 24 * 60 * 60
const utc = { timeZone: 'UTC' } as const
const days = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', ...utc })
const months = new Intl.DateTimeFormat('en-US', { month: 'short', ...utc })
const monthsOfYears = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', ...utc })
const years = new Intl.DateTimeFormat('en-US', { year: 'numeric', ...utc })

/** What stands below the places of a time axis, some seconds apart: days, months or years. */
export function timeWords(places: readonly number[], apart: number): string[] {
  const dates = places.map((seconds) => new Date(seconds * 1000))
  if (apart < 27 * daySeconds) return dates.map((date) => days.format(date))
  if (apart > 300 * daySeconds) return dates.map((date) => years.format(date))
  const isJanuary = (date: Date) => date.getUTCMonth() === 0
  if (dates.some(isJanuary)) {
    return dates.map((date) => (isJanuary(date) ? years : months).format(date))
  }
  // No place says a year, so the first of each year does.
  return dates.map((date, at) => {
    const isSameYear = dates[at - 1]?.getUTCFullYear() === date.getUTCFullYear()
    return (isSameYear ? months : monthsOfYears).format(date)
  })
}

const short = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  minimumFractionDigits: 0,
  maximumFractionDigits: 2,
})
const whole = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
})
const exact = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** What stands beside the places of an axis of values: as short as tells them apart. */
export function amountWords(places: readonly number[]): string[] {
  const most = Math.max(...places.map(Math.abs))
  const areWhole = places.every(Number.isInteger)
  const format = most >= 10_000 ? short : areWhole ? whole : exact
  return places.map((usd) => format.format(usd))
}
