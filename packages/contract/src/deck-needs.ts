import * as z from 'zod/mini'
import { buildState } from './build-states.ts'
import { printingLook } from './cards.ts'
import { deckCardChange, slotType } from './deck-cards.ts'
import { endpoint } from './endpoint.ts'
import { finish } from './vocabulary.ts'

/** A printing to buy, in the finish in which it is cheapest. */
export const offer = z.object({
  scryfallId: z.string(),
  cardName: z.string(),
  setCode: z.string(),
  setName: z.string(),
  collectorNumber: z.string(),
  ...printingLook.shape,
  finish,
  /** Of the product in this finish. */
  tcgplayerId: z.nullable(z.number()),
  usd: z.number(),
})
export type Offer = z.infer<typeof offer>

/** A deck that is mentioned beside cards. */
export const namedDeck = z.object({ id: z.string(), name: z.string(), state: buildState })
export type NamedDeck = z.infer<typeof namedDeck>

/** A deck that reserves copies of a card, in the order in which they get some. */
export const cardClaim = z.object({
  deckId: z.string(),
  /** Copies that it needs, and those of them that it gets. */
  needed: z.number(),
  reserved: z.number(),
})
export type CardClaim = z.infer<typeof cardClaim>

/** A card of a deck, in all printings and slots together, and the collection's copies of it. */
export const neededCard = z.object({
  /** The printing's id, for a card that the catalogue does not know. */
  oracleId: z.string(),
  cardName: z.string(),
  /** The printings of it that are in the deck. */
  scryfallIds: z.array(z.string()),
  /** Basic lands are what most players have plenty of without counting them. */
  isBasicLand: z.boolean(),
  /** Copies that the deck needs. */
  needed: z.number(),
  /** Copies in the collection, in any printing, finish and language. */
  owned: z.number(),
  /** The finishes in which the deck has it, if copies are owned and none of them in these; else none. */
  unownedFinishes: z.array(finish),
  /** Those of the owned ones that other decks need, which reserve copies; the others are free. */
  bound: z.number(),
  free: z.number(),
  /** Owned copies that this deck gets; 0 while it reserves none. */
  reserved: z.number(),
  /** The other decks that reserve copies, the first of them, and how many there are. */
  claims: z.array(cardClaim),
  claimCount: z.number(),
  /** Copies that they need together. */
  claimed: z.number(),
  /** The deck that was chosen to get copies first; null for the one that is built the longest. */
  priorityDeckId: z.nullable(z.string()),
  /** Null when no paper printing has a price. */
  cheapest: z.nullable(offer),
})
export type NeededCard = z.infer<typeof neededCard>

export const deckNeeds = z.object({
  cards: z.array(neededCard),
  /** Of the user, without this one. */
  otherDecks: z.number(),
  /** Whether this deck reserves copies. */
  reserves: z.boolean(),
  /** The decks that are named with the cards. */
  decks: z.array(namedDeck),
  pricesAsOf: z.string(),
})
export type DeckNeeds = z.infer<typeof deckNeeds>

const ofDeck = z.object({ id: z.string() })

export const getDeckNeeds = endpoint({
  method: 'GET',
  path: '/api/decks/:id/needs',
  access: 'member',
  params: ofDeck,
  input: z.undefined(),
  output: deckNeeds,
})

export const swapGoals = ['cheapest', 'owned'] as const
export const swapGoal = z.enum(swapGoals, { error: `to is one of ${swapGoals.join(', ')}` })
export type SwapGoal = z.infer<typeof swapGoal>

const printingInSwap = z.object({
  scryfallId: z.string(),
  setCode: z.string(),
  setName: z.string(),
  collectorNumber: z.string(),
  ...printingLook.shape,
  /** Of the finish or, without a price, of the plainest one that has a price; and which one that is. */
  usd: z.nullable(z.number()),
  usdFinish: z.nullable(finish),
})

/** Copies that would be of another printing. */
export const printingSwap = z.object({
  cardName: z.string(),
  slotType,
  quantity: z.number(),
  from: printingInSwap,
  to: printingInSwap,
})
export type PrintingSwap = z.infer<typeof printingSwap>

export const printingSwaps = z.object({
  swaps: z.array(printingSwap),
  /** What makes them, all at once. */
  cards: z.array(deckCardChange),
  /** The commander's printing, where that is another then. */
  commanderId: z.nullable(z.string()),
  /** The value of the deck in US dollars. */
  valueBefore: z.nullable(z.number()),
  valueAfter: z.nullable(z.number()),
  /** The deck's version that was examined. */
  version: z.number(),
})
export type PrintingSwaps = z.infer<typeof printingSwaps>

/** Previews printing swaps, without any change. */
export const planSwaps = endpoint({
  method: 'GET',
  path: '/api/decks/:id/swaps',
  access: 'member',
  params: ofDeck,
  input: z.object({ to: swapGoal }),
  output: printingSwaps,
})
