import * as z from 'zod/mini'
import { endpoint, noParams, nothing } from './endpoint.ts'
import { limits } from './limits.ts'
import { pageInBody } from './page-number.ts'
import { cardSort, finish, searchMode } from './vocabulary.ts'

const text = z.nullable(z.string())

export const imageUris = z.object({ normal: text, large: text, small: text, artCrop: text })
export type ImageUris = z.infer<typeof imageUris>

/**
 * Decimal strings of the card-data service, such as "0.84"; null where it has no price. Cardmarket
 * has none for etched cards.
 */
export const prices = z.object({
  usd: text,
  usdFoil: text,
  usdEtched: text,
  eur: text,
  eurFoil: text,
})
export type Prices = z.infer<typeof prices>

/** What tells a printing from others of its card, beside its set and collector number. */
export const printingLook = z.object({
  /** What its look is called, such as "Borderless" or "Retro Frame"; the most special first. */
  treatments: z.array(z.string()),
  /** The code of its language, such as "ja"; "" when it is unknown. */
  language: z.string(),
  /** Exists in digital form only. */
  isDigital: z.boolean(),
})
export type PrintingLook = z.infer<typeof printingLook>

/** Of a printing that the catalogue does not know. */
export const unknownLook: PrintingLook = { treatments: [], language: '', isDigital: false }

/** The look alone of what is known of a printing, if anything is. */
export function lookOf(printing: PrintingLook | undefined): PrintingLook {
  const { treatments, language, isDigital } = printing ?? unknownLook
  return { treatments, language, isDigital }
}

/** The characteristics of a whole card or of one of its faces. */
const ruled = {
  name: z.string(),
  manaCost: z.string(),
  typeLine: z.string(),
  oracleText: z.string(),
  power: text,
  toughness: text,
  loyalty: text,
  defense: text,
  imageUris: z.nullable(imageUris),
}

/** Ends the rules text of a card whose text is missing, as in the sample. */
export const missingRulesText = 'The rules text comes with the card data.'

/** One side or half of a printing that has several. */
export const cardFace = z.object(ruled)
export type CardFace = z.infer<typeof cardFace>

/** One printing of a card. releasedAt is yyyy-mm-dd; faces is empty for a card with one face. */
export const card = z.object({
  ...ruled,
  id: z.string(),
  /** What all printings of the card share; several cards may have one name, as tokens do. */
  oracleId: z.string(),
  rarity: z.string(),
  setName: z.string(),
  setCode: z.string(),
  collectorNumber: z.string(),
  ...printingLook.shape,
  /** The plainest first; none when the card data does not say. */
  finishes: z.array(finish),
  releasedAt: z.string(),
  artist: text,
  colorIdentity: z.array(z.string()),
  prices,
  scryfallUri: z.string(),
  tcgplayerId: z.nullable(z.number()),
  faces: z.array(cardFace),
  /** What the card does for a deck, when its rules text does not show it. */
  roles: z.optional(z.array(z.string())),
  /**
   * Other names, if any: the one that this printing bears in place of the card's, and in answers to
   * a query the one that the query found it by.
   */
  alsoCalled: z.optional(z.array(z.string())),
})
export type Card = z.infer<typeof card>

const blankQuery = 'Please enter a card name or a query.'
const longQuery = `A search can have up to ${limits.queryMax} characters.`

export const queryText = z
  .string({ error: blankQuery })
  .check(
    z.trim(),
    z.minLength(1, { error: blankQuery }),
    z.maxLength(limits.queryMax, { error: longQuery }),
  )

/**
 * Full query syntax; see docs/query-language.md. Pages count from 1. An `order:` in the query goes
 * before the sort; a `direction:` alone is the direction of the sort.
 */
export const cardSearch = z.object({
  query: queryText,
  unique: z._default(searchMode, 'cards'),
  sort: z._default(cardSort, 'relevance'),
  page: pageInBody(limits.searchPageMax),
})
export type CardSearch = z.infer<typeof cardSearch>

