import { type Catalogue, noPrice, rowText } from '@manafolio/search'
import { LRUCache } from 'lru-cache'
import type { Db } from '../../db/database.ts'
import { eventLoopYielder } from '../../lib/yield-to-event-loop.ts'
import { keyOf, placesOf } from './blocks.ts'
import { printingsByBlock } from './catalogue-prices.ts'
import { unpackMonth } from './codec.ts'
import { type Month, priceFields } from './month.ts'
import { findIds, listMonths } from './store.ts'

/**
 * Prices of the printings of a catalogue in cents, by their numbers; noPrice where there is none.
 */
export interface DayPrices {
  usd: Int32Array
  usdFoil: Int32Array
}

/** A catalogue is compared with few days, and what was recorded of a day never changes. */
const daysCached = 4
const cached = new WeakMap<Catalogue, LRUCache<string, Promise<DayPrices>>>()

/**
 * What all printings of a catalogue cost on a recorded day, yyyy-mm-dd. “0.00” is no price, as the
 * catalogue has it. It is read once, and cached as long as the catalogue.
 */
export function pricesOnDay(db: Db, catalogue: Catalogue, day: string): Promise<DayPrices> {
  const days = cached.get(catalogue) ?? new LRUCache({ max: daysCached })
  cached.set(catalogue, days)
  const known = days.get(day)
  if (known) return known
  const reading = readDay(db, catalogue, day)
  days.set(day, reading)
  reading.catch(() => days.delete(day)) // the next call tries again
  return reading
}

async function readDay(db: Db, catalogue: Catalogue, day: string): Promise<DayPrices> {
  const yieldToEventLoop = eventLoopYielder()
  const { printingCount } = catalogue.meta
  const prices = {
    usd: new Int32Array(printingCount).fill(noPrice),
    usdFoil: new Int32Array(printingCount).fill(noPrice),
  }
  const name = day.slice(0, 7)
  for (const [block, printings] of (await printingsByBlock(catalogue)).entries()) {
    const places = placesOf(await findIds(db, block))
    const [packed] = await listMonths(db, block, { from: name, to: name })
    if (packed) addPrices(prices, unpackMonth(packed.series), { catalogue, printings, places, day })
    await yieldToEventLoop()
  }
  return prices
}

interface BlockOnDay {
  catalogue: Catalogue
  printings: readonly number[]
  places: ReadonlyMap<string, number>
  day: string
}

function addPrices(
  prices: DayPrices,
  month: Month,
  { catalogue, printings, places, day }: BlockOnDay,
) {
  const dayOfMonth = Number(day.slice(8))
  if (dayOfMonth < month.firstDay) return
  for (const printing of printings) {
    const place = places.get(keyOf(rowText(catalogue.texts.printingId, printing)))
    if (place === undefined) continue
    const priceOf = (field: keyof DayPrices) =>
      priceOn(month, place * priceFields.length + priceFields.indexOf(field), dayOfMonth)
    prices.usd[printing] = priceOf('usd')
    prices.usdFoil[printing] = priceOf('usdFoil')
  }
}

/** The price of a series from the last of its changes until that day, or from the first day on. */
function priceOn(
  { starts, changeDays, valueStarts, values }: Month,
  series: number,
  dayOfMonth: number,
): number {
  const untilDay = 2 ** dayOfMonth - 1
  let changes = 0
  for (let rest = (changeDays[series] ?? 0) & untilDay; rest !== 0; rest &= rest - 1) changes++
  const last = (valueStarts[series] ?? 0) + changes - 1
  const price = changes > 0 ? values[last] : starts[series]
  return price || noPrice
}
