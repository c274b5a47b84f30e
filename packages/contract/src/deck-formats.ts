import * as z from 'zod/mini'

/** The formats that decks are built for, in the order in which they are offered. */
export const deckFormats = [
  'standard',
  'pioneer',
  'modern',
  'legacy',
  'vintage',
  'commander',
  'brawl',
  'pauper',
  'oathbreaker',
] as const
const formatRequired = 'Format is required'
export const deckFormat = z.enum(deckFormats, { error: formatRequired })
export type DeckFormat = z.infer<typeof deckFormat>

export interface FormatFacts {
  name: string
  /**
   * What card data and the query language call it. Brawl is of sixty cards from Standard sets here,
   * which is “standardbrawl” to them: their “brawl” is the one of a hundred.
   */
  legality: string
  /** The deck size to show; it is not enforced. */
  size: string
  /** The minimum number of cards, including the commander. */
  cards: number
  /** A deck has exactly so many cards, and one copy of each. */
  isExact: boolean
  description: string
  /** The query that finds its commanders; null for formats without one. */
  commanders: string | null
  /** A description of its possible commanders. */
  commanderKinds: string | null
}

const sixtyOrMore = {
  size: '60 cards minimum',
  cards: 60,
  isExact: false,
  commanders: null,
  commanderKinds: null,
}

const exactlySixty = { size: 'Exactly 60 cards', cards: 60, isExact: true }

export const formatFacts: Record<DeckFormat, FormatFacts> = {
  standard: {
    ...sixtyOrMore,
    name: 'Standard',
    legality: 'standard',
    description: 'The newest sets, rotating every year. Up to 4 copies of a card.',
  },
  pioneer: {
    ...sixtyOrMore,
    name: 'Pioneer',
    legality: 'pioneer',
    description: 'Sets from Return to Ravnica on. Nothing rotates. Up to 4 copies of a card.',
  },
  modern: {
    ...sixtyOrMore,
    name: 'Modern',
    legality: 'modern',
    description: 'Sets from Eighth Edition on. Nothing rotates. Up to 4 copies of a card.',
  },
  legacy: {
    ...sixtyOrMore,
    name: 'Legacy',
    legality: 'legacy',
    description: 'Cards from the whole history of the game but for those that are banned.',
  },
  vintage: {
    ...sixtyOrMore,
    name: 'Vintage',
    legality: 'vintage',
    description:
      'Nearly every card ever printed; the strongest ones are restricted to a copy each.',
  },
  commander: {
    name: 'Commander (EDH)',
    legality: 'commander',
    size: 'Exactly 100 cards',
    cards: 100,
    isExact: true,
    description: 'Exactly 100 cards, singleton, with a legendary creature as commander.',
    commanders: 'is:commander -t:background',
    commanderKinds:
      'legendary creatures, planeswalkers that can be a commander, legendary vehicles and legendary spacecraft',
  },
  brawl: {
    ...exactlySixty,
    name: 'Brawl',
    legality: 'standardbrawl',
    description: 'Exactly 60 cards, singleton, with a commander from Standard sets.',
    commanders: 't:legendary (t:planeswalker or is:commander t:creature)',
    commanderKinds: 'legendary creatures and planeswalkers',
  },
  pauper: {
    ...sixtyOrMore,
    name: 'Pauper',
    legality: 'pauper',
    description: 'Only cards that were once printed at common. Up to 4 copies of a card.',
  },
  oathbreaker: {
    ...exactlySixty,
    name: 'Oathbreaker',
    legality: 'oathbreaker',
    description:
      'Exactly 60 cards, singleton, with a planeswalker commander plus a signature spell.',
    commanders: 'is:oathbreaker',
    commanderKinds: 'planeswalkers',
  },
}

const formatsByName = new Map(
  deckFormats.map((format) => [formatFacts[format].name.toLowerCase(), format]),
)

/** A format by its key or its display name, ignoring case. */
export const rawFormat = z.union(
  [
    deckFormat,
    z.pipe(
      z.string().check(z.toLowerCase()),
      z.pipe(
        z.transform((raw: string) => formatsByName.get(raw) ?? raw),
        deckFormat,
      ),
    ),
  ],
  { error: formatRequired },
)
