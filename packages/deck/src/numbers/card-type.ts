import type { Front } from './front.ts'

/** A card's main type is the first of these that it has: an artifact creature is a creature. */
export const cardTypes = [
  'Land',
  'Creature',
  'Planeswalker',
  'Battle',
  'Instant',
  'Sorcery',
  'Artifact',
  'Enchantment',
  'Other',
] as const

export function foremostType({ types }: Pick<Front, 'types'>): (typeof cardTypes)[number] {
  return cardTypes.find((type) => types.includes(type)) ?? 'Other'
}

/** A spell with a land on its back is not a land: it is usually cast. */
export function isLand({ types }: Pick<Front, 'types'>): boolean {
  return types.includes('Land')
}

export function isPermanent({ types }: Pick<Front, 'types'>): boolean {
  return !types.includes('Instant') && !types.includes('Sorcery')
}
