import { rarities } from '@manafolio/contract'
import { keyNames } from '../query/key-names.ts'
import { matchVerdicts, verdictsOf } from '../rows/matchers.ts'
import { allOps, compare } from './compare.ts'
import type { Filter } from './filter.ts'
import { describeNumber } from './statement.ts'

export const rarity: Filter = {
  names: keyNames.rarity,
  ops: allOps,
  level: 'printing',
  group: 'Printings',
  example: 'r>=rare',
  help: 'The rarity, by name or first letter: common < uncommon < rare < special < mythic < bonus.',
  values: () => rarities.map((value) => ({ value })),
  compile({ catalogue: { columns } }, { op, value }) {
    const target = rarityNumber(value)
    if (target < 0) return `“${value}” is not a rarity`
    const verdicts = verdictsOf(rarities, (_, number) => compare[op](number, target))
    return matchVerdicts(columns.printingRarity, verdicts)
  },
  describe: ({ op, value }) =>
    describeNumber('the rarity', op, rarities[rarityNumber(value)] ?? value),
}

/** The index of a rarity in ascending order, or -1. */
export function rarityNumber(value: string): number {
  const word = value.toLowerCase()
  return rarities.findIndex((name) => name === word || name.charAt(0) === word)
}
