import type { FaceCard } from './face-card.ts'

/** One well-known card of each colour. */
export const fanCards: readonly FaceCard[] = [
  {
    name: 'Swords to Plowshares',
    manaCost: '{W}',
    typeLine: 'Instant',
    oracleText: 'Exile target creature. Its controller gains life equal to its power.',
    rarity: 'uncommon',
    setCode: 'lea',
    colorIdentity: ['W'],
  },
  {
    name: 'Counterspell',
    manaCost: '{U}{U}',
    typeLine: 'Instant',
    oracleText: 'Counter target spell.',
    rarity: 'uncommon',
    setCode: 'ice',
    colorIdentity: ['U'],
  },
  {
    name: 'Dark Ritual',
    manaCost: '{B}',
    typeLine: 'Instant',
    oracleText: 'Add {B}{B}{B}.',
    rarity: 'common',
    setCode: 'usg',
    colorIdentity: ['B'],
  },
  {
    name: 'Lightning Bolt',
    manaCost: '{R}',
    typeLine: 'Instant',
    oracleText: 'Lightning Bolt deals 3 damage to any target.',
    rarity: 'common',
    setCode: 'm10',
    colorIdentity: ['R'],
  },
  {
    name: 'Llanowar Elves',
    manaCost: '{G}',
    typeLine: 'Creature — Elf Druid',
    oracleText: '{T}: Add {G}.',
    rarity: 'common',
    setCode: 'dom',
    colorIdentity: ['G'],
    power: '1',
    toughness: '1',
  },
]
