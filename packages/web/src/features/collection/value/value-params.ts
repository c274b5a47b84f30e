import { moverDays } from '@manafolio/contract'
import { rangeNames, type ValueRange } from './ranges.ts'

export type MoverDays = (typeof moverDays)[number]

/** The value page's state in the address: `?range=90d&movers=30`. */
export interface ValueParams {
  range?: ValueRange
  /** Over how many days the movers moved. */
  movers?: MoverDays
}

/** Reads what an address says; what makes no sense is left out. */
export function readValueParams(params: Record<string, unknown>): ValueParams {
  const range = rangeNames.find((name) => name === params.range)
  const movers = moverDays.find((days) => days === params.movers)
  return { ...(range && { range }), ...(movers && { movers }) }
}
