import type { DayValue, PriceHistoryRange } from '@manafolio/contract'
import type { Catalogue } from '@manafolio/search'
import { isDate } from '../../cards/price-history/price-day.ts'
import { rangeOf } from '../../cards/price-history/rules.ts'
import type { Deps } from '../../deps.ts'
import type { DayRange } from '../../lib/day-range.ts'
import type { CollectionCache } from '../collection-cache.ts'
import { collectionValuation } from '../held.ts'
import { type DayValuation, listValues } from './value-store.ts'

/** What was recorded, and last what the collection is worth now. */
export async function valueHistory(
  { db, catalogue, clock }: Pick<Deps, 'db' | 'catalogue' | 'clock'>,
  cached: CollectionCache,
  { userId, ...requested }: PriceHistoryRange & { userId: string },
): Promise<{ days: DayValue[] }> {
  const range = rangeOf(requested, clock.now())
  const recorded = await listValues(db, userId, range)
  const current = catalogue.current()
  if (!endsNow(recorded, current, range)) return { days: recorded.map(dayValueOf) }
  const day = current.meta.pricesAsOf
  const now = { day, ...collectionValuation(await cached.of(userId), current) }
  if (recorded.length === 0 && now.copies === 0) return { days: [] }
  const earlier = recorded.filter((value) => value.day < day)
  return { days: [...earlier, now].map(dayValueOf) }
}

/** The sample's prices do not continue real ones, and must not follow those of a later day. */
function endsNow(recorded: readonly DayValuation[], { meta }: Catalogue, { from, to }: DayRange) {
  const { source, pricesAsOf: day } = meta
  const last = recorded.at(-1)
  const isInRange = isDate(day) && from <= day && day <= to
  return isInRange && (!last || (source === 'bulk' && last.day <= day))
}

function dayValueOf({ day, cents, copies, pricedCopies }: DayValuation): DayValue {
  return { day, valueUsd: cents / 100, copies, pricedCopies }
}
