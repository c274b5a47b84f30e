import * as z from 'zod/mini'
import { card } from './cards.ts'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'

const addition = z.object({
  card,
  /** Copies in the collection, in any printing, and those of them that no other deck asks for. */
  owned: z.number(),
  free: z.number(),
  /** What a copy costs in US dollars; null without a price. */
  usd: z.nullable(z.number()),
})
export type DeckAddition = z.infer<typeof addition>

/** Cards for something that a deck has less of than decks of its format usually have. */
const lack = z.object({
  /** A role of cards, such as “ramp”. */
  role: z.string(),
  /** Copies in the deck that have the role, and how many are usual. */
  have: z.number(),
  usual: z.number(),
  /** Free copies first, then other owned ones, then those to buy within the budget. */
  additions: z.array(addition),
})
export type DeckLack = z.infer<typeof lack>

const badBudget = { error: `A budget is an amount in US dollars from 0 to ${limits.budgetMax}` }

/** What could be added to a deck: legal in it, within its identity, and not there yet. */
export const getDeckAdditions = endpoint({
  method: 'GET',
  path: '/api/decks/:id/additions',
  access: 'member',
  params: z.object({ id: z.string() }),
  /** What a card to buy may cost; without it, any price. */
  input: z.object({
    budget: z.optional(
      z.coerce.number(badBudget).check(z.gte(0, badBudget), z.lte(limits.budgetMax, badBudget)),
    ),
  }),
  output: z.object({ lacks: z.array(lack), pricesAsOf: z.string() }),
})
