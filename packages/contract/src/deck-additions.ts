import * as z from 'zod/mini'
import { card } from './cards.ts'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'

const addition = z.object({
  card,
  /** Copies in the collection, in any printing, and those of them that no other deck uses. */
  owned: z.number(),
  free: z.number(),
  /** The price of a copy in US dollars; null without a price. */
  usd: z.nullable(z.number()),
})
export type DeckAddition = z.infer<typeof addition>

/** Cards for a role of which a deck has fewer than decks of its format usually have. */
const shortage = z.object({
  /** A role of cards, such as “ramp”. */
  role: z.string(),
  /** Copies in the deck that have the role, and how many are usual. */
  have: z.number(),
  usual: z.number(),
  /** Free copies first, then other owned ones, then those to buy within the budget. */
  additions: z.array(addition),
})
export type DeckShortage = z.infer<typeof shortage>

const badBudget = { error: `A budget is an amount in US dollars from 0 to ${limits.budgetMax}` }

/** Suggested additions to a deck: legal, within its color identity, and not in it yet. */
export const getDeckAdditions = endpoint({
  method: 'GET',
  path: '/api/decks/:id/additions',
  access: 'member',
  params: z.object({ id: z.string() }),
  /** The maximum price of a card to buy; any price when omitted. */
  input: z.object({
    budget: z.optional(
      z.coerce.number(badBudget).check(z.gte(0, badBudget), z.lte(limits.budgetMax, badBudget)),
    ),
  }),
  output: z.object({ shortages: z.array(shortage), pricesAsOf: z.string() }),
})
