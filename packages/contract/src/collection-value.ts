import * as z from 'zod/mini'
import { printingLook } from './cards.ts'
import { endpoint, noParams, nothing } from './endpoint.ts'
import { priceHistoryRange } from './price-history.ts'
import { finish } from './vocabulary.ts'

/** In US dollars. Copies whose finish has no price count as copies, but not in the value. */
const worth = z.object({
  valueUsd: z.number(),
  copies: z.number(),
  pricedCopies: z.number(),
})

/** The value of a collection by the prices of a day, yyyy-mm-dd. */
export const dayValue = z.extend(worth, { day: z.string() })
export type DayValue = z.infer<typeof dayValue>

/**
 * Recorded once for each day with prices, as long as there was anything to record, the oldest
 * first; the last one is what the collection is worth now, when its prices are of a day in the
 * range. Days on which no prices came are missing.
 */
export const getValueHistory = endpoint({
  method: 'GET',
  path: '/api/collection/value/history',
  access: 'member',
  params: noParams,
  input: priceHistoryRange,
  output: z.object({ days: z.array(dayValue) }),
})

/** A part of a collection: a set, a color, a rarity or a finish. */
export const valuePart = z.extend(worth, {
  /**
   * The set's code, the color's letter (C colorless, M several), the rarity, the finish; ""
   * unknown.
   */
  key: z.string(),
  /** The set's name; of other parts the key. */
  name: z.string(),
})
export type ValuePart = z.infer<typeof valuePart>

/** The parts of most value first; those of one kind are the whole collection together. */
export const getValueParts = endpoint({
  method: 'GET',
  path: '/api/collection/value/parts',
  access: 'member',
  params: noParams,
  input: nothing,
  output: z.extend(worth, {
    pricesAsOf: z.string(),
    sets: z.array(valuePart),
    colors: z.array(valuePart),
    rarities: z.array(valuePart),
    finishes: z.array(valuePart),
  }),
})

/** Copies of a printing in a finish whose price moved. Prices are those of one copy. */
export const valueMover = z.object({
  scryfallId: z.string(),
  cardName: z.string(),
  setCode: z.string(),
  collectorNumber: z.string(),
  ...printingLook.shape,
  finish,
  copies: z.number(),
  priceBeforeUsd: z.number(),
  priceUsd: z.number(),
})
export type ValueMover = z.infer<typeof valueMover>

/** The periods of days over which movers are listed. */
export const moverDays = ['7', '30'] as const

/**
 * The copies owned now by how their prices moved since the last day with prices that is that many
 * days ago or more: those that won and lost the most, all copies of a kind together, ten of each.
 */
export const getValueMovers = endpoint({
  method: 'GET',
  path: '/api/collection/value/movers',
  access: 'member',
  params: noParams,
  input: z.object({ days: z.enum(moverDays, { error: 'days is 7 or 30' }) }),
  output: z.object({
    /** The days whose prices are compared; from is null when none is that old. */
    from: z.nullable(z.string()),
    to: z.string(),
    /** Copies with a price on both days, and by how much their total value has risen. */
    comparedCopies: z.number(),
    changeUsd: z.number(),
    winners: z.array(valueMover),
    losers: z.array(valueMover),
  }),
})
