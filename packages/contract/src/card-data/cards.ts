import * as z from 'zod/mini'
import { scryfallId } from '../collection.ts'
import { endpoint, noParams, nothing } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { cardDataCard } from './card.ts'
import { cardDataIdentifier } from './identifier.ts'
import { cardDataPath, cardDataPaths } from './paths.ts'

export const getCardData = endpoint({
  method: 'GET',
  path: `${cardDataPath}${cardDataPaths.card}`,
  access: 'member',
  params: z.object({ id: scryfallId }),
  input: nothing,
  output: cardDataCard,
})

const setCode = z.string().check(z.maxLength(limits.setCodeMax))

/** By set code and collector number, as they are printed on the card. */
export const getNumberedCard = endpoint({
  method: 'GET',
  path: `${cardDataPath}${cardDataPaths.numbered}`,
  access: 'member',
  params: z.object({
    code: setCode,
    number: z.string().check(z.maxLength(limits.collectorNumberMax)),
  }),
  input: nothing,
  output: cardDataCard,
})

const cardName = z.string().check(
  z.trim(),
  z.minLength(1, { error: 'Give the name of a card.' }),
  z.maxLength(limits.cardNameMax, {
    error: `A name can have up to ${limits.cardNameMax} characters.`,
  }),
)

/** `exact` is a whole name or a face's; `fuzzy` may be words of it, or spelt nearly so. */
export const namedCard = z
  .object({
    exact: z.optional(cardName),
    fuzzy: z.optional(cardName),
    set: z.optional(setCode),
  })
  .check(
    z.refine(({ exact, fuzzy }) => (exact === undefined) !== (fuzzy === undefined), {
      error: 'Give a name in either “exact” or “fuzzy”.',
    }),
  )

export const getNamedCard = endpoint({
  method: 'GET',
  path: `${cardDataPath}${cardDataPaths.named}`,
  access: 'member',
  params: noParams,
  input: namedCard,
  output: cardDataCard,
})

/** The service's list of cards, with the identifiers that no card has, as they were sent. */
export const cardDataList = z.object({
  object: z.literal('list'),
  not_found: z.array(cardDataIdentifier),
  data: z.array(cardDataCard),
})
export type CardDataList = z.infer<typeof cardDataList>

/**
 * Many cards at once, in the order of the request; a card requested twice comes once.
 * The public service takes 75 identifiers; our mirror takes more.
 */
export const listCardData = endpoint({
  method: 'POST',
  path: `${cardDataPath}${cardDataPaths.collection}`,
  access: 'member',
  params: noParams,
  input: z.object({
    identifiers: z.array(cardDataIdentifier).check(
      z.minLength(1, { error: 'Give at least one identifier.' }),
      z.maxLength(limits.cardLookups, {
        error: `One request can ask for up to ${limits.cardLookups} cards.`,
      }),
    ),
  }),
  output: cardDataList,
  isRead: true,
})
