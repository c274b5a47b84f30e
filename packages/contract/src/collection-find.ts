import * as z from 'zod/mini'
import { scryfallId } from './collection.ts'
import { endpoint, noParams } from './endpoint.ts'
import { limits } from './limits.ts'

export const collectionSorts = [
  'added',
  'name',
  'set',
  'price',
  'value',
  'quantity',
  'rarity',
  'manaValue',
  'color',
  'released',
] as const
export const collectionSort = z.enum(collectionSorts, {
  error: `A collection is sorted by one of ${collectionSorts.join(', ')}`,
})
export type CollectionSort = z.infer<typeof collectionSort>

export const sortDirections = ['asc', 'desc'] as const

export const sortDirection = z.enum(sortDirections, { error: 'A direction is asc or desc' })
export type SortDirection = z.infer<typeof sortDirection>

/**
 * Full query syntax, as for all cards; an empty query finds everything. The direction is that which
 * suits the sort unless it is given; `order:` and `direction:` in the query go before both.
 */
export const collectionFind = z.object({
  q: z._default(
    z.string().check(
      z.trim(),
      z.maxLength(limits.queryMax, {
        error: `A search can have up to ${limits.queryMax} characters.`,
      }),
    ),
    '',
  ),
  sort: z._default(collectionSort, 'added'),
  direction: z.optional(sortDirection),
})
export type CollectionFind = z.infer<typeof collectionFind>

/** Entries of the caller's collection that a query finds, in order, and what they are together. */
export const collectionFound = z.object({
  scryfallIds: z.array(z.string()),
  /** Copies of the found entries. */
  copies: z.number(),
  /** Their value, and how many copies have a price at all. */
  valueUsd: z.number(),
  pricedCopies: z.number(),
  /** What the query was understood as, in one sentence; empty when nothing of it was. */
  explanation: z.string(),
  /** What was ignored and why, one sentence each. */
  warnings: z.array(z.string()),
})
export type CollectionFound = z.infer<typeof collectionFound>

export const findInCollection = endpoint({
  method: 'GET',
  path: '/api/collection/find',
  access: 'member',
  params: noParams,
  input: collectionFind,
  output: collectionFound,
})

/** How many copies of a printing, and of its card in all printings, a user owns. */
export const ownedCopies = z.object({
  scryfallId: z.string(),
  copies: z.number(),
  cardCopies: z.number(),
})
export type OwnedCopies = z.infer<typeof ownedCopies>

/** Those of the printings that are owned, or whose card is in another printing. */
export const countOwned = endpoint({
  method: 'POST',
  path: '/api/collection/owned',
  access: 'member',
  isRead: true,
  params: noParams,
  input: z.object({ scryfallIds: z.array(scryfallId).check(z.maxLength(limits.ownedLookups)) }),
  output: z.array(ownedCopies),
})
