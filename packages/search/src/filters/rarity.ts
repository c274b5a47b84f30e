import { rarities } from '@manafolio/contract'
import { allOps, compare } from './compare.ts'
import type { Filter } from './filter.ts'

export const rarity: Filter = {
  names: ['r', 'rarity'],
  ops: allOps,
  level: 'printing',
  example: 'r>=rare',
  compile({ columns }, op, value) {
    const word = value.toLowerCase()
    const wanted = rarities.findIndex((name) => name === word || name.charAt(0) === word)
    if (wanted < 0) return `“${value}” is not a rarity`
    return (printing) => compare[op](columns.printingRarity[printing] ?? 0, wanted)
  },
}
