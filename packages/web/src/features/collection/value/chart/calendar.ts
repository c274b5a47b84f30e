import type { DayValue } from '@manafolio/contract'

/** Recorded days on the calendar, on which some days may be missing. */
export interface Calendar {
  /** Every day from the first to the last, in seconds since 1970. */
  seconds: number[]
  /** What it was worth; null on days that were not recorded: that is not nothing. */
  values: (number | null)[]
  /** Where in these the recorded days are. */
  places: number[]
}

const daySeconds = 24 * 60 * 60

export function calendarOf(days: readonly DayValue[]): Calendar {
  const recorded = days.map(({ day }) => Date.parse(day) / 1000)
  const [first = 0] = recorded
  const places = recorded.map((at) => Math.round((at - first) / daySeconds))
  const length = (places.at(-1) ?? -1) + 1
  const seconds = Array.from({ length }, (_, at) => first + at * daySeconds)
  const values = seconds.map((): number | null => null)
  for (const [at, { valueUsd }] of days.entries()) values[places[at] ?? 0] = valueUsd
  return { seconds, values, places }
}

/** Which recorded day is nearest to a place on the calendar; of two the later one. */
export function nearestDay({ places }: Calendar, place: number): number {
  const after = places.findIndex((one) => one >= place)
  if (after === -1) return places.length - 1
  if (after === 0) return 0
  const [before = 0, next = 0] = [places[after - 1], places[after]]
  return place - before < next - place ? after - 1 : after
}
