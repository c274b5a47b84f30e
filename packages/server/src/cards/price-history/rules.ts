import {
  limits,
  type PriceHistory,
  type PriceHistoryRange,
  priceHistoryProblems,
} from '@manafolio/contract'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import type { DayRange } from '../../lib/day-range.ts'
import { hasHistory, readHistory } from './read.ts'
import { findRecordedDays } from './store.ts'

/** Refuses ids that neither the catalogue nor the history knows. */
export async function priceHistory(
  { db, catalogue, clock }: Pick<Deps, 'db' | 'catalogue' | 'clock'>,
  scryfallId: string,
  requested: PriceHistoryRange,
): Promise<PriceHistory> {
  const range = rangeOf(requested, clock.now())
  const isKnown = catalogue.current().printingById.has(scryfallId)
  if (!isKnown && !(await hasHistory(db, scryfallId))) throw new AppError('card_not_found')
  return historyIn(db, scryfallId, range)
}

/** All that is recorded of a printing, as far back as a request may ask for. */
export async function wholePriceHistory(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  scryfallId: string,
): Promise<PriceHistory> {
  const today = clock.now().toISOString().slice(0, 10)
  return historyIn(db, scryfallId, {
    from: yearsBefore(today, limits.priceHistoryYears),
    to: today,
  })
}

async function historyIn(db: Deps['db'], scryfallId: string, range: DayRange) {
  const days = await findRecordedDays(db, range)
  return {
    points: days ? await readHistory(db, scryfallId, days) : [],
    recordedFrom: days?.from ?? null,
    recordedTo: days?.to ?? null,
  }
}

/** The requested days; refuses a range that is backwards or too long. */
export function rangeOf({ from, to }: PriceHistoryRange, now: Date): DayRange {
  const last = to ?? now.toISOString().slice(0, 10)
  const first = from ?? yearsBefore(last, limits.priceHistoryDefaultYears)
  if (first > last) throw badDay(priceHistoryProblems.backwards)
  if (first < yearsBefore(last, limits.priceHistoryYears)) throw badDay(priceHistoryProblems.long)
  return { from: first, to: last }
}

/** The same day of an earlier year. 29 February may come out where there is none: it compares. */
function yearsBefore(day: string, years: number): string {
  const year = Math.max(0, Number(day.slice(0, 4)) - years)
  return `${String(year).padStart(4, '0')}${day.slice(4)}`
}

function badDay(message: string) {
  return new AppError('bad_input', { issues: [{ path: 'from', message }] })
}
