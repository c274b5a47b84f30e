import * as z from 'zod/mini'
import { queryText } from './cards.ts'
import { deckSlot } from './deck-cards.ts'
import { endpoint } from './endpoint.ts'

/**
 * Full query syntax with the terms of decks: `in:side`, `category:ramp`, `free`, `missing`,
 * `added>2026-11-01`.
 */
const deckFind = z.object({ q: queryText })

/** Rows of a deck that a query finds. */
export const deckFound = z.object({
  /** In the order of the deck. */
  slots: z.array(deckSlot),
  /** Whether the commander is found, if it is in no row. */
  hasCommander: z.boolean(),
  /** What the query was understood as, in one sentence; empty when nothing of it was. */
  explanation: z.string(),
  /** What was ignored and why, one sentence each. */
  warnings: z.array(z.string()),
})
export type DeckFound = z.infer<typeof deckFound>

export const findInDeck = endpoint({
  method: 'GET',
  path: '/api/decks/:id/find',
  access: 'member',
  params: z.object({ id: z.string() }),
  input: deckFind,
  output: deckFound,
})
