import type { DayValue } from '@manafolio/contract'

/** A year of daily values with a week missing. */
export const valueYear: DayValue[] = Array.from({ length: 365 }, (_, at) => ({
  day: new Date(Date.UTC(2025, 7, 1 + at)).toISOString().slice(0, 10),
  valueUsd: 100 + at,
  copies: 7,
  pricedCopies: 6,
})).filter(({ day }) => day < '2026-03-01' || day > '2026-03-07')
