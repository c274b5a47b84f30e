import { numberFilter } from './number-field.ts'

const group = 'Printings'

export const prints = numberFilter({
  names: ['prints'],
  column: 'cardPrints',
  noun: 'the number of printings',
  group,
  example: 'prints=1',
  help: 'How many printings a card has, on paper or not.',
})

export const sets = numberFilter({
  names: ['sets'],
  column: 'cardSets',
  noun: 'the number of sets that it is in',
  group,
  example: 'sets>=40',
  help: 'In how many sets a card was printed.',
})

export const paperPrints = numberFilter({
  names: ['paperprints'],
  column: 'cardPaperPrints',
  noun: 'the number of printings on paper',
  group,
  example: 'paperprints=1',
  help: 'How many printings on paper a card has.',
})

export const paperSets = numberFilter({
  names: ['papersets'],
  column: 'cardPaperSets',
  noun: 'the number of sets on paper that it is in',
  group,
  example: 'papersets>=30',
  help: 'In how many sets a card was printed on paper.',
})

export const illustrations = numberFilter({
  names: ['illustrations'],
  column: 'cardIllustrations',
  noun: 'the number of its artworks',
  group: 'Artwork and frames',
  example: 'illustrations>10',
  help: 'How many different artworks a card has across all its printings.',
})

export const edhrecRank = numberFilter({
  names: ['edhrecrank', 'edhrec'],
  column: 'cardEdhrecRank',
  noun: 'the rank on EDHREC',
  group: 'Formats and decks',
  example: 'edhrecrank<=100',
  help: 'How often Commander decks play a card: 1 is the most played.',
})

export const pennyRank = numberFilter({
  names: ['pennyrank', 'penny'],
  column: 'cardPennyRank',
  noun: 'the rank in Penny Dreadful',
  group: 'Formats and decks',
  example: 'pennyrank<=100',
  help: 'How often Penny Dreadful decks play a card: 1 is the most played.',
})
