import { noPrice } from '@manafolio/search'

/** The prices that are kept of a printing; each of them is a series of the printing. */
export const priceFields = ['usd', 'usdFoil', 'eur'] as const

/**
 * The prices of a block's printings in one month, in whole cents, noPrice where there is none. The
 * printing at place p of the block has the series p * 3 (usd), p * 3 + 1 (usdFoil), p * 3 + 2 (eur).
 */
export interface Month {
  /** The first day of the month, 1 to 31, with prices. Nothing is known of the days before. */
  firstDay: number
  /** The price of each series on that day. */
  starts: Int32Array
  /** The later days on which each series changed; bit 0 stands for the 1st of the month. */
  changeDays: Uint32Array
  /** Where in `values` those of a series begin; one more entry than series. */
  valueStarts: Uint32Array
  /** The price from each such day on, series by series. */
  values: Int32Array
}

/** A month that begins with the prices of this day. */
export function startMonth(day: number, prices: Int32Array): Month {
  return {
    firstDay: day,
    starts: prices,
    changeDays: new Uint32Array(prices.length),
    valueStarts: new Uint32Array(prices.length + 1),
    values: new Int32Array(0),
  }
}

/**
 * The month with the prices of another day, which must be later than all that it has. There may be
 * more series than before: until that day the new ones had no price.
 */
export function appendDay(month: Month, day: number, prices: Int32Array): Month {
  const last = lastPrices(month, prices.length)
  const starts = new Int32Array(prices.length).fill(noPrice)
  starts.set(month.starts)
  const changeDays = new Uint32Array(prices.length)
  changeDays.set(month.changeDays)
  const valueStarts = new Uint32Array(prices.length + 1)
  const values = new Int32Array(month.values.length + countChanges(last, prices))
  let end = 0
  for (let series = 0; series < prices.length; series++) {
    valueStarts[series] = end
    for (let at = valueStart(month, series); at < valueStart(month, series + 1); at++) {
      values[end++] = month.values[at] ?? noPrice
    }
    if (prices[series] === last[series]) continue
    changeDays[series] = (changeDays[series] ?? 0) | dayBit(day)
    values[end++] = prices[series] ?? noPrice
  }
  valueStarts[prices.length] = end
  return { firstDay: month.firstDay, starts, changeDays, valueStarts, values }
}

/** The latest price of each of so many series. */
export function lastPrices(month: Month, seriesCount: number): Int32Array {
  const last = new Int32Array(seriesCount).fill(noPrice)
  for (let series = 0; series < month.starts.length; series++) {
    const end = valueStart(month, series + 1)
    const hasChanged = end > valueStart(month, series)
    last[series] = (hasChanged ? month.values[end - 1] : month.starts[series]) ?? noPrice
  }
  return last
}

export function countChanges(before: Int32Array, after: Int32Array): number {
  let changes = 0
  for (let series = 0; series < after.length; series++) {
    if (before[series] !== after[series]) changes++
  }
  return changes
}

/** The bit of a day of the month in `changeDays`. */
function dayBit(day: number): number {
  return 2 ** (day - 1)
}

/** Series that the month does not know have no values. */
function valueStart({ valueStarts, values }: Month, series: number): number {
  return valueStarts[series] ?? values.length
}
