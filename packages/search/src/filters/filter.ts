import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Holdings } from '../holdings/holdings.ts'
import type { DeckRows, UserDecks } from '../holdings/user-decks.ts'
import type { PatternTime } from '../pattern/match-pattern.ts'
import type { Op, Style } from '../query/tokens.ts'
import type { RowSet } from '../rows/row-set.ts'
import type { WordIndex } from '../text/word-index.ts'
import type { Statement } from './statement.ts'

/** What a filter looks at: cards (shared by all printings) or printings. */
export type Level = 'card' | 'printing'

/**
 * The source of a term: `o:/^draw/` has the key “o”, the operator “:”, the value “^draw” and is a
 * regex.
 */
export interface Term {
  key: string
  op: Op
  value: string
  style: Style
}

/** The context of a search: the catalogue and external data. */
export interface Scope {
  catalogue: Catalogue
  /** Today as the number yyyymmdd. */
  today: number
  patternTime: PatternTime
  /** The user's collection, by the row numbers of this catalogue; undefined if it is not loaded. */
  holdings?: Holdings | undefined
  /** The user's decks; undefined if they are not loaded. */
  decks?: UserDecks | undefined
  /** The rows that are searched, if it is those of a deck. */
  deck?: DeckRows | undefined
}

/** Selects rows (cards or printings, by number). */
export interface Matcher {
  /** If it differs from that of its filter. */
  level?: Level
  /** From 0 for precomputed rows up to 9 for patterns: cheap ones run first. */
  cost: number
  /** Returns those of the given rows that match, as a new set. */
  select(within: RowSet): RowSet
}

/** A value to suggest while the user types, with a description if it is not clear by itself. */
export interface Value {
  value: string
  label?: string
}

/** The heading of what only searches in a deck have. */
export const groupInDeck = 'In a deck'

/** What a user has named: their decks, or categories in the deck that is searched. */
export type OwnNames = 'decks' | 'categories'

/** The headings of the syntax page, in order. */
export const groups = [
  'Names and text',
  'Colors and mana',
  'Types and numbers',
  'Kinds of cards',
  'Formats and decks',
  'Prices',
  'Your collection',
  'Your decks',
  groupInDeck,
  'Printings',
  'Sets and dates',
  'Artwork and frames',
  'Tags and lists',
  'What is shown',
] as const
type Group = (typeof groups)[number]

/** One filter of the query language, such as `mv<=2`. */
export interface Filter {
  /** The names in queries; the first is the usual one. */
  names: readonly string[]
  ops: readonly Op[]
  level: Level
  group: Group
  example: string
  /** One sentence for the syntax page: what it looks at, and the surprising part. */
  help: string
  /** True if the value may be a pattern between slashes. */
  takesPatterns?: true
  /** True if it needs the user's collection. */
  needsHoldings?: true
  /** True if it needs the user's decks. */
  needsDecks?: true
  /** The known values, for completion and “did you mean”. */
  values?(catalogue: Catalogue): readonly Value[]
  /** The names of the user's that its values are, for completion. */
  ownNames?: OwnNames
  /** True if the value is the name of a card, for completion. */
  namesCards?: true
  /** The words of the texts that it looks at, for “did you mean”. */
  words?(catalogue: Catalogue): WordIndex
  /**
   * Compiles a term to a matcher, or returns an error: the end of a sentence that starts with the
   * term.
   */
  compile(scope: Scope, term: Term): Matcher | string
  /**
   * The printings of the set or the kind that a valid term names, if all of them are extras: such a
   * term lists them unasked.
   */
  extrasNamed?(catalogue: Catalogue, term: Term): RowSet | undefined
  /** Describes a valid term as part of a sentence. */
  describe(term: Term, catalogue: Catalogue): Statement
}
