/**
 * Where the pages of the app are; a part that begins with $ is a parameter. The server answers 404
 * for any other page address.
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

export type Page = (typeof pages)[keyof typeof pages]

/** The file of the build that lists what pages need first. */
export const pagePreloadsFile = 'page-preloads.json'

/** The tags by which browsers fetch that together with the page; $names in them are its parameters. */
export type PagePreloads = Partial<Record<Page, { tags: string; isPublic: boolean }>>

/** Fixed paths come before those with parameters: /deck-building/plans is no deck. */
const patterns = Object.values(pages)
  .map((page) => ({ page, parts: page.split('/') }))
  .sort((a, b) => a.page.split('$').length - b.page.split('$').length)

/** The page at a path, if there is one, with its parameters, which are still escaped. */
export function pageAt(path: string): { page: Page; params: Record<string, string> } | undefined {
  const given = path.split('/')
  const found = patterns.find(
    ({ parts }) =>
      parts.length === given.length &&
      parts.every((part, at) => part === given[at] || (part.startsWith('$') && given[at] !== '')),
  )
  if (!found) return undefined
  const named = found.parts.flatMap((part, at) =>
    part.startsWith('$') ? [[part.slice(1), given[at] ?? '']] : [],
  )
  return { page: found.page, params: Object.fromEntries(named) }
}
