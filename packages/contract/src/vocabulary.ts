import * as z from 'zod/mini'

export const role = z.enum(['user', 'admin'])
export type Role = z.infer<typeof role>

/** How search results are grouped: every printing, one per artwork, or up to three versions. */
export const searchModes = ['cards', 'art', 'prints'] as const
export const searchMode = z.enum(searchModes)
export type SearchMode = z.infer<typeof searchMode>

/**
 * What search results are sorted by. Relevance ranks whole names, then names that begin so, then what
 * is played most; without words it is the name.
 */
export const cardSorts = [
  'relevance',
  'name',
  'played',
  'cheapest',
  'dearest',
  'manaValue',
  'newest',
  'oldest',
  'rarity',
  'color',
  'set',
] as const
export const cardSort = z.enum(cardSorts, { error: `A sort is one of ${cardSorts.join(', ')}.` })
export type CardSort = z.infer<typeof cardSort>

/** How search results are shown. */
export const searchViews = ['details', 'images', 'table'] as const
export const searchView = z.enum(searchViews, {
  error: `A view is one of ${searchViews.join(', ')}.`,
})
export type SearchView = z.infer<typeof searchView>

/** The columns of search results as a table that can be left out, in their order. */
export const searchColumns = [
  'printing',
  'manaCost',
  'type',
  'stats',
  'rarity',
  'usd',
  'usdFoil',
  'usdEtched',
  'eur',
  'eurFoil',
  'released',
  'artist',
  'owned',
] as const
export const searchColumn = z.enum(searchColumns, {
  error: `A column is one of ${searchColumns.join(', ')}.`,
})
export type SearchColumn = z.infer<typeof searchColumn>

/** How the decks of a user are listed: as covers, or as a table. */
export const deckViews = ['wall', 'table'] as const
export const deckView = z.enum(deckViews, { error: `A view is one of ${deckViews.join(', ')}.` })
export type DeckView = z.infer<typeof deckView>

export const deckSorts = ['newest', 'updated', 'name', 'value', 'cards', 'format'] as const
export const deckSort = z.enum(deckSorts, { error: `A sort is one of ${deckSorts.join(', ')}.` })
export type DeckSort = z.infer<typeof deckSort>

export const deckGroupings = ['none', 'folder'] as const
export const deckGrouping = z.enum(deckGroupings, {
  error: `Decks are grouped by one of ${deckGroupings.join(', ')}.`,
})
export type DeckGrouping = z.infer<typeof deckGrouping>

/** In rising order, so that `r>=rare` can compare. */
export const rarities = ['common', 'uncommon', 'rare', 'special', 'mythic', 'bonus'] as const
export const rarity = z.enum(rarities)
export type Rarity = z.infer<typeof rarity>

export const colors = ['W', 'U', 'B', 'R', 'G'] as const
export type Color = (typeof colors)[number]

/**
 * How a copy is printed, the plainest first: the usual one of a printing is the first that it has.
 */
export const finishes = ['nonfoil', 'foil', 'etched'] as const
export const finish = z.enum(finishes, { error: `Finish must be one of ${finishes.join(', ')}` })
export type Finish = z.infer<typeof finish>

export const finishNames: Record<Finish, string> = {
  nonfoil: 'Nonfoil',
  foil: 'Foil',
  etched: 'Etched',
}

/** From the best to the worst, as the grading guide defines them. */
export const conditions = ['NM', 'LP', 'MP', 'HP', 'D'] as const
export const condition = z.enum(conditions, {
  error: `Condition must be one of ${conditions.join(', ')}`,
})
export type Condition = z.infer<typeof condition>

export const conditionNames: Record<Condition, string> = {
  NM: 'Near Mint',
  LP: 'Lightly Played',
  MP: 'Moderately Played',
  HP: 'Heavily Played',
  D: 'Damaged',
}

/** Languages of printed cards, by the codes of the card-data service, English first. */
export const languageNames = {
  en: 'English',
  de: 'German',
  fr: 'French',
  it: 'Italian',
  es: 'Spanish',
  pt: 'Portuguese',
  ja: 'Japanese',
  ko: 'Korean',
  ru: 'Russian',
  zhs: 'Simplified Chinese',
  zht: 'Traditional Chinese',
  he: 'Hebrew',
  la: 'Latin',
  grc: 'Ancient Greek',
  ar: 'Arabic',
  sa: 'Sanskrit',
  ph: 'Phyrexian',
  qya: 'Quenya',
} as const
export type Language = keyof typeof languageNames
// Object.keys has the keys of a constant, which are languages.
export const languages = Object.keys(languageNames) as Language[]
export const language = z.enum(languages, {
  error: `Language must be one of ${languages.join(', ')}`,
})
