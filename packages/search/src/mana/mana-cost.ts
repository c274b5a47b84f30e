import type { ColorMask } from '../catalogue/colors.ts'
import { isHybridSymbol, isPhyrexianSymbol, symbolColors } from './symbols.ts'

/**
 * Generic mana is an amount, anything else a symbol that occurs so and so often. The cost {0} has
 * neither; it is not the same as no cost, which is undefined wherever it can occur.
 */
export interface ManaCost {
  generic: number
  symbols: ReadonlyMap<string, number>
}

/** Whether a cost has at least what another has: as much generic mana, each symbol as often. */
export function isAtLeast(cost: ManaCost, other: ManaCost): boolean {
  if (cost.generic < other.generic) return false
  for (const [symbol, count] of other.symbols) {
    if ((cost.symbols.get(symbol) ?? 0) < count) return false
  }
  return true
}

/** {0}. */
export function isFree({ generic, symbols }: ManaCost): boolean {
  return generic === 0 && symbols.size === 0
}

export function isHybrid({ symbols }: ManaCost): boolean {
  return [...symbols.keys()].some(isHybridSymbol)
}

export function isPhyrexian({ symbols }: ManaCost): boolean {
  return [...symbols.keys()].some(isPhyrexianSymbol)
}

export function hasX({ symbols }: ManaCost): boolean {
  return symbols.has('X')
}

/** Rule 700.5: the symbols that are of one of these colors; one that is of several counts once. */
export function devotionTo(colors: ColorMask, { symbols }: ManaCost): number {
  let devotion = 0
  for (const [symbol, count] of symbols) {
    if ((symbolColors(symbol) & colors) !== 0) devotion += count
  }
  return devotion
}