/** A part of a query that found nothing as a whole, and how many cards it finds alone. */
export const queryClause = z.object({
  query: z.string(),
  description: z.string(),
  cards: z.number(),
  /** How many cards the other parts find without it. */
  cardsWithout: z.number(),
})
export type QueryClause = z.infer<typeof queryClause>

/** totalCards counts the entries of the whole list in this mode, not of the page. */
export const cardSearchResult = z.object({
  /** Versions of one card are never on two pages, so a page may have two entries more or less. */
  cards: z.array(card),
  /** Where the page begins in the whole list, from 0. */
  offset: z.number(),
  totalCards: z.number(),
  hasMore: z.boolean(),
  /** The query itself may select another mode than the request. */
  searchMode,
  /** The query itself orders the results, whatever the sort: by `order:`, or names by `direction:desc`. */
  isOrderedByQuery: z.boolean(),
  /** The query in one sentence, as understood; empty when nothing of it was. */
  explanation: z.string(),
  /** What the search ignored and why, one sentence each. */
  warnings: z.array(z.string()),
  /** When there are no results: the parts of the query, to see which one excludes all cards. */
  clauses: z.array(queryClause),
  /** A suggested query that has results. */
  didYouMean: text,
  /** The day of the prices, yyyy-mm-dd; "" when it is unknown. */
  pricesAsOf: z.string(),
})
export type CardSearchResult = z.infer<typeof cardSearchResult>

export const searchCards = endpoint({
  method: 'POST',
  path: '/api/cards/search',
  access: 'member',
  isRead: true,
  params: noParams,
  input: cardSearch,
  output: cardSearchResult,
})

/**
 * An incomplete query; `at` is the position of the caret, by default the end, and `deckId` the deck
 * whose rows it looks for, if it is one of the caller's: names of categories are those in it.
 */
export const queryInTheMaking = z.object({
  q: z.string().check(z.maxLength(limits.queryMax, { error: longQuery })),
  at: z.optional(z.coerce.number().check(z.int(), z.gte(0))),
  deckId: z.optional(z.string()),
})
export type QueryInTheMaking = z.infer<typeof queryInTheMaking>

/**
 * Something to put in the place of what is being typed: a card's name, a key, or a value of one.
 */
export const completion = z.object({
  kind: z.enum(['name', 'key', 'value']),
  text: z.string(),
  /** Its meaning, where that is not obvious. */
  label: text,
})
export type Completion = z.infer<typeof completion>

/** `from` and `to` bound the part of the query that an option replaces. */
export const completions = z.object({
  from: z.number(),
  to: z.number(),
  options: z.array(completion),
})
export type Completions = z.infer<typeof completions>

export const completeQuery = endpoint({
  method: 'GET',
  path: '/api/cards/complete',
  access: 'member',
  params: noParams,
  input: queryInTheMaking,
  output: completions,
})

/** A key of the query language with its other names, and a query that shows it at work. */
export const syntaxEntry = z.object({
  names: z.array(z.string()),
  operators: z.array(z.string()),
  example: z.string(),
  help: z.string(),
})
export type SyntaxEntry = z.infer<typeof syntaxEntry>

export const searchSyntax = z.object({
  /** Ways to put terms together. */
  grammar: z.array(z.object({ example: z.string(), help: z.string() })),
  /** Some are of searches in a deck only. */
  groups: z.array(
    z.object({ name: z.string(), isInDeck: z.boolean(), entries: z.array(syntaxEntry) }),
  ),
  /** The values of `is:` with their meaning. */
  traits: z.array(z.object({ names: z.array(z.string()), description: z.string() })),
})
export type SearchSyntax = z.infer<typeof searchSyntax>

export const getSearchSyntax = endpoint({
  method: 'GET',
  path: '/api/cards/syntax',
  access: 'public',
  params: noParams,
  input: nothing,
  output: searchSyntax,
})
