/** The keys that pages write and read too, each with its other names; the first is the usual one. */
export const keyNames = {
  color: ['c', 'color', 'colors', 'colour', 'colours'],
  identity: ['id', 'identity', 'ci', 'coloridentity', 'commander'],
  type: ['t', 'type'],
  manaValue: ['mv', 'cmc', 'manavalue'],
  rarity: ['r', 'rarity'],
  set: ['s', 'e', 'set', 'edition'],
  format: ['f', 'format', 'legal'],
  usd: ['usd'],
  owned: ['owned'],
  order: ['order', 'sort'],
  direction: ['direction', 'dir'],
} as const

/** Formats by what players call them, each as the card data does. */
export const formatAliases: ReadonlyMap<string, string> = new Map([
  ['edh', 'commander'],
  ['pdh', 'paupercommander'],
])
