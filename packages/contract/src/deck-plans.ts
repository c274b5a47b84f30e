import * as z from 'zod/mini'
import { buildState } from './build-states.ts'
import { deckFormat } from './deck-formats.ts'
import { offer } from './deck-needs.ts'
import { endpoint, noParams } from './endpoint.ts'
import { limits } from './limits.ts'

/** Whether basic lands are assumed to be owned, or counted in the collection like other cards. */
export const basicLandCountings = ['plenty', 'counted'] as const
export const basicLandCounting = z._default(
  z.enum(basicLandCountings, {
    error: `basicLands is one of ${basicLandCountings.join(', ')}`,
  }),
  'plenty',
)

const plannedDeck = z.object({
  id: z.string(),
  name: z.string(),
  format: deckFormat,
  state: buildState,
  commanderName: z.nullable(z.string()),
  cover: z.nullable(z.object({ artCrop: z.nullable(z.string()), name: z.string() })),
  /** Copies that it needs, and those of them missing from the collection. */
  needed: z.number(),
  missing: z.number(),
  /** The missing ones at their cheapest printing, in US dollars, and those without a price. */
  missingUsd: z.number(),
  missingUnpriced: z.number(),
  /** Whether it is among those that can be built at the same time; a retired one never is. */
  isAtOnce: z.boolean(),
  /** Why not, for one that could be built alone: names of cards that the others take. */
  takenCards: z.array(z.string()),
})
export type PlannedDeck = z.infer<typeof plannedDeck>

/** Which decks can be built from the collection at the same time: as many as possible. */
export const getDeckPlans = endpoint({
  method: 'GET',
  path: '/api/deck-plans',
  access: 'member',
  params: noParams,
  input: z.object({ basicLands: basicLandCounting }),
  output: z.object({
    decks: z.array(plannedDeck),
    /**
     * Whether it is certain that no more can be built at once; with very many decks nobody can say.
     */
    isMost: z.boolean(),
    pricesAsOf: z.string(),
  }),
})

/**
 * Which copies are bought: each card at its cheapest printing, where any copy of it that is owned
 * will do, or the printings and finishes that the decks name and no others.
 */
export const copiesToBuy = ['cheapest', 'exact'] as const
export type CopiesToBuy = (typeof copiesToBuy)[number]

/** A printing in a finish, and its price in that finish; null without one. */
const printingToBuy = z.extend(offer, { usd: z.nullable(z.number()) })
export type PrintingToBuy = z.infer<typeof printingToBuy>

/** Copies of a card to buy. */
export const lineToBuy = z.object({
  cardName: z.string(),
  quantity: z.number(),
  /**
   * Null when any printing will do and none has a price. Of an exact printing that the catalogue
   * does not know, the texts are empty.
   */
  offer: z.nullable(printingToBuy),
})
export type LineToBuy = z.infer<typeof lineToBuy>

/** deckIds are the decks that need them. */
const buyLine = z.extend(lineToBuy, { deckIds: z.array(z.string()) })
export type BuyLine = z.infer<typeof buyLine>

const noDecks = 'Choose at least one deck'

/** What to buy so that decks are complete, each card at its cheapest printing or as the decks name it. */
export const getBuyList = endpoint({
  method: 'POST',
  path: '/api/deck-plans/buy-list',
  access: 'member',
  isRead: true,
  params: noParams,
  input: z.object({
    deckIds: z
      .array(z.string({ error: noDecks }), { error: noDecks })
      .check(z.minLength(1, { error: noDecks }), z.maxLength(limits.decks, { error: noDecks })),
    copies: z._default(
      z.enum(copiesToBuy, { error: `copies is one of ${copiesToBuy.join(', ')}` }),
      'cheapest',
    ),
    basicLands: basicLandCounting,
    /**
     * Whether the decks are to be complete at the same time, or one after the other with shared
     * cards.
     */
    isAtOnce: z._default(z.boolean({ error: 'isAtOnce is true or false' }), true),
    /** Whether copies that other decks need are reserved for them, as far as those reserve any. */
    sparesOthers: z._default(z.boolean({ error: 'sparesOthers is true or false' }), false),
  }),
  output: z.object({
    lines: z.array(buyLine),
    totalUsd: z.number(),
    unpricedCopies: z.number(),
    pricesAsOf: z.string(),
  }),
})
