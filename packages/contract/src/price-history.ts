import * as z from 'zod/mini'
import { scryfallId } from './collection.ts'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'

const day = z.iso.date({ error: 'Write the date as yyyy-mm-dd.' })

/** Both days are included. Without `to` today, without `from` a year before `to`. */
export const priceHistoryRange = z.object({ from: z.optional(day), to: z.optional(day) })
export type PriceHistoryRange = z.infer<typeof priceHistoryRange>

/** The error of a range with valid dates. */
export const priceHistoryProblems = {
  backwards: 'The first day must not be after the last.',
  long: `Ask for up to ${limits.priceHistoryYears} years at once.`,
} as const

const price = z.nullable(z.string())

/** Decimal strings such as "0.84", from this day (yyyy-mm-dd) on; null where there was no price. */
export const pricePoint = z.object({ date: z.string(), usd: price, usdFoil: price, eur: price })
export type PricePoint = z.infer<typeof pricePoint>

/** A chart draws steps from point to point, the last one up to recordedTo. */
export const priceHistory = z.object({
  /** The prices at first, unless there were none, and then on each day with a change. */
  points: z.array(pricePoint),
  /** The first and the last day in the range with recorded prices; null without any. */
  recordedFrom: z.nullable(z.string()),
  recordedTo: z.nullable(z.string()),
})
export type PriceHistory = z.infer<typeof priceHistory>

export const getPriceHistory = endpoint({
  method: 'GET',
  path: '/api/cards/:scryfallId/prices',
  access: 'member',
  params: z.object({ scryfallId }),
  input: priceHistoryRange,
  output: priceHistory,
})
