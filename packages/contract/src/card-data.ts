import * as z from 'zod/mini'
import { scryfallId } from './collection.ts'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'

/** Where the server mirrors the card-data service, in the service's own paths and shapes. */
export const cardDataPath = '/card-data'

/** The service's own paths, which follow its address as they follow ours. */
export const cardDataPaths = { card: '/cards/:id', collection: '/cards/collection' } as const

const text = z.nullish(z.string())
const uris = z.nullish(z.object({ normal: text, large: text, small: text, art_crop: text }))

const ruled = {
  name: z.string(),
  mana_cost: text,
  type_line: text,
  oracle_text: text,
  power: text,
  toughness: text,
  loyalty: text,
  defense: text,
  image_uris: uris,
}

/** What the pages read of a card object of the card-data service; it has more keys. */
export const cardDataCard = z.looseObject({
  ...ruled,
  id: z.string(),
  rarity: z.string(),
  set_name: z.string(),
  set: z.string(),
  collector_number: z.string(),
  released_at: z.string(),
  artist: text,
  color_identity: z.array(z.string()),
  card_faces: z.nullish(z.array(z.looseObject(ruled))),
  prices: z.looseObject({ usd: text, usd_foil: text, eur: text, eur_foil: text }),
  scryfall_uri: z.string(),
  tcgplayer_id: z.nullish(z.number()),
})
export type CardDataCard = z.infer<typeof cardDataCard>

export const cardDataIdentifier = z.object({ id: scryfallId })

/** The service's list of cards, with the identifiers that no card has. */
export const cardDataList = z.object({
  object: z.literal('list'),
  not_found: z.array(cardDataIdentifier),
  data: z.array(cardDataCard),
})
export type CardDataList = z.infer<typeof cardDataList>

export const getCardData = endpoint({
  method: 'GET',
  path: `${cardDataPath}${cardDataPaths.card}`,
  access: 'member',
  params: z.object({ id: scryfallId }),
  input: z.undefined(),
  output: cardDataCard,
})

/** Many cards at once. The public service takes 75 identifiers; our mirror takes more. */
export const listCardData = endpoint({
  method: 'POST',
  path: `${cardDataPath}${cardDataPaths.collection}`,
  access: 'member',
  params: z.object({}),
  input: z.object({
    identifiers: z.array(cardDataIdentifier).check(
      z.minLength(1),
      z.maxLength(limits.cardLookups, {
        error: `One request can ask for up to ${limits.cardLookups} cards.`,
      }),
    ),
  }),
  output: cardDataList,
})
