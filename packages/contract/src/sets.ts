import * as z from 'zod/mini'
import { printingAddress } from './card-address.ts'
import { prices, printingLook } from './cards.ts'
import { lineToBuy } from './deck-plans.ts'
import { endpoint, noParams, nothing } from './endpoint.ts'
import { limits } from './limits.ts'
import { finish } from './vocabulary.ts'

/**
 * A set of the card data. Its completion counts the printings on paper that are no tokens or other
 * extras; in a set that has none of these, what it has instead.
 */
export const setSummary = z.object({
  code: z.string(),
  name: z.string(),
  /** As in the card data, such as "draft_innovation". */
  kind: z.string(),
  /** The day of its earliest printing, yyyy-mm-dd. */
  releasedAt: z.nullable(z.string()),
  year: z.nullable(z.number()),
  /** The set that its tokens, promos or the like belong to. */
  parentCode: z.nullable(z.string()),
  /** Exists in digital form only. */
  isDigital: z.boolean(),
  /** Counted cards, and counted printings of them. */
  cardCount: z.number(),
  printingCount: z.number(),
  /** Printings that are not counted: extras and digital ones. */
  uncountedPrintings: z.number(),
  /** What the caller has at least one copy of, from this set; null for a visitor. */
  owned: z.nullable(z.object({ cards: z.number(), printings: z.number() })),
})
export type SetSummary = z.infer<typeof setSummary>

/** A printing of a set in short. */
export const setPrinting = z.extend(printingAddress, {
  id: z.string(),
  rarity: z.string(),
  manaCost: z.string(),
  typeLine: z.string(),
  /** Letters of its color identity, such as ["W", "U"]. */
  colorIdentity: z.array(z.string()),
  ...printingLook.shape,
  finishes: z.array(finish),
  prices,
  /** The image of its front in normal size. */
  image: z.nullable(z.string()),
  /** Whether the set's completion counts it. */
  isCounted: z.boolean(),
})
export type SetPrinting = z.infer<typeof setPrinting>

const finishCounts = z.object({ nonfoil: z.number(), foil: z.number(), etched: z.number() })
export type FinishCounts = z.infer<typeof finishCounts>

/** The caller's copies of a printing by finish, and of its card in other sets. */
export const copiesOfPrinting = z.extend(finishCounts, {
  scryfallId: z.string(),
  inOtherSets: z.number(),
})
export type CopiesOfPrinting = z.infer<typeof copiesOfPrinting>

/** In units of the currency. */
const cost = z.object({ total: z.number(), unpriced: z.number() })

/**
 * What is missing, how many that are, and what it costs where each is cheapest in this set. Those
 * without a price are not in the total.
 */
export const missingCost = z.object({ count: z.number(), usd: cost, eur: cost })
export type MissingCost = z.infer<typeof missingCost>

export const setPage = z.object({
  set: setSummary,
  /** Its tokens, promos and the like, and the set that it belongs to itself. */
  related: z.array(z.object({ code: z.string(), name: z.string() })),
  /** By collector number in natural order: 2, 10, 10★, 10a. */
  printings: z.array(setPrinting),
  /** Counted printings that come in a finish. */
  finishes: finishCounts,
  /** For a visitor everything is missing. */
  missing: z.object({ cards: missingCost, printings: missingCost }),
  /** Null for a visitor. */
  owned: z.nullable(
    z.object({
      /** Counted printings with a copy in that finish. */
      finishes: finishCounts,
      /** Of the printings of which the caller has the card at all. */
      copies: z.array(copiesOfPrinting),
    }),
  ),
  /** The day of the prices, yyyy-mm-dd; "" when it is unknown. */
  pricesAsOf: z.string(),
})
export type SetPage = z.infer<typeof setPage>

/** Every set that has a printing, newest first. */
export const listSetSummaries = endpoint({
  method: 'GET',
  path: '/api/sets',
  access: 'optional',
  params: noParams,
  input: nothing,
  output: z.array(setSummary),
})

const ofSet = z.object({
  code: z.string().check(z.trim(), z.minLength(1), z.maxLength(limits.setCodeMax)),
})

/** By its code, of any case (set_not_found). */
export const getSetPage = endpoint({
  method: 'GET',
  path: '/api/sets/:code',
  access: 'optional',
  params: ofSet,
  input: nothing,
  output: setPage,
})

/** What completes a set: a copy of every card, or of every printing. */
export const setGoals = ['cards', 'printings'] as const
export const setGoal = z.enum(setGoals, { error: `goal is one of ${setGoals.join(', ')}` })
export type SetGoal = z.infer<typeof setGoal>

/** What to buy to complete a set, each at its cheapest in this set, by collector number. */
export const getSetBuyList = endpoint({
  method: 'GET',
  path: '/api/sets/:code/buy-list',
  access: 'member',
  params: ofSet,
  input: z.object({ goal: z._default(setGoal, 'cards') }),
  output: z.object({
    lines: z.array(lineToBuy),
    totalUsd: z.number(),
    unpricedCopies: z.number(),
    pricesAsOf: z.string(),
  }),
})
