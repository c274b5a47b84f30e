const dayMs = 24 * 60 * 60 * 1000

/** The day of a catalogue's prices comes from the name of a file, which may have any digits in it. */
export function isDate(day: string): boolean {
  return !Number.isNaN(Date.parse(day))
}

/** So many days before a date, yyyy-mm-dd. */
export function daysBefore(day: string, count: number): string {
  return new Date(Date.parse(day) - count * dayMs).toISOString().slice(0, 10)
}
