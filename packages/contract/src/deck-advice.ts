import * as z from 'zod/mini'
import { card } from './cards.ts'
import { endpoint, nothing } from './endpoint.ts'
import { limits } from './limits.ts'
import { finish } from './vocabulary.ts'

/** Something that cards of a deck have in common, such as “Squirrels”, and how many have it. */
export const deckTheme = z.object({
  /** An advice tag, such as “sub:squirrel”. */
  theme: z.string(),
  name: z.string(),
  /** Copies of the deck's cards other than lands, with its commanders; 1 is the commander alone. */
  cards: z.number(),
})
export type DeckTheme = z.infer<typeof deckTheme>

/** Why a card suits a deck, in counts. */
export const adviceReason = z.discriminatedUnion('kind', [
  z.extend(deckTheme, { kind: z.literal('theme') }),
  /** A role of which the deck has fewer copies than usual. */
  z.object({
    kind: z.literal('role'),
    role: z.string(),
    cards: z.number(),
    usual: z.number(),
  }),
  /** A staple, by its rank on EDHREC. Only for formats with a commander. */
  z.object({ kind: z.literal('rank'), rank: z.number() }),
])
export type AdviceReason = z.infer<typeof adviceReason>

const addition = z.object({
  card,
  /** Copies in the collection, in any printing, and those of them that no other deck uses. */
  owned: z.number(),
  free: z.number(),
  /** The lowest price of a copy in US dollars; null without a price. */
  usd: z.nullable(z.number()),
  /** Which finish that is the price of. */
  usdFinish: z.nullable(finish),
  /** The strongest first. */
  reasons: z.array(adviceReason),
})
export type DeckAddition = z.infer<typeof addition>

const badBudget = { error: `A budget is an amount in US dollars from 0 to ${limits.budgetMax}` }
const badTag = { error: `A theme or role has up to ${limits.adviceTag} characters` }

/** The maximum price of a card to buy; any price when omitted. */
const budget = z.optional(
  z.pipe(
    // An empty text is no amount, which would be read as 0.
    z.union([z.number(), z.string().check(z.regex(/\S/, badBudget))], badBudget),
    z.coerce
      .number<number | string>(badBudget)
      .check(z.gte(0, badBudget), z.lte(limits.budgetMax, badBudget)),
  ),
)
const tag = z.string(badTag).check(z.minLength(1, badTag), z.maxLength(limits.adviceTag, badTag))

const ofDeck = z.object({ id: z.string() })

const dismissal = z.object({ oracleId: z.string(), cardName: z.string() })
export type DeckDismissal = z.infer<typeof dismissal>

/**
 * Cards that suit a deck as it is: legal, within its color identity, not in it yet, and not
 * dismissed. With a role or a theme, only cards that have it. A deck without cards has none.
 */
export const getDeckSuggestions = endpoint({
  method: 'GET',
  path: '/api/decks/:id/suggestions',
  access: 'member',
  params: ofDeck,
  input: z.object({ budget, role: z.optional(tag), theme: z.optional(tag) }),
  output: z.object({
    /** The best first, up to limits.suggestions. */
    suggestions: z.array(addition),
    /** What the deck is about, the strongest first, up to limits.deckThemes. */
    themes: z.array(deckTheme),
    /** By name. */
    dismissed: z.array(dismissal),
    /** Its commanders, then its most typical cards: up to limits.suggestionNames names. */
    typicalNames: z.array(z.string()),
    pricesAsOf: z.string(),
  }),
})

/** Cards for a role of which a deck has fewer than decks of its format usually have. */
const shortage = z.object({
  /** A role of cards, such as “ramp”. */
  role: z.string(),
  /** Copies in the deck that have the role, and how many are usual. */
  have: z.number(),
  usual: z.number(),
  /** Free copies first, then other owned ones, then those to buy; each of them the best first. */
  additions: z.array(addition),
})
export type DeckShortage = z.infer<typeof shortage>

/** Additions to a deck by what it lacks: legal, within its color identity, and not in it yet. */
export const getDeckAdditions = endpoint({
  method: 'GET',
  path: '/api/decks/:id/additions',
  access: 'member',
  params: ofDeck,
  input: z.object({ budget }),
  output: z.object({ shortages: z.array(shortage), pricesAsOf: z.string() }),
})

/** How well a card of the main deck fits the others. */
const fit = z.object({
  scryfallId: z.string(),
  /** Compares cards of this deck: the lower, the easier it can be cut. */
  score: z.number(),
  /** The share of the cards that the deck could have instead and that fit it better, from 0 to 1. */
  betterShare: z.number(),
  /**
   * The themes that it shares with other cards, or is good beside, the strongest first, up to limits.fitThemes. It
   * counts among their cards.
   */
  themes: z.array(deckTheme),
})
export type DeckFit = z.infer<typeof fit>

/** Of all cards of the main deck that are neither lands nor commanders and that are known. */
export const getDeckFits = endpoint({
  method: 'GET',
  path: '/api/decks/:id/fits',
  access: 'member',
  params: ofDeck,
  input: nothing,
  output: z.object({
    fits: z.array(fit),
    /** The deck's version that was examined. */
    version: z.number(),
  }),
})

const oracleId = z.uuid({ error: 'An oracle id is a UUID.' }).check(z.toLowerCase())

/** Never suggests a card for this deck again. Dismissing it twice changes nothing. */
export const dismissSuggestion = endpoint({
  method: 'POST',
  path: '/api/decks/:id/dismissals',
  access: 'member',
  params: ofDeck,
  input: z.object({ oracleId }),
  output: nothing,
})

/** Undoes a dismissal; one that is not there changes nothing. */
export const restoreSuggestion = endpoint({
  method: 'DELETE',
  path: '/api/decks/:id/dismissals/:oracleId',
  access: 'member',
  params: z.object({ id: z.string(), oracleId }),
  input: nothing,
  output: nothing,
})
