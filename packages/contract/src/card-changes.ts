import * as z from 'zod/mini'
import { printingLook } from './cards.ts'
import { slotTypes } from './deck-cards.ts'
import { endpoint, noParams } from './endpoint.ts'
import { limits } from './limits.ts'
import { pageInAddress } from './page-number.ts'

/** Where the copies are: the collection, or a part of a deck. */
export const cardPlace = z.enum(['collection', ...slotTypes, 'commander'])
export type CardPlace = z.infer<typeof cardPlace>

/** The service merged two records, or removed one without a replacement. */
export const migrationStrategy = z.enum(['merge', 'delete'])
export type MigrationStrategy = z.infer<typeof migrationStrategy>

/** The effect of an id change by the card-data service on a user's copies. */
export const cardChange = z.object({
  id: z.string(),
  strategy: migrationStrategy,
  place: cardPlace,
  /** Null in the collection, and when the deck was deleted; its name is retained. */
  deckId: z.nullable(z.string()),
  deckName: z.nullable(z.string()),
  oldScryfallId: z.string(),
  newScryfallId: z.nullable(z.string()),
  /**
   * Of the printing under its new id, or its old one if there is none; when the catalogue does not
   * know it, as the service or the deck had it. Null when neither is known.
   */
  cardName: z.nullable(z.string()),
  setCode: z.nullable(z.string()),
  collectorNumber: z.nullable(z.string()),
  ...printingLook.shape,
  /** Copies that were under the old id. */
  copies: z.number(),
  /** Copies that were already in the same place under the new id. */
  copiesThere: z.number(),
  /**
   * Copies in that place afterwards: fewer than the sum when that is more than a place can hold.
   */
  copiesAfter: z.number(),
  /** ISO 8601 instant. */
  happenedAt: z.string(),
  seen: z.boolean(),
})
export type CardChange = z.infer<typeof cardChange>

/** The number of unseen changes; the cards are counted by their old ids. */
export const unseenChanges = z.object({ changes: z.number(), cards: z.number() })
export type UnseenChanges = z.infer<typeof unseenChanges>

/** One page, newest first; unseen changes therefore come first. */
export const cardChangeList = z.object({
  changes: z.array(cardChange),
  /** Of all pages. */
  total: z.number(),
  hasMore: z.boolean(),
  unseen: unseenChanges,
})
export type CardChangeList = z.infer<typeof cardChangeList>

/** Pages count from 1. */
export const listCardChanges = endpoint({
  method: 'GET',
  path: '/api/card-changes',
  access: 'member',
  params: noParams,
  input: z.object({
    page: pageInAddress(limits.cardChangesPageMax),
  }),
  output: cardChangeList,
})

/** Returns how many are still unseen: those after the given instant. */
export const markCardChangesSeen = endpoint({
  method: 'POST',
  path: '/api/card-changes/seen',
  access: 'member',
  params: noParams,
  input: z.object({
    upTo: z.iso.datetime({ offset: true, error: 'upTo must be an ISO 8601 instant' }),
  }),
  output: unseenChanges,
})
