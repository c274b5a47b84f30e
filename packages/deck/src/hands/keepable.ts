import type { DeckFormat } from '@manafolio/contract'
import { freeMulligansIn } from './mulligan-rules.ts'

/** The numbers of lands in a hand that is worth keeping. */
export interface LandRange {
  from: number
  to: number
}

/**
 * Two to five lands of seven; three to five where the first mulligan is free, and most games are longer.
 */
export function keepableLands(format: DeckFormat): LandRange {
  return { from: freeMulligansIn(format) > 0 ? 3 : 2, to: 5 }
}

export function isKeepable(lands: number, { from, to }: LandRange): boolean {
  return lands >= from && lands <= to
}
