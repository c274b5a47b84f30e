/**
 * Where the pages of the app are; a part that begins with $ is any. The server answers 404 for any
 * other page address.
 */
export const pages = {
  home: '/',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  verifyEmail: '/verify-email',
  searchSyntax: '/search-syntax',
  collection: '/collection',
  collectionHistory: '/collection/history',
  collectionImport: '/collection/import',
  collectionValue: '/collection/value',
  deckBuilding: '/deck-building',
  deckImport: '/deck-building/import',
  deckCompare: '/deck-building/compare',
  /** Which decks can be built from the collection, and what to buy for the others. */
  deckPlans: '/deck-building/plans',
  /** The editor of a deck. */
  deck: '/deck-building/$deckId',
  deckHistory: '/deck-building/$deckId/history',
  /** A deck that its owner shares with everyone who has the link. */
  sharedDeck: '/shared/$shareId',
  /** A printing, by set code and collector number; the slug is for people. */
  card: '/card/$set/$number/$slug',
  cardWithoutSlug: '/card/$set/$number',
  /** The usual printing of a card by its name, or a printing by its Scryfall id. */
  namedCard: '/card/$name',
  sets: '/sets',
  set: '/sets/$code',
  cardGrading: '/card-grading',
  fakeCards: '/fake-cards',
  accessories: '/accessories',
  account: '/account',
  admin: '/admin',
  adminHealth: '/admin/health',
  privacyPolicy: '/privacy-policy',
  terms: '/terms-and-conditions',
} as const

const patterns = Object.values(pages).map((page) => page.split('/'))

/** Whether the app has a page at a path. */
export function isPage(path: string): boolean {
  const parts = path.split('/')
  return patterns.some(
    (pattern) =>
      pattern.length === parts.length &&
      pattern.every((part, at) => part === parts[at] || (part.startsWith('$') && parts[at] !== '')),
  )
}
