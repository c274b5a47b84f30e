import * as z from 'zod/mini'
import { endpoint, noParams } from './endpoint.ts'
import { limits } from './limits.ts'
import { searchMode } from './vocabulary.ts'

const text = z.nullable(z.string())

export const imageUris = z.object({ normal: text, large: text, small: text, artCrop: text })
export type ImageUris = z.infer<typeof imageUris>

/** Decimal strings of the card-data service, such as "0.84"; null where it has no price. */
export const prices = z.object({ usd: text, usdFoil: text, eur: text, eurFoil: text })
export type Prices = z.infer<typeof prices>

/** What the rules see, of a whole card or of one of its faces. */
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

/** One side or half of a printing that has several. */
export const cardFace = z.object(ruled)
export type CardFace = z.infer<typeof cardFace>

/** One printing of a card. releasedAt is yyyy-mm-dd; faces is empty for a card with one face. */
export const card = z.object({
  ...ruled,
  id: z.string(),
  rarity: z.string(),
  setName: z.string(),
  setCode: z.string(),
  collectorNumber: z.string(),
  releasedAt: z.string(),
  artist: text,
  colorIdentity: z.array(z.string()),
  prices,
  scryfallUri: z.string(),
  tcgplayerId: z.nullable(z.number()),
  faces: z.array(cardFace),
})
export type Card = z.infer<typeof card>

const blankQuery = 'Please enter a card name or a query.'
const longQuery = `A search can have up to ${limits.queryMax} characters.`

/** Full query syntax; see docs/query-language.md. Pages count from 1. */
export const cardSearch = z.object({
  query: z
    .string({ error: blankQuery })
    .check(
      z.trim(),
      z.minLength(1, { error: blankQuery }),
      z.maxLength(limits.queryMax, { error: longQuery }),
    ),
  unique: z._default(searchMode, 'cards'),
  page: z._default(z.int().check(z.gte(1), z.lte(limits.searchPageMax)), 1),
})
export type CardSearch = z.infer<typeof cardSearch>

/** totalCards counts the entries of the whole list in this mode, not of the page. */
export const cardSearchResult = z.object({
  cards: z.array(card),
  totalCards: z.number(),
  hasMore: z.boolean(),
  searchMode,
  /** What the search ignored and why, one sentence each. */
  warnings: z.array(z.string()),
  /** The day of the prices, yyyy-mm-dd. */
  pricesAsOf: z.string(),
})
export type CardSearchResult = z.infer<typeof cardSearchResult>

export const searchCards = endpoint({
  method: 'POST',
  path: '/api/cards/search',
  access: 'member',
  params: noParams,
  input: cardSearch,
  output: cardSearchResult,
})
