import { cardObject } from '../card-objects.ts'

/** Cards that speak of themselves, or of how many of them a deck may have. */
export const rulesTexts = [
  cardObject({
    name: 'Abrupt Decay',
    type_line: 'Instant',
    mana_cost: '{B}{G}',
    cmc: 2,
    colors: ['B', 'G'],
    oracle_text: "This spell can't be countered.\nDestroy target nonland permanent.",
  }),
  cardObject({
    name: 'Beast Within',
    type_line: 'Instant',
    mana_cost: '{2}{G}',
    cmc: 3,
    colors: ['G'],
    oracle_text: 'Destroy target permanent. Its controller creates a 3/3 Beast.',
  }),
  cardObject({
    name: 'Nazgûl',
    type_line: 'Creature — Wraith Knight',
    mana_cost: '{2}{B}',
    cmc: 3,
    colors: ['B'],
    power: '1',
    toughness: '2',
    oracle_text: 'A deck can have up to nine cards named Nazgûl.',
  }),
  cardObject({
    name: 'Relentless Rats',
    type_line: 'Creature — Rat',
    mana_cost: '{1}{B}{B}',
    cmc: 3,
    colors: ['B'],
    power: '2',
    toughness: '2',
    oracle_text: 'A deck can have any number of cards named Relentless Rats.',
  }),
  cardObject({
    name: 'Seven Dwarves',
    type_line: 'Creature — Dwarf',
    mana_cost: '{2}{R}',
    cmc: 3,
    colors: ['R'],
    power: '2',
    toughness: '2',
    oracle_text: 'A deck can have up to seven cards named Seven Dwarves.',
  }),
]
