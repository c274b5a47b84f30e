import * as z from 'zod/mini'
import { buildState } from './build-states.ts'
import { card } from './cards.ts'
import { scryfallId } from './collection.ts'
import { cardName, deckCard, deckCardChange } from './deck-cards.ts'
import { deckCategories, deckCategory } from './deck-categories.ts'
import { deckOrganization, organizationFields } from './deck-folders.ts'
import { deckFormat, rawFormat } from './deck-formats.ts'
import { endpoint, noParams, nothing } from './endpoint.ts'
import { limits } from './limits.ts'
import { oneLine, severalLines } from './text-checks.ts'
import { colors } from './vocabulary.ts'

/** A color that is chosen for a commander before the game, as The Prismatic Piper requires. */
export const commanderColor = z.enum(colors, { error: 'A color is one of W, U, B, R and G' })
export type CommanderColor = z.infer<typeof commanderColor>

/** Times are ISO 8601 instants. */
export const deck = z.object({
  id: z.string(),
  userId: z.string(),
  name: z.string(),
  format: deckFormat,
  commanderId: z.nullable(z.string()),
  commanderName: z.nullable(z.string()),
  /** Counts while one of the commanders is a card for which a color is chosen. */
  commanderColor: z.nullable(commanderColor),
  description: z.nullable(z.string()),
  state: buildState,
  /** Since when it is built; of one that no longer is, since when it last was; null if it never was. */
  builtSince: z.nullable(z.string()),
  /** In the order in which they are shown. Those of its cards need not be among them. */
  categories: z.array(deckCategory),
  /** The printing whose art stands for it, chosen by the user; null for the usual one. */
  coverId: z.nullable(z.string()),
  ...deckOrganization.shape,
  createdAt: z.string(),
  updatedAt: z.string(),
  /** Increases with each change of the deck or its cards. */
  version: z.number(),
  /** Its public link; null while it is not shared. */
  shareId: z.nullable(z.string()),
})
export type Deck = z.infer<typeof deck>

/** The printing whose art stands for a deck; name and type line are those of its front. */
export const deckCover = z.object({
  scryfallId: z.string(),
  name: z.string(),
  typeLine: z.string(),
  colorIdentity: z.array(z.string()),
  artCrop: z.nullable(z.string()),
  artist: z.nullable(z.string()),
})
export type DeckCover = z.infer<typeof deckCover>

/**
 * A deck with its numbers. The commander is one of its cards: it is counted once, also when it
 * stands among the main cards too. A card's value is the price of its plainest finish that has one.
 */
export const deckSummary = z.extend(deck, {
  /** In US dollars, main deck and sideboard; null when no card has a price. */
  totalValue: z.nullable(z.number()),
  /** Copies that have a price. */
  pricedCards: z.number(),
  /** Copies in the main deck and the sideboard. */
  cardCount: z.number(),
  sideCount: z.number(),
  /** Of the commanders, with the chosen color, or, without one, of all cards together. */
  colorIdentity: z.array(z.string()),
  /**
   * The chosen one, while the deck has that card; else the commander or, without one, the most valuable card.
   * Null when none is known.
   */
  cover: z.nullable(deckCover),
})
export type DeckSummary = z.infer<typeof deckSummary>

/**
 * A deck as a change left it. Cards of the main deck come first, then the sideboard, each by name.
 */
export const deckState = z.extend(deckSummary, { cards: z.array(deckCard) })
export type DeckState = z.infer<typeof deckState>

/** A deck card with its printing; null when the catalogue does not know it. */
export const deckCardInDetail = z.extend(deckCard, { card: z.nullable(card) })
export type DeckCardInDetail = z.infer<typeof deckCardInDetail>

export const deckDetail = z.extend(deckSummary, {
  cards: z.array(deckCardInDetail),
  commander: z.nullable(card),
})
export type DeckDetail = z.infer<typeof deckDetail>

const nameRequired = 'Deck name is required'
const nameTooLong = `Deck name must be ${limits.deckName} characters or less`
const deckName = z
  .string({ error: nameRequired })
  .check(
    z.trim(),
    z.minLength(1, { error: nameRequired }),
    z.maxLength(limits.deckName, { error: nameTooLong }),
    oneLine('A deck name'),
  )

const description = z.string({ error: 'Description must be a text' }).check(
  z.trim(),
  z.maxLength(limits.deckDescription, {
    error: `Description must be ${limits.deckDescription} characters or less`,
  }),
  severalLines('A description'),
)

const facts = {
  name: deckName,
  format: rawFormat,
  commanderId: z.optional(z.nullable(scryfallId)),
  commanderName: z.optional(z.nullable(cardName)),
  commanderColor: z.optional(z.nullable(commanderColor)),
  description: z.optional(z.nullable(description)),
  /** A new deck is built where none is given. */
  state: z.optional(buildState),
  categories: z.optional(deckCategories),
  coverId: z.optional(z.nullable(scryfallId)),
  ...organizationFields,
}

const tooManyCards = `A deck can hold up to ${limits.deckCards.toLocaleString('en-US')} different printings`

/** A deck may be created with its cards in one request. Without categories it gets those of the user. */
export const newDeck = z.object({
  ...facts,
  cards: z.optional(
    z
      .array(deckCardChange, { error: 'Cards must be a list' })
      .check(z.maxLength(limits.deckCards, { error: tooManyCards })),
  ),
})
export type NewDeck = z.infer<typeof newDeck>

const versionError = { error: 'A version is a whole number from 1' }
const wholeVersion = [z.int(versionError), z.gte(1, versionError)] as const

/**
 * The version of the deck that the caller saw: when it is another by now, nothing is changed
 * (deck_changed). Without it the change is made to whatever is there.
 */
export const seenVersion = { version: z.optional(z.number(versionError).check(...wholeVersion)) }
/** The same in an address. */
export const seenVersionInAddress = {
  version: z.optional(z.coerce.number(versionError).check(...wholeVersion)),
}
export const deckUpdate = z.extend(z.partial(z.object(facts)), seenVersion)
export type DeckUpdate = z.infer<typeof deckUpdate>

const ofDeck = z.object({ id: z.string() })

/** Newest first. */
export const listDecks = endpoint({
  method: 'GET',
  path: '/api/decks',
  access: 'member',
  params: noParams,
  input: nothing,
  output: z.array(deckSummary),
})

export const getDeck = endpoint({
  method: 'GET',
  path: '/api/decks/:id',
  access: 'member',
  params: ofDeck,
  input: nothing,
  output: deckDetail,
})

/** An Idempotency-Key becomes the id of the deck, so that the same request twice makes one deck. */
export const createDeck = endpoint({
  method: 'POST',
  path: '/api/decks',
  access: 'member',
  isOnce: true,
  params: noParams,
  input: newDeck,
  output: deckSummary,
})

/** Omitted fields keep their value; another card as the commander has no color chosen yet. */
export const updateDeck = endpoint({
  method: 'PATCH',
  path: '/api/decks/:id',
  access: 'member',
  params: ofDeck,
  input: deckUpdate,
  output: deckState,
})

export const deleteDeck = endpoint({
  method: 'DELETE',
  path: '/api/decks/:id',
  access: 'member',
  params: ofDeck,
  input: nothing,
  output: nothing,
})
