import { rarities } from '@manafolio/contract'
import { matchVerdicts, verdictsOf } from '../rows/matchers.ts'
import { allOps, compare } from './compare.ts'
import type { Filter } from './filter.ts'
import { saysNumber } from './statement.ts'

export const rarity: Filter = {
  names: ['r', 'rarity'],
  ops: allOps,
  level: 'printing',
  group: 'Printings',
  example: 'r>=rare',
  help: 'The rarity, by name or first letter: common < uncommon < rare < special < mythic < bonus.',
  values: () => rarities.map((value) => ({ value })),
  compile({ catalogue: { columns } }, { op, value }) {
    const wanted = rarityNumber(value)
    if (wanted < 0) return `“${value}” is not a rarity`
    const verdicts = verdictsOf(rarities, (_, number) => compare[op](number, wanted))
    return matchVerdicts(columns.printingRarity, verdicts)
  },
  describe: ({ op, value }) => saysNumber('the rarity', op, rarities[rarityNumber(value)] ?? value),
}

/** The place of a rarity in their order, or -1. */
export function rarityNumber(value: string): number {
  const word = value.toLowerCase()
  return rarities.findIndex((name) => name === word || name.charAt(0) === word)
}
