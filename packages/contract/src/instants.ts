import * as z from 'zod/mini'

const notInstant = {
  error: 'A time must be an ISO 8601 instant with milliseconds, such as 2026-08-15T12:00:00.000Z',
}

/** A time as it is stored. Of this millennium: databases refuse the year 0. */
export const instant = z.iso
  .datetime({ precision: 3, ...notInstant })
  .check(z.regex(/^2/, notInstant))
