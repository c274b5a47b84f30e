import * as z from 'zod/mini'

const text = z.nullish(z.string())
const number = z.nullish(z.number())
const texts = z.nullish(z.array(z.string()))
const flag = z.nullish(z.boolean())
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
  colors: texts,
  image_uris: uris,
}

/** The fields of a card object of the card-data service that the pages read; it has more. */
export const cardDataCard = z.looseObject({
  ...ruled,
  id: z.string(),
  oracle_id: text,
  rarity: z.string(),
  set_name: z.string(),
  set: z.string(),
  collector_number: z.string(),
  released_at: z.string(),
  lang: text,
  frame: text,
  frame_effects: texts,
  border_color: text,
  full_art: flag,
  textless: flag,
  oversized: flag,
  promo: flag,
  promo_types: texts,
  digital: flag,
  artist: text,
  cmc: number,
  color_identity: z.array(z.string()),
  keywords: texts,
  finishes: texts,
  /** By format; a map, since formats come and go. */
  legalities: z.nullish(z.record(z.string(), z.string())),
  edhrec_rank: number,
  card_faces: z.nullish(z.array(z.looseObject(ruled))),
  prices: z.looseObject({
    usd: text,
    usd_foil: text,
    usd_etched: text,
    eur: text,
    eur_foil: text,
  }),
  scryfall_uri: z.string(),
  tcgplayer_id: number,
  tcgplayer_etched_id: number,
})
export type CardDataCard = z.infer<typeof cardDataCard>
