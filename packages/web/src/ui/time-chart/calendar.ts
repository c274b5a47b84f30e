/** A point of a chart; the note says more about the value of its day. */
export interface ChartDay {
  /** yyyy-mm-dd */
  day: string
  /** In the chart's currency. */
  value: number
  note?: string
}

/** Recorded days on a calendar that may have gaps. */
export interface Calendar {
  /** Every day from the first to the last, in seconds since 1970. */
  seconds: number[]
  /** The value of each day; null on days that were not recorded, which is not zero. */
  values: (number | null)[]
  /** The indexes of the recorded days. */
  places: number[]
}

const daySeconds = 24 * 60 * 60

export function calendarOf(days: readonly ChartDay[]): Calendar {
  const recorded = days.map(({ day }) => Date.parse(day) / 1000)
  const [first = 0] = recorded
  const places = recorded.map((at) => Math.round((at - first) / daySeconds))
  const length = (places.at(-1) ?? -1) + 1
  const seconds = Array.from({ length }, (_, at) => first + at * daySeconds)
  const values = seconds.map((): number | null => null)
  for (const [at, { value }] of days.entries()) values[places[at] ?? 0] = value
  return { seconds, values, places }
}

/** The recorded day nearest to an index of the calendar; the later one of two. */
export function nearestDay({ places }: Calendar, place: number): number {
  const after = places.findIndex((one) => one >= place)
  if (after === -1) return places.length - 1
  if (after === 0) return 0
  const [before = 0, next = 0] = [places[after - 1], places[after]]
  return place - before < next - place ? after - 1 : after
}
