import * as z from 'zod/mini'
import { scryfallId } from './collection.ts'
import { deckCardChange, deckPrinting, slotType } from './deck-cards.ts'
import { planUpdate } from './deck-planned-changes.ts'
import { deckState, deckUpdate, seenVersion, seenVersionInAddress } from './decks.ts'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { finish } from './vocabulary.ts'

const ofDeck = z.object({ id: z.string() })

/** Sets how many copies of a card are in a slot; 0 takes out one that is there. */
export const setDeckCard = endpoint({
  method: 'PATCH',
  path: '/api/decks/:id/cards',
  access: 'member',
  params: ofDeck,
  input: z.extend(deckCardChange, seenVersion),
  output: deckState,
})

const noCards = 'Give at least one card'
const tooManyChanges = `A request can change up to ${limits.deckCards} cards of a deck`

/** The deck's leaders and categories, when they change together with the cards. */
const factsOfCards = z.optional(
  z.pick(deckUpdate, {
    commanderId: true,
    commanderName: true,
    commanderColor: true,
    categories: true,
  }),
)

/**
 * The same for many cards at once, all of them or none; who leads the deck, its categories and its
 * planned changes may change with them. Taking out what is not there does nothing.
 */
export const setDeckCards = endpoint({
  method: 'POST',
  path: '/api/decks/:id/cards',
  access: 'member',
  params: ofDeck,
  input: z.object({
    cards: z
      .array(deckCardChange, { error: noCards })
      .check(
        z.minLength(1, { error: noCards }),
        z.maxLength(limits.deckCards, { error: tooManyChanges }),
      ),
    facts: factsOfCards,
    plan: z.optional(planUpdate),
    ...seenVersion,
  }),
  output: deckState,
})

export const removeDeckCard = endpoint({
  method: 'DELETE',
  path: '/api/decks/:deckId/cards/:scryfallId',
  access: 'member',
  params: z.object({ deckId: z.string(), scryfallId }),
  input: z.object({
    slotType: z._default(slotType, 'main'),
    finish: z.optional(finish),
    ...seenVersionInAddress,
  }),
  output: deckState,
})

/**
 * Puts another printing or finish in the place of one in a slot, with its quantity; copies of the other
 * one that are there already are added. One transaction: no copy is lost on the way. Without a finish
 * the copies keep theirs, if the other printing comes in it.
 */
export const changeDeckPrinting = endpoint({
  method: 'POST',
  path: '/api/decks/:id/cards/printing',
  access: 'member',
  params: ofDeck,
  input: z.object({
    scryfallId,
    slotType: z._default(slotType, 'main'),
    finish: z.optional(finish),
    to: z.extend(deckPrinting, { finish: z.optional(finish) }),
    ...seenVersion,
  }),
  output: deckState,
})
