import { fieldFilter, numberFilter } from './number-field.ts'

const group = 'Types and numbers'

export const power = numberFilter({
  names: ['pow', 'power'],
  column: 'cardPower',
  noun: 'the power',
  group,
  example: 'pow>=8',
  starred: 'power',
  help: 'The power of any face, compared with a number or with another of these; * counts as 0, and pow:* finds it.',
})

export const toughness = numberFilter({
  names: ['tou', 'toughness'],
  column: 'cardToughness',
  noun: 'the toughness',
  group,
  example: 'tou>pow',
  starred: 'toughness',
  help: 'The toughness of any face, compared with a number or with another of these; * counts as 0, and tou:* finds it.',
})

export const loyalty = numberFilter({
  names: ['loy', 'loyalty'],
  column: 'cardLoyalty',
  noun: 'the loyalty',
  group,
  example: 'loy=3',
  help: 'The starting loyalty of a planeswalker, on any face.',
})

export const defense = numberFilter({
  names: ['def', 'defense'],
  column: 'cardDefense',
  noun: 'the defense',
  group,
  example: 'def>=5',
  help: 'The starting defense of a battle, on any face.',
})

export const powerAndToughness = fieldFilter({
  names: ['pt', 'powtou'],
  noun: 'the sum of power and toughness',
  group,
  example: 'pt>=20',
  help: 'Power and toughness of any face added up, compared with a number or with another of these.',
  numbersOf(columnOf) {
    const toughness = columnOf('cardToughness')
    return columnOf('cardPower').map((power, row) => power + (toughness[row] ?? Number.NaN))
  },
})
