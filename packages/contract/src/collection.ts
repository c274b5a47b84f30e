import * as z from 'zod/mini'
import { copiesKind, variants, variantsOfEntry } from './collection-variants.ts'
import { endpoint, noParams, nothing } from './endpoint.ts'
import { limits } from './limits.ts'
import { type QuantityRange, quantityIn } from './quantities.ts'

/** Any non-empty text, not only known ids: our catalogue may lag behind the card-data service. */
/**
 * Control characters and half surrogate pairs: databases refuse the one or change the other. Dots alone:
 * in an address they mean a folder.
 */
export const scryfallIdPattern = /^(?!\.{1,2}$)[^\p{Cc}\p{Cs}]*$/u

export const scryfallId = z.string({ error: 'Card ID is required' }).check(
  z.trim(),
  z.minLength(1, { error: 'Card ID is required' }),
  z.maxLength(limits.scryfallIdMax, {
    error: `A card ID can have up to ${limits.scryfallIdMax} characters`,
  }),
  z.regex(scryfallIdPattern, {
    error: 'A card ID can not be dots alone or have control characters',
  }),
)

/** Of an entry; 0 removes it. */
export const entryQuantities: QuantityRange = { least: 0, most: limits.quantityMax }

/** Times are ISO 8601 instants. */
export const collectionEntry = z.object({
  id: z.string(),
  userId: z.string(),
  scryfallId: z.string(),
  /** Of all variants together. */
  quantity: z.number(),
  variants,
  addedAt: z.string(),
  /** Since when the card-data service no longer lists the printing; null while it does. */
  withdrawnAt: z.nullable(z.string()),
})
export type CollectionEntry = z.infer<typeof collectionEntry>

/**
 * The value counts only copies whose finish has a USD price; pricedCards says how many that are.
 * Condition and language do not change a price.
 */
export const collectionStats = z.object({
  totalCards: z.number(),
  uniquePrintings: z.number(),
  maxPrintings: z.number(),
  totalValueUsd: z.number(),
  pricedCards: z.number(),
  /** The day of the prices, yyyy-mm-dd; "" when it is unknown. */
  pricesAsOf: z.string(),
})
export type CollectionStats = z.infer<typeof collectionStats>

/** Newest first. The response has an ETag: a request with the current one gets a 304. */
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

/**
 * A UUID that names a change, chosen by the client. The same request sent again with the same key
 * changes nothing more and gets an answer as if it had; any other request with it is refused
 * (idempotency_key_used). The change is undone by it too.
 */
export const changeIdHeader = 'Idempotency-Key'

/**
 * Adds to what is there, up to 99; by default near mint copies in the plainest finish and the language
 * of the printing.
 */
export const addToCollection = endpoint({
  method: 'POST',
  path: '/api/collection',
  access: 'member',
  isOnce: true,
  params: noParams,
  input: z.extend(z.partial(copiesKind), {
    scryfallId,
    quantity: z._default(quantityIn({ ...entryQuantities, least: 1 }), 1),
  }),
  output: collectionEntry,
})

/**
 * Sets the quantity; 0 removes the entry and is answered with quantity 0. With `from`, the quantity
 * that the caller saw, the difference is added to what is there now, so that steps from several
 * places add up. Copies come to the first variant; they go from the first one that has any.
 */
export const updateCollectionEntry = endpoint({
  method: 'PATCH',
  path: '/api/collection/:scryfallId',
  access: 'member',
  isOnce: true,
  params: z.object({ scryfallId }),
  input: z.object({
    quantity: quantityIn(entryQuantities),
    from: z.optional(quantityIn(entryQuantities)),
  }),
  output: z.object({ scryfallId: z.string(), quantity: z.number() }),
})

/**
 * Says of each copy what it is; no variants remove the entry. With `from`, the variants that the
 * caller saw, nothing is changed when others are there now.
 */
export const updateVariants = endpoint({
  method: 'PATCH',
  path: '/api/collection/:scryfallId/variants',
  access: 'member',
  isOnce: true,
  params: z.object({ scryfallId }),
  input: z.object({ variants: variantsOfEntry, from: z.optional(variantsOfEntry) }),
  output: z.object({ scryfallId: z.string(), quantity: z.number(), variants }),
})

export const removeFromCollection = endpoint({
  method: 'DELETE',
  path: '/api/collection/:scryfallId',
  access: 'member',
  isOnce: true,
  params: z.object({ scryfallId }),
  input: nothing,
  output: nothing,
})
