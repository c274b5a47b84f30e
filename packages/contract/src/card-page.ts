import * as z from 'zod/mini'
import { buildState } from './build-states.ts'
import { printingAddress } from './card-address.ts'
import { legality } from './card-facts.ts'
import { card, imageUris, prices, printingLook } from './cards.ts'
import { scryfallId } from './collection.ts'
import { variants } from './collection-variants.ts'
import { deckRole, slotType } from './deck-cards.ts'
import { deckFormat } from './deck-formats.ts'
import { endpoint, noParams } from './endpoint.ts'
import { limits } from './limits.ts'
import { priceHistory } from './price-history.ts'
import { oneLine } from './text-checks.ts'
import { finish } from './vocabulary.ts'

/** A printing in the list of all printings of a card. */
export const cardPrinting = z.extend(printingAddress, {
  id: z.string(),
  setName: z.string(),
  rarity: z.string(),
  /** yyyy-mm-dd */
  releasedAt: z.string(),
  ...printingLook.shape,
  finishes: z.array(finish),
  prices,
  /** The image of its front in normal size. */
  image: z.nullable(z.string()),
  tcgplayerId: z.nullable(z.number()),
})
export type CardPrinting = z.infer<typeof cardPrinting>

/** A card's state in a format of the card data; the name is for people. */
export const formatLegality = z.object({
  format: z.string(),
  name: z.string(),
  legality,
})
export type FormatLegality = z.infer<typeof formatLegality>

/** publishedAt is yyyy-mm-dd; source is "wotc" or that of the card-data service. */
export const ruling = z.object({
  publishedAt: z.string(),
  source: z.string(),
  comment: z.string(),
})
export type Ruling = z.infer<typeof ruling>

/** How another card belongs to one, the closest first. */
export const relations = [
  'meld result',
  'meld part',
  'partner',
  'token',
  'combo piece',
  'names this card',
  'named by this card',
  'same art',
] as const
export const relation = z.enum(relations)
export type Relation = z.infer<typeof relation>

export const relatedCard = z.extend(printingAddress, {
  relation,
  id: z.string(),
  typeLine: z.string(),
  image: z.nullable(z.string()),
  /** Found by the words of the rules text, since the card data does not list it. */
  isGuess: z.boolean(),
})
export type RelatedCard = z.infer<typeof relatedCard>

/** Where copies of a card are used: a slot of a deck of the caller's. */
export const deckWithCard = z.object({
  deckId: z.string(),
  deckName: z.string(),
  format: deckFormat,
  state: buildState,
  scryfallId: z.string(),
  slotType,
  finish,
  role: z.nullable(deckRole),
  quantity: z.number(),
})
export type DeckWithCard = z.infer<typeof deckWithCard>

/** What the caller has of a card, in all its printings. */
export const ownedCard = z.object({
  /** By printing, newest additions first. addedAt is an ISO 8601 instant. */
  entries: z.array(z.object({ scryfallId: z.string(), variants, addedAt: z.string() })),
  copies: z.number(),
  /** Copies that no deck needs which reserves copies. */
  free: z.number(),
  decks: z.array(deckWithCard),
})
export type OwnedCard = z.infer<typeof ownedCard>

/** Everything about a printing and its card. */
export const cardPage = z.object({
  /** Faces have their images; artist is that of the front. */
  card,
  layout: z.string(),
  /** By face, the front first; one for a card with one face. Null without one. */
  flavorTexts: z.array(z.nullable(z.string())),
  artists: z.array(z.nullable(z.string())),
  /** The back of a reversible printing, which shows a card with one face on both sides. */
  backImages: z.nullable(imageUris),
  /** All other names of the card, also in other languages. */
  otherNames: z.array(z.string()),
  /** Of the card, this one among them, newest first. */
  printings: z.array(cardPrinting),
  legalities: z.array(formatLegality),
  isReserved: z.boolean(),
  isGameChanger: z.boolean(),
  edhrecRank: z.nullable(z.number()),
  /** Oldest first; null when the card data has no rulings at all. */
  rulings: z.nullable(z.array(ruling)),
  related: z.array(relatedCard),
  /** As `otag:` and `atag:` find them; empty without tag data. */
  oracleTags: z.array(z.string()),
  artTags: z.array(z.string()),
  /** Of this printing, as far back as it goes. */
  priceHistory,
  /** The day of the prices, yyyy-mm-dd; "" when it is unknown. */
  pricesAsOf: z.string(),
  /** Null for a visitor. */
  owned: z.nullable(ownedCard),
})
export type CardPage = z.infer<typeof cardPage>

/** A part of an address. */
const part = (maxLength: number) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(maxLength), oneLine('A card address'))

/**
 * By set and collector number, of any case. Refused with suggestions when there is no such printing
 * (set_not_found, card_number_not_found), or no more (printing_withdrawn). The slug of the address
 * only serves the suggestions.
 */
export const getCardPage = endpoint({
  method: 'GET',
  path: '/api/cards/page/:set/:number',
  access: 'optional',
  params: z.object({ set: part(limits.setCodeMax), number: part(limits.collectorNumberMax) }),
  input: z.object({
    slug: z._default(z.string().check(z.trim(), z.maxLength(limits.cardNameMax)), ''),
  }),
  output: cardPage,
})

/**
 * Of the usual printing of the card with that name, of any case, or of the printing with that id.
 * Refused with suggestions (card_name_not_found, printing_withdrawn).
 */
export const getNamedCardPage = endpoint({
  method: 'GET',
  path: '/api/cards/page/:name',
  access: 'optional',
  params: z.object({ name: part(limits.cardNameMax) }),
  input: z.undefined(),
  output: cardPage,
})

/** What the caller has of the card of a printing; of a printing that is not known, of it alone. */
export const getOwnedCard = endpoint({
  method: 'GET',
  path: '/api/collection/cards/:scryfallId',
  access: 'member',
  params: z.object({ scryfallId }),
  input: z.undefined(),
  output: ownedCard,
})

/** A random card of those that a query finds; of all without one. */
export const getRandomCard = endpoint({
  method: 'GET',
  path: '/api/cards/random',
  access: 'member',
  params: noParams,
  input: z.object({
    q: z._default(z.string().check(z.trim(), z.maxLength(limits.queryMax)), ''),
  }),
  output: printingAddress,
})
