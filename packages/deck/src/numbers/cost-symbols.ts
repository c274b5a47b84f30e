import { isManaColor, type ManaColor } from './mana-color.ts'

/** The texts between the braces of a cost. */
export function symbolsOf(manaCost: string): string[] {
  return [...manaCost.matchAll(/\{([^{}]+)\}/g)].map(([, symbol = '']) => symbol.toUpperCase())
}

/** The colors of a symbol: both of a hybrid one, its own of a Phyrexian one. */
export function colorsOf(symbol: string): ManaColor[] {
  return partsOf(symbol).filter(isManaColor)
}

/** The colors that can pay for a symbol; none when any mana can, also two for {2/W}. */
export function colorsRequiredBy(symbol: string): ManaColor[] {
  return /^\d/.test(symbol) ? [] : colorsOf(symbol)
}

/** {HW} is half a white mana. */
function partsOf(symbol: string): string[] {
  return symbol.split('/').map((part) => part.replace(/^H(?=.)/, ''))
}

/** Rule 202.3: X is 0, and of two ways to pay the more expensive one counts. */
export function manaValueOf(manaCost: string): number {
  return symbolsOf(manaCost).reduce((sum, symbol) => sum + manaValueOfSymbol(symbol), 0)
}

const values: Readonly<Record<string, number>> = { X: 0, Y: 0, Z: 0, HW: 0.5, HR: 0.5, '½': 0.5 }

function manaValueOfSymbol(symbol: string): number {
  const generic = Number.parseInt(symbol, 10)
  return values[symbol] ?? (Number.isNaN(generic) ? 1 : generic)
}
