import { setImmediate } from 'node:timers/promises'
import type { PricePoint } from '@manafolio/contract'
import { noPrice } from '@manafolio/search'
import type { Db } from '../../db/database.ts'
import type { DayRange } from '../../lib/day-range.ts'
import { blockOf, keyOf, placesOf } from './blocks.ts'
import { unpackMonth } from './codec.ts'
import { type DatedMonth, datedMonth, type PricesFrom, pricesOf } from './points.ts'
import { findIds, findRecordedDays, listMonths } from './store.ts'

/**
 * The prices of a printing on the first recorded day of the range that knows any, and then on each
 * day on which one of them changed; strings as of the service, null where there was no price.
 */
export async function readHistory(
  db: Db,
  scryfallId: string,
  range: DayRange,
): Promise<PricePoint[]> {
  for await (const { prices } of readHistories(db, [scryfallId], range)) return prices.map(pointOf)
  return []
}

export interface History {
  scryfallId: string
  /** Never empty. */
  prices: PricesFrom[]
}

/**
 * The same for many printings, in cents, one after another in no particular order and without
 * those that have no prices in the range. Each block and month is read once.
 */
export async function* readHistories(
  db: Db,
  scryfallIds: Iterable<string>,
  range: DayRange,
): AsyncGenerator<History> {
  // Read first: what is recorded from now on is not part of the answer.
  const days = await findRecordedDays(db, range)
  if (!days) return
  for (const [block, wanted] of byBlock(scryfallIds)) {
    const places = placesOf(await findIds(db, block))
    const known = wanted.filter((scryfallId) => places.has(keyOf(scryfallId)))
    if (known.length === 0) continue
    const months = await readMonths(db, block, days)
    for (const scryfallId of known) {
      const prices = pricesOf(months, places.get(keyOf(scryfallId)) ?? 0, days)
      if (prices.length > 0) yield { scryfallId, prices }
      await setImmediate()
    }
  }
}

/** Whether a printing ever had a price. */
export async function hasHistory(db: Db, scryfallId: string): Promise<boolean> {
  const block = blockOf(scryfallId)
  return block !== undefined && placesOf(await findIds(db, block)).has(keyOf(scryfallId))
}

function byBlock(scryfallIds: Iterable<string>): Map<number, string[]> {
  const blocks = new Map<number, string[]>()
  for (const scryfallId of new Set(scryfallIds)) {
    const block = blockOf(scryfallId)
    if (block === undefined) continue
    const others = blocks.get(block)
    if (others) others.push(scryfallId)
    else blocks.set(block, [scryfallId])
  }
  return blocks
}

/** Unpacking takes a fraction of a millisecond; others have their turn after each month. */
async function readMonths(db: Db, block: number, days: DayRange): Promise<DatedMonth[]> {
  const months: DatedMonth[] = []
  const range = { from: days.from.slice(0, 7), to: days.to.slice(0, 7) }
  for (const { month, series } of await listMonths(db, block, range)) {
    months.push(datedMonth(month, unpackMonth(series)))
    await setImmediate()
  }
  return months
}

function pointOf({ date, usd, usdFoil, eur }: PricesFrom): PricePoint {
  return { date, usd: priceText(usd), usdFoil: priceText(usdFoil), eur: priceText(eur) }
}

/** With two decimals, as the service writes all prices. */
function priceText(cents: number): string | null {
  return cents === noPrice ? null : (cents / 100).toFixed(2)
}
