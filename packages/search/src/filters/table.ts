import { collectorNumber } from './collector-number.ts'
import { color, identity } from './color.ts'
import type { Filter } from './filter.ts'
import { format } from './format.ts'
import { manaValue } from './mana-value.ts'
import { rarity } from './rarity.ts'
import { set } from './set.ts'
import { oracle, type } from './text.ts'
import { usd } from './usd.ts'

/** Every filter of the language. Adding one is one object and its line here. */
export const filters: readonly Filter[] = [
  type,
  oracle,
  color,
  identity,
  manaValue,
  rarity,
  set,
  collectorNumber,
  format,
  usd,
]

const byName = new Map(filters.flatMap((filter) => filter.names.map((name) => [name, filter])))

export function findFilter(name: string): Filter | undefined {
  return byName.get(name)
}
