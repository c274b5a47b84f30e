import * as z from 'zod/mini'
import { scryfallId } from './collection.ts'
import { deckFormats } from './deck-formats.ts'
import { endpoint, noParams } from './endpoint.ts'
import { limits } from './limits.ts'

/** The card-data service's words; “restricted” is one copy in main deck and sideboard together. */
export const legalities = ['legal', 'not_legal', 'restricted', 'banned'] as const
const legality = z.enum(legalities)
export type LegalityWord = z.infer<typeof legality>

/** What deck building has to know of a card beyond what a printing shows. */
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
  legalities: z.record(z.enum(deckFormats), legality),
  isGameChanger: z.boolean(),
  /** Its place among all cards by how many decks have it, from 1; null when nobody counted. */
  edhrecRank: z.nullable(z.number()),
})
export type CardFacts = z.infer<typeof cardFacts>

const tooMany = `A request can ask for up to ${limits.cardLookups} cards`

/** The facts of printings, by their ids; those that the catalogue does not know are not among them. */
export const getCardFacts = endpoint({
  method: 'POST',
  path: '/api/cards/facts',
  access: 'member',
  params: noParams,
  input: z.object({
    scryfallIds: z
      .array(scryfallId, { error: 'Give a list of card ids' })
      .check(z.maxLength(limits.cardLookups, { error: tooMany })),
  }),
  output: z.object({ facts: z.record(z.string(), cardFacts) }),
})
