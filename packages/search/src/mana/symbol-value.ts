import { variableSymbols } from './symbols.ts'

/** Symbols that are worth other than one mana. A land drop is no mana at all. */
const values: Readonly<Record<string, number>> = {
  ...Object.fromEntries(variableSymbols.map((symbol) => [symbol, 0])),
  HW: 0.5,
  HR: 0.5,
  D: 0,
}

/** Rules 202.3e and f: what the player chooses is 0, and of two ways to pay the dearer one counts. */
export function symbolManaValue(symbol: string): number {
  return values[symbol] ?? (symbol.startsWith('2/') ? 2 : 1)
}
