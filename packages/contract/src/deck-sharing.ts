import * as z from 'zod/mini'
import { buildState } from './build-states.ts'
import { cardFacts } from './card-facts.ts'
import { card } from './cards.ts'
import { deckCard } from './deck-cards.ts'
import { deckCategory } from './deck-categories.ts'
import { deckFormat } from './deck-formats.ts'
import { mentionedCard } from './deck-texts.ts'
import { commanderColor, deckCover, deckSummary } from './decks.ts'
import { endpoint, nothing } from './endpoint.ts'
import { limits } from './limits.ts'

const ofDeck = z.object({ id: z.string() })

/** The last part of a link to a deck, which can not be guessed. */
const shareId = z.string().check(z.maxLength(limits.shareIdMax))

/** Shares the deck with everyone who has the link. It stays the same until it is turned off. */
export const shareDeck = endpoint({
  method: 'POST',
  path: '/api/decks/:id/share',
  access: 'member',
  params: ofDeck,
  input: nothing,
  output: z.object({ shareId: z.string() }),
})

/** The link stops working; sharing again creates a new one. */
export const stopSharingDeck = endpoint({
  method: 'DELETE',
  path: '/api/decks/:id/share',
  access: 'member',
  params: ofDeck,
  input: nothing,
  output: nothing,
})

/** Notes on cards are the owner's own. */
const sharedCard = z.extend(
  z.omit(deckCard, { deckId: true, isLocked: true, note: true, withdrawnAt: true, addedAt: true }),
  { card: z.nullable(card) },
)

/** The public view of a deck: nothing about its owner, and none of its ids. */
export const sharedDeck = z.object({
  name: z.string(),
  format: deckFormat,
  description: z.nullable(z.string()),
  commanderId: z.nullable(z.string()),
  commanderName: z.nullable(z.string()),
  commanderColor: z.nullable(commanderColor),
  categories: z.array(deckCategory),
  commander: z.nullable(card),
  cover: z.nullable(deckCover),
  updatedAt: z.string(),
  totalValue: z.nullable(z.number()),
  pricedCards: z.number(),
  cardCount: z.number(),
  sideCount: z.number(),
  colorIdentity: z.array(z.string()),
  cards: z.array(sharedCard),
  facts: z.record(z.string(), cardFacts),
  /** In Markdown; the cards that it names in [[brackets]] are listed beside it. */
  primer: z.nullable(z.string()),
  mentionedCards: z.array(mentionedCard),
  pricesAsOf: z.string(),
})
export type SharedDeck = z.infer<typeof sharedDeck>

/** Who is signed in sees it as it is now; visitors may see it as it was some moments ago. */
export const getSharedDeck = endpoint({
  method: 'GET',
  path: '/api/shared-decks/:shareId',
  access: 'optional',
  params: z.object({ shareId }),
  input: nothing,
  output: sharedDeck,
})

/** What a copy is to be; built where no state is given, as a new deck is. */
const copy = z.optional(z.object({ state: z.optional(buildState) }))

/** An Idempotency-Key becomes the id of the new deck, as for createDeck. */
export const copySharedDeck = endpoint({
  method: 'POST',
  path: '/api/shared-decks/:shareId/copies',
  access: 'member',
  isOnce: true,
  params: z.object({ shareId }),
  input: copy,
  output: deckSummary,
})

/** A deck with the same cards under the name with “(copy)”; an Idempotency-Key becomes its id. */
export const duplicateDeck = endpoint({
  method: 'POST',
  path: '/api/decks/:id/copies',
  access: 'member',
  isOnce: true,
  params: ofDeck,
  input: copy,
  output: deckSummary,
})

/**
 * A deck with the same cards under the name with “(variant)”, which knows of which deck it is a variant; an
 * Idempotency-Key becomes its id.
 */
export const createDeckVariant = endpoint({
  method: 'POST',
  path: '/api/decks/:id/variants',
  access: 'member',
  isOnce: true,
  params: ofDeck,
  input: copy,
  output: deckSummary,
})
