import * as z from 'zod/mini'
import { printingLook } from './cards.ts'
import { scryfallId } from './collection.ts'
import { variant } from './collection-variants.ts'
import { namedDeck } from './deck-needs.ts'
import { endpoint, nothing } from './endpoint.ts'

const ofDeck = z.object({ id: z.string() })

/**
 * Lets a deck get copies of a card before all others that need it, in whichever of its printings.
 * Without such a choice the decks that are built the longest come first.
 */
export const prioritizeDeck = endpoint({
  method: 'POST',
  path: '/api/decks/:id/priorities',
  access: 'member',
  params: ofDeck,
  input: z.object({ scryfallId }),
  output: nothing,
})

/** Takes that back; where nothing was chosen it does nothing. */
export const removePriority = endpoint({
  method: 'DELETE',
  path: '/api/decks/:id/priorities/:scryfallId',
  access: 'member',
  params: z.object({ id: z.string(), scryfallId }),
  input: nothing,
  output: nothing,
})

/** Copies of the collection that are alike, to be taken out or put back. */
export const reservedCopies = z.extend(variant, {
  printing: z.object({
    scryfallId: z.string(),
    setCode: z.nullable(z.string()),
    collectorNumber: z.nullable(z.string()),
    ...printingLook.shape,
  }),
})
export type ReservedCopies = z.infer<typeof reservedCopies>

/** Copies that another deck has, or gets. */
const copiesOfDeck = z.object({ deckId: z.string(), quantity: z.number() })

const listedCard = z.object({
  /** The printing's id, for a card that the catalogue does not know. */
  oracleId: z.string(),
  cardName: z.string(),
  isBasicLand: z.boolean(),
})

/** Where the copies of a card come from; those of all places together are what is needed. */
export const cardToPull = z.extend(listedCard, {
  needed: z.number(),
  /** Copies of the collection that no other deck reserves. */
  copies: z.array(reservedCopies),
  /** Other decks that hold copies, those that lose them first in front. */
  fromDecks: z.array(copiesOfDeck),
  missing: z.number(),
})
export type CardToPull = z.infer<typeof cardToPull>

/** What to take from where to put a deck together, in the order of its cards. */
export const getPullList = endpoint({
  method: 'GET',
  path: '/api/decks/:id/pull-list',
  access: 'member',
  params: ofDeck,
  input: nothing,
  output: z.object({ cards: z.array(cardToPull), decks: z.array(namedDeck) }),
})

/** Where the copies of a card go to; the others go back to the collection. */
export const cardToReturn = z.extend(listedCard, {
  copies: z.array(reservedCopies),
  /** Other decks that lack copies and get these. */
  toDecks: z.array(copiesOfDeck),
})
export type CardToReturn = z.infer<typeof cardToReturn>

/**
 * The copies that a built deck has, to be put back when it is taken apart; also of one that no
 * longer is built. A deck that never was built has none.
 */
export const getReturnList = endpoint({
  method: 'GET',
  path: '/api/decks/:id/return-list',
  access: 'member',
  params: ofDeck,
  input: nothing,
  output: z.object({ cards: z.array(cardToReturn), decks: z.array(namedDeck) }),
})
