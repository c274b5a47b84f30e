import * as z from 'zod/mini'
import { scryfallId } from './collection.ts'
import { deckFormats } from './deck-formats.ts'
import { endpoint, noParams } from './endpoint.ts'
import { limits } from './limits.ts'

/** The card-data service's terms; “restricted” is one copy in main deck and sideboard together. */
export const legalities = ['legal', 'not_legal', 'restricted', 'banned'] as const
export const legality = z.enum(legalities)
export type LegalityWord = z.infer<typeof legality>

/** The facts of a card for deck building that a printing does not show. */
export const cardFacts = z.object({
  oracleId: z.string(),
  layout: z.string(),
  /** Of the front, where the faces are cast apart. */
  manaValue: z.number(),
  /** Letters in the order WUBRG. */
  colors: z.array(z.string()),
  /** Letters in the order WUBRGC. */
  producedMana: z.array(z.string()),
  keywords: z.array(z.string()),
  /** Without the formats for which the card data has no list. */
  legalities: z.partialRecord(z.enum(deckFormats), legality),
  isGameChanger: z.boolean(),
  /** Left out unless it has a printing at uncommon, as commanders of Pauper Commander need. */
  wasUncommon: z.optional(z.boolean()),
  /** Its rank by the number of decks with the card, from 1; null when unknown. */
  edhrecRank: z.nullable(z.number()),
})
export type CardFacts = z.infer<typeof cardFacts>

const tooMany = `A request can ask for up to ${limits.cardLookups} cards`

/** The facts of printings by id; unknown printings are left out. */
export const getCardFacts = endpoint({
  method: 'POST',
  path: '/api/cards/facts',
  access: 'member',
  isRead: true,
  params: noParams,
  input: z.object({
    scryfallIds: z
      .array(scryfallId, { error: 'Give a list of card ids' })
      .check(z.maxLength(limits.cardLookups, { error: tooMany })),
  }),
  output: z.object({ facts: z.record(z.string(), cardFacts) }),
})
