import { matchTest } from '../rows/matchers.ts'
import { allOps, compare, numberIn } from './compare.ts'
import type { Filter } from './filter.ts'
import { numberFilter } from './number-field.ts'
import { saysNumber } from './statement.ts'

const group = 'Types and numbers'

export const power = numberFilter({
  names: ['pow', 'power'],
  column: 'cardPower',
  noun: 'the power',
  group,
  example: 'pow>=8',
  help: 'The power, compared with a number or with another of these; * counts as 0.',
})

export const toughness = numberFilter({
  names: ['tou', 'toughness'],
  column: 'cardToughness',
  noun: 'the toughness',
  group,
  example: 'tou>pow',
  help: 'The toughness, compared with a number or with another of these; * counts as 0.',
})

export const loyalty = numberFilter({
  names: ['loy', 'loyalty'],
  column: 'cardLoyalty',
  noun: 'the loyalty',
  group,
  example: 'loy=3',
  help: 'The loyalty with which a planeswalker begins.',
})

export const defense = numberFilter({
  names: ['def', 'defense'],
  column: 'cardDefense',
  noun: 'the defense',
  group,
  example: 'def>=5',
  help: 'The defense with which a battle begins.',
})

/** Power and toughness added up. */
export const powerAndToughness: Filter = {
  names: ['pt', 'powtou'],
  ops: allOps,
  level: 'card',
  group,
  example: 'pt>=20',
  help: 'Power and toughness added up.',
  compile({ catalogue: { columns } }, { op, value }) {
    const wanted = numberIn(value)
    if (wanted === undefined) return `“${value}” is not a number`
    const { cardPower, cardToughness } = columns
    return matchTest((card) => {
      const sum = (cardPower[card] ?? Number.NaN) + (cardToughness[card] ?? Number.NaN)
      return !Number.isNaN(sum) && compare[op](sum, wanted)
    })
  },
  describe: ({ op, value }) => saysNumber('power and toughness together', op, value),
}
