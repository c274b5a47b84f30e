import { cardObject } from '../card-objects.ts'

const rainbow = ['W', 'U', 'B', 'R', 'G']

/** Cards that make mana of one kind or of several. */
export const manaMakers = [
  cardObject({ name: 'Adarkar Wastes', type_line: 'Land', produced_mana: ['C', 'U', 'W'] }),
  cardObject({
    name: 'Birds of Paradise',
    type_line: 'Creature — Bird',
    mana_cost: '{G}',
    cmc: 1,
    colors: ['G'],
    color_identity: ['G'],
    produced_mana: rainbow,
    power: '0',
    toughness: '1',
  }),
  cardObject({
    name: 'Cascading Cataracts',
    type_line: 'Land',
    produced_mana: [...rainbow, 'C'],
  }),
  cardObject({
    name: 'Plains',
    type_line: 'Basic Land — Plains',
    color_identity: ['W'],
    produced_mana: ['W'],
  }),
  cardObject({
    name: "Raffine's Tower",
    type_line: 'Land — Plains Island Swamp',
    color_identity: ['W', 'U', 'B'],
    produced_mana: ['W', 'U', 'B'],
  }),
  cardObject({
    name: 'Tundra',
    type_line: 'Land — Plains Island',
    color_identity: ['W', 'U'],
    produced_mana: ['W', 'U'],
  }),
  cardObject({ name: 'Twilight Mire', type_line: 'Land', produced_mana: ['B', 'C', 'G'] }),
]
