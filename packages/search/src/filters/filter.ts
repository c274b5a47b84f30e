import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Holdings } from '../holdings/holdings.ts'
import type { PatternTime } from '../pattern/match-pattern.ts'
import type { Op, Style } from '../query/tokens.ts'
import type { RowSet } from '../rows/row-set.ts'
import type { Statement } from './statement.ts'

/** What a filter looks at: things all printings of a card share, or a printing's own. */
export type Level = 'card' | 'printing'

/** What was written: `o:/^draw/` has the key “o”, the operator “:”, the value “^draw” and is a regex. */
export interface Term {
  key: string
  op: Op
  value: string
  style: Style
}

/** What a search is made in: the cards, and what the outside world says. */
export interface Scope {
  catalogue: Catalogue
  /** As the number yyyymmdd. */
  today: number
  patternTime: PatternTime
  /** What the person owns who asks, by the numbers of this catalogue; if that is known. */
  holdings?: Holdings | undefined
}

/** Picks rows (cards or printings, by number). */
export interface Matcher {
  /** When it is not that of its filter. */
  level?: Level
  /** 0 when the rows are known beforehand, up to 9 for patterns: cheap ones run first. */
  cost: number
  /** Those of the given rows that are wanted, as a new set. */
  select(within: RowSet): RowSet
}

/** A value to offer while somebody types, with what it means if that is not plain. */
export interface Value {
  value: string
  label?: string
}

/** The headings of the syntax page, in its order. */
export const groups = [
  'Names and text',
  'Colours and mana',
  'Types and numbers',
  'Kinds of cards',
  'Formats and decks',
  'Prices',
  'Your collection',
  'Printings',
  'Sets and dates',
  'Artwork and frames',
  'Tags and lists',
  'What is shown',
] as const
export type Group = (typeof groups)[number]

/** One filter of the query language, such as `mv<=2`. */
export interface Filter {
  /** What it is called in a query; the first is the usual name. */
  names: readonly string[]
  ops: readonly Op[]
  level: Level
  group: Group
  example: string
  /** One sentence for the syntax page: what it looks at, and the surprising part. */
  help: string
  /** True when the value may be a pattern between slashes. */
  takesPatterns?: true
  /** True when only what somebody owns can tell. */
  needsHoldings?: true
  /** The values that it knows, for completion and for “did you mean”. */
  values?(catalogue: Catalogue): readonly Value[]
  /** The matcher for a term, or why there is none: the end of a sentence that begins with the term. */
  compile(scope: Scope, term: Term): Matcher | string
  /** What an understood term says of a card, as a part of a sentence. */
  describe(term: Term, catalogue: Catalogue): Statement
}
