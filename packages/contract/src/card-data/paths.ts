/** Where the server mirrors the card-data service, in the service's own paths and shapes. */
export const cardDataPath = '/card-data'

/** The service's own paths, which follow its address as they follow ours. */
export const cardDataPaths = {
  card: '/cards/:id',
  numbered: '/cards/:code/:number',
  named: '/cards/named',
  search: '/cards/search',
  autocomplete: '/cards/autocomplete',
  collection: '/cards/collection',
  sets: '/sets',
  set: '/sets/:code',
  symbology: '/symbology',
  manaCost: '/symbology/parse-mana',
} as const
