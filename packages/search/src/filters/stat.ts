import { fieldFilter, numberFilter } from './number-field.ts'

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
  help: 'The starting loyalty of a planeswalker.',
})

export const defense = numberFilter({
  names: ['def', 'defense'],
  column: 'cardDefense',
  noun: 'the defense',
  group,
  example: 'def>=5',
  help: 'The starting defense of a battle.',
})

export const powerAndToughness = fieldFilter({
  names: ['pt', 'powtou'],
  noun: 'the sum of power and toughness',
  group,
  example: 'pt>=20',
  help: 'Power and toughness added up, compared with a number or with another of these.',
  numbersOf: ({ cardPower, cardToughness }) =>
    cardPower.map((power, card) => power + (cardToughness[card] ?? Number.NaN)),
})
