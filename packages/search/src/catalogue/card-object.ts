import * as z from 'zod/mini'
import { quickRead } from './quick-read.ts'

const text = z.nullish(z.string())
const texts = z.nullish(z.array(z.string()))
const flag = z.nullish(z.boolean())
const number = z.nullish(z.number())
const uris = z.nullish(z.record(z.string(), z.string()))

const shared = {
  mana_cost: text,
  type_line: text,
  oracle_text: text,
  power: text,
  toughness: text,
  loyalty: text,
  defense: text,
  colors: texts,
  color_indicator: texts,
  artist: text,
  illustration_id: text,
  image_uris: uris,
  flavor_text: text,
  watermark: text,
  flavor_name: text,
  printed_name: text,
}

const faceObject = z.object({ ...shared, name: z.string(), oracle_id: text, cmc: number })

/** Another card that belongs to one, by a printing of it. */
const partObject = z.object({ id: z.string(), component: z.string(), name: z.string() })

/**
 * A card as the card-data service and its bulk files describe it (one printing each).
 * Only id, name and set are insisted on: layouts, formats and keys are added over the years.
 */
const cardObject = z.object({
  ...shared,
  id: z.string().check(z.minLength(1)),
  name: z.string().check(z.minLength(1)),
  set: z.string().check(z.minLength(1)),
  oracle_id: text,
  layout: z._default(z.string(), 'normal'),
  cmc: number,
  color_identity: z._default(z.array(z.string()), []),
  keywords: texts,
  produced_mana: texts,
  legalities: z._default(z.record(z.string(), z.string()), {}),
  reserved: flag,
  game_changer: flag,
  edhrec_rank: number,
  /**
   * Only cards of the sample have these: whether rules text is missing, the card roles that it shows,
   * and the traits and advice tags that it adds, or takes away (“-vanilla”).
   */
  text_missing: flag,
  roles: texts,
  text_traits: texts,
  advice_tags: texts,
  penny_rank: number,
  card_faces: z.nullish(z.array(faceObject)),
  all_parts: z.nullish(z.array(partObject)),
  lang: text,
  released_at: z._default(z.string(), ''),
  scryfall_uri: z._default(z.string(), ''),
  set_id: text,
  set_name: z._default(z.string(), ''),
  set_type: z._default(z.string(), ''),
  collector_number: z._default(z.string(), ''),
  rarity: z._default(z.string(), 'common'),
  frame: text,
  frame_effects: texts,
  border_color: text,
  full_art: flag,
  textless: flag,
  promo: flag,
  promo_types: texts,
  booster: flag,
  digital: flag,
  oversized: flag,
  reprint: flag,
  variation: flag,
  story_spotlight: flag,
  games: texts,
  finishes: texts,
  security_stamp: text,
  content_warning: flag,
  highres_image: flag,
  image_status: text,
  attraction_lights: z.nullish(z.array(z.number())),
  tcgplayer_id: number,
  tcgplayer_etched_id: number,
  cardmarket_id: number,
  mtgo_id: number,
  arena_id: number,
  multiverse_ids: z.nullish(z.array(z.number())),
  prices: z._default(z.record(z.string(), z.nullable(z.string())), {}),
})

export type CardObject = z.infer<typeof cardObject>
export type FaceObject = z.infer<typeof faceObject>

/** What a face may say; in a card object it may have other keys too. */
export const faceKeys = Object.keys(faceObject.shape) as (keyof FaceObject)[] // as the schema has them

const readQuickly = quickRead(cardObject)

/** The card object in a parsed line, or undefined when it is none. */
export function readCardObject(value: unknown): CardObject | undefined {
  const card = readQuickly(value)
  if (card) return card
  const read = cardObject.safeParse(value)
  return read.success ? read.data : undefined
}
