import type { DayValue, PriceHistoryRange } from '@manafolio/contract'
import type { Catalogue } from '@manafolio/search'
import { rangeOf } from '../../cards/price-history/rules.ts'
import type { DayRange } from '../../cards/price-history/store.ts'
import type { Deps } from '../../deps.ts'
import { worthOfAll } from '../held.ts'
import type { KeptCollections } from '../kept-collections.ts'
import { isDate } from './price-day.ts'
import { type DayWorth, listValues } from './value-store.ts'

/** What was recorded, and last what the collection is worth now. */
export async function valueHistory(
  { db, catalogue, clock }: Pick<Deps, 'db' | 'catalogue' | 'clock'>,
  kept: KeptCollections,
  { userId, ...asked }: PriceHistoryRange & { userId: string },
): Promise<{ days: DayValue[] }> {
  const range = rangeOf(asked, clock.now())
  const recorded = await listValues(db, userId, range)
  const current = catalogue.current()
  if (!endsNow(recorded, current, range)) return { days: recorded.map(dayValueOf) }
  const day = current.meta.pricesAsOf
  const now = { day, ...worthOfAll(await kept.of(userId), current) }
  if (recorded.length === 0 && now.copies === 0) return { days: [] }
  const earlier = recorded.filter((value) => value.day < day)
  return { days: [...earlier, now].map(dayValueOf) }
}

/** The sample's prices do not go on from real ones, and nothing stands after those of a later day. */
function endsNow(recorded: readonly DayWorth[], { meta }: Catalogue, { from, to }: DayRange) {
  const { source, pricesAsOf: day } = meta
  const last = recorded.at(-1)
  const isInRange = isDate(day) && from <= day && day <= to
  return isInRange && (!last || (source === 'bulk' && last.day <= day))
}

function dayValueOf({ day, cents, copies, pricedCopies }: DayWorth): DayValue {
  return { day, valueUsd: cents / 100, copies, pricedCopies }
}
