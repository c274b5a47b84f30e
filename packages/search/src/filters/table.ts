import { collectorNumber } from './collector-number.ts'
import { color, identity } from './color.ts'
import { date, year } from './date.ts'
import { border, frame, game, keyword, language, setType, stamp, watermark } from './facet.ts'
import type { Filter } from './filter.ts'
import { banned, format, restricted } from './format.ts'
import { manaValue } from './mana-value.ts'
import { eur, usd } from './price.ts'
import { rarity } from './rarity.ts'
import { set } from './set.ts'
import { defense, loyalty, power, powerAndToughness, toughness } from './stat.ts'
import { artist, flavor, fullOracle, oracle, type } from './text.ts'

/** Every filter of the language. Adding one is one object and its line here. */
export const filters: readonly Filter[] = [
  type,
  oracle,
  fullOracle,
  keyword,
  color,
  identity,
  manaValue,
  power,
  toughness,
  powerAndToughness,
  loyalty,
  defense,
  rarity,
  set,
  setType,
  collectorNumber,
  format,
  banned,
  restricted,
  usd,
  eur,
  year,
  date,
  artist,
  flavor,
  watermark,
  frame,
  border,
  stamp,
  game,
  language,
]

const byName = new Map(filters.flatMap((filter) => filter.names.map((name) => [name, filter])))

export function findFilter(name: string): Filter | undefined {
  return byName.get(name)
}
