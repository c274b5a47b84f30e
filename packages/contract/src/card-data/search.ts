import * as z from 'zod/mini'
import { endpoint, noParams } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { pageInAddress } from '../page-number.ts'
import { searchMode } from '../vocabulary.ts'
import { cardDataCard } from './card.ts'
import { cardDataPath, cardDataPaths } from './paths.ts'

export const cardDataOrder = z.enum([
  'name',
  'set',
  'released',
  'rarity',
  'color',
  'usd',
  'tix',
  'eur',
  'cmc',
  'power',
  'toughness',
  'edhrec',
  'penny',
  'artist',
])
export type CardDataOrder = z.infer<typeof cardDataOrder>

/** `auto` falls for prices, releases and rarities, and rises for all else. */
export const cardDataDirection = z.enum(['auto', 'asc', 'desc'])

const flag = z.union([z.boolean(), z.stringbool()])

/** A query in the full syntax. Its own mode and order take precedence over the others. */
export const cardDataSearch = z.object({
  q: z.string({ error: 'Give a query in “q”.' }).check(
    z.trim(),
    z.minLength(1, { error: 'Give a query in “q”.' }),
    z.maxLength(limits.queryMax, {
      error: `A query can have up to ${limits.queryMax} characters.`,
    }),
  ),
  unique: z._default(searchMode, 'cards'),
  order: z._default(cardDataOrder, 'name'),
  dir: z._default(cardDataDirection, 'auto'),
  include_extras: z._default(flag, false),
  /** From 1. */
  page: pageInAddress(limits.searchPageMax),
})
export type CardDataSearch = z.infer<typeof cardDataSearch>

/** A page of limits.cardDataPage cards; `next_page` is the address of the next, if there is one. */
export const cardDataPage = z.object({
  object: z.literal('list'),
  total_cards: z.number(),
  has_more: z.boolean(),
  next_page: z.nullish(z.string()),
  warnings: z.nullish(z.array(z.string())),
  data: z.array(cardDataCard),
})
export type CardDataPage = z.infer<typeof cardDataPage>

/**
 * A search without results is refused as not found; one of which nothing is understood, as bad.
 */
export const searchCardData = endpoint({
  method: 'GET',
  path: `${cardDataPath}${cardDataPaths.search}`,
  access: 'member',
  params: noParams,
  input: cardDataSearch,
  output: cardDataPage,
})

/** A list of strings in the service's format. */
export const cardDataCatalog = z.object({
  object: z.literal('catalog'),
  uri: z.nullish(z.string()),
  total_values: z.number(),
  data: z.array(z.string()),
})
export type CardDataCatalog = z.infer<typeof cardDataCatalog>

/** Up to limits.cardNames card names that continue what is typed. */
export const completeCardData = endpoint({
  method: 'GET',
  path: `${cardDataPath}${cardDataPaths.autocomplete}`,
  access: 'member',
  params: noParams,
  input: z.object({ q: z.string().check(z.maxLength(limits.queryMax)) }),
  output: cardDataCatalog,
})
