import { type CardDataManaCost, colors } from '@manafolio/contract'
import {
  formatManaCost,
  type ManaCost,
  readManaCost,
  symbolColors,
  symbolManaValue,
} from '@manafolio/search'
import { AppError } from '../../errors.ts'

/** The mana cost that was typed, such as “2ww”. */
export function explainManaCost(typed: string): CardDataManaCost {
  const cost = readManaCost(typed)
  if (!cost) throw new AppError('mana_cost_unreadable')
  const costColors = colorsOf(cost)
  return {
    object: 'mana_cost',
    cost: formatManaCost(cost),
    cmc: manaValueOf(cost),
    colors: costColors,
    colorless: costColors.length === 0,
    monocolored: costColors.length === 1,
    multicolored: costColors.length > 1,
  }
}

function colorsOf({ symbols }: ManaCost): string[] {
  let mask = 0
  for (const symbol of symbols.keys()) mask |= symbolColors(symbol)
  return colors.filter((_, bit) => mask & (1 << bit))
}

/** Null when it is infinite, which JSON has no number for. */
function manaValueOf({ generic, symbols }: ManaCost): number | null {
  let value = generic
  for (const [symbol, count] of symbols) value += symbolManaValue(symbol) * count
  return Number.isFinite(value) ? value : null
}
