import { moverDays } from '@manafolio/contract'
import { rangeNames, type ValueRange } from './ranges.ts'

export type MoverDays = (typeof moverDays)[number]

/** The value page's state in the URL: `?range=90d&movers=30`. */
export interface ValueParams {
  range?: ValueRange
  /** The range of the movers, in days. */
  movers?: MoverDays
}

/** Parses the search params; invalid values are omitted. */
export function readValueParams(params: Record<string, unknown>): ValueParams {
  const range = rangeNames.find((name) => name === params.range)
  const movers = moverDays.find((days) => days === params.movers)
  return { ...(range && { range }), ...(movers && { movers }) }
}
