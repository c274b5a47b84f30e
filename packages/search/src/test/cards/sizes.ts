import { cardObject } from '../card-objects.ts'

/** Power, toughness and loyalty that are more than a digit. */
export const sizes = [
  cardObject({
    name: 'Angry Mob',
    type_line: 'Creature — Human',
    cmc: 4,
    colors: ['W'],
    power: '2+*',
    toughness: '2+*',
  }),
  cardObject({
    name: 'Char-Rumbler',
    type_line: 'Creature — Elemental',
    cmc: 4,
    colors: ['R'],
    keywords: ['Double strike'],
    power: '-1',
    toughness: '3',
  }),
  cardObject({
    name: 'Cheap Ass',
    type_line: 'Creature — Donkey Townsfolk',
    cmc: 2,
    colors: ['W'],
    power: '1',
    toughness: '3.5',
  }),
  cardObject({
    name: 'Infinity Elemental',
    type_line: 'Creature — Elemental',
    cmc: 7,
    colors: ['R'],
    power: '∞',
    toughness: '5',
  }),
  cardObject({
    name: 'Nissa, Steward of Elements',
    type_line: 'Legendary Planeswalker — Nissa',
    mana_cost: '{X}{G}{U}',
    cmc: 2,
    colors: ['G', 'U'],
    loyalty: 'X',
  }),
  cardObject({
    name: 'Wall of Omens',
    type_line: 'Creature — Wall',
    cmc: 2,
    colors: ['W'],
    power: '0',
    toughness: '4',
    oracle_text: 'Defender\nWhen this creature enters, draw a card.',
  }),
]
