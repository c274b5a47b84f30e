import * as z from 'zod/mini'
import { endpoint, noParams, nothing } from './endpoint.ts'
import { limits } from './limits.ts'

/** Any non-empty text, not only known ids: our catalogue may lag behind the card-data service. */
export const scryfallId = z.string({ error: 'Card ID is required' }).check(
  z.trim(),
  z.minLength(1, { error: 'Card ID is required' }),
  z.maxLength(limits.scryfallIdMax, {
    error: `A card ID can have up to ${limits.scryfallIdMax} characters`,
  }),
  // Control characters and half surrogate pairs: databases refuse the one or change the other.
  // Dots alone: in an address they mean a folder.
  z.regex(/^(?!\.{1,2}$)[^\p{Cc}\p{Cs}]*$/u, {
    error: 'A card ID can not have control characters',
  }),
)

function quantityFrom(minimum: number) {
  const error = `Quantity must be a whole number from ${minimum} to ${limits.quantityMax}`
  return z.int({ error }).check(z.gte(minimum, { error }), z.lte(limits.quantityMax, { error }))
}

/** Times are ISO 8601 instants. */
export const collectionEntry = z.object({
  id: z.string(),
  userId: z.string(),
  scryfallId: z.string(),
  quantity: z.number(),
  addedAt: z.string(),
  /** Since when the card-data service lists no such printing any more; null while it does. */
  withdrawnAt: z.nullable(z.string()),
})
export type CollectionEntry = z.infer<typeof collectionEntry>

/** The value counts only cards with a USD price; pricedCards says how many that are. */
export const collectionStats = z.object({
  totalCards: z.number(),
  uniquePrintings: z.number(),
  maxPrintings: z.number(),
  totalValueUsd: z.number(),
  pricedCards: z.number(),
  /** The day of the prices, yyyy-mm-dd. */
  pricesAsOf: z.string(),
})
export type CollectionStats = z.infer<typeof collectionStats>

/** Newest first. */
export const listCollection = endpoint({
  method: 'GET',
  path: '/api/collection',
  access: 'member',
  params: noParams,
  input: nothing,
  output: z.array(collectionEntry),
})

export const getCollectionStats = endpoint({
  method: 'GET',
  path: '/api/collection/stats',
  access: 'member',
  params: noParams,
  input: nothing,
  output: collectionStats,
})

/** Adds to what is there, up to 99. */
export const addToCollection = endpoint({
  method: 'POST',
  path: '/api/collection',
  access: 'member',
  params: noParams,
  input: z.object({ scryfallId, quantity: z._default(quantityFrom(1), 1) }),
  output: collectionEntry,
})

/** Sets the quantity; 0 removes the entry and is answered with quantity 0. */
export const updateCollectionEntry = endpoint({
  method: 'PATCH',
  path: '/api/collection/:scryfallId',
  access: 'member',
  params: z.object({ scryfallId }),
  input: z.object({ quantity: quantityFrom(0) }),
  output: z.object({ scryfallId: z.string(), quantity: z.number() }),
})

export const removeFromCollection = endpoint({
  method: 'DELETE',
  path: '/api/collection/:scryfallId',
  access: 'member',
  params: z.object({ scryfallId }),
  input: nothing,
  output: nothing,
})
