import type { Catalogue } from '@manafolio/search'
import type { Db } from '../../db/database.ts'
import { type DayPrices, pricesOnDay } from './day-prices.ts'
import { daysBefore, isDate } from './price-day.ts'
import { findRecordedDays } from './store.ts'

export interface EarlierPrices {
  day: string
  prices: DayPrices
}

/**
 * The prices of the last recorded day that is so many days before the catalogue's, or more but not
 * twice as many; undefined when there is none.
 */
export async function earlierPrices(
  db: Db,
  catalogue: Catalogue,
  days: number,
): Promise<EarlierPrices | undefined> {
  const { pricesAsOf } = catalogue.meta
  if (!isDate(pricesAsOf)) return undefined
  const range = { from: daysBefore(pricesAsOf, 2 * days), to: daysBefore(pricesAsOf, days) }
  const recorded = await findRecordedDays(db, range)
  if (!recorded) return undefined
  return { day: recorded.to, prices: await pricesOnDay(db, catalogue, recorded.to) }
}
