import type { CardObject, FaceObject } from './card-object.ts'
import { type PackedImages, packImages } from './images.ts'

type Kept<T, K extends keyof T> = { [P in K]?: NonNullable<T[P]> }

const cardKeys = [
  'oracle_id',
  'name',
  'layout',
  'mana_cost',
  'cmc',
  'type_line',
  'oracle_text',
  'power',
  'toughness',
  'loyalty',
  'defense',
  'colors',
  'color_indicator',
  'color_identity',
  'keywords',
  'produced_mana',
  'reserved',
  'game_changer',
  'edhrec_rank',
  'text_missing',
  'roles',
] as const

const cardFaceKeys = [
  'name',
  'mana_cost',
  'type_line',
  'oracle_text',
  'power',
  'toughness',
  'loyalty',
  'defense',
  'colors',
  'color_indicator',
] as const

const printingKeys = [
  'id',
  'layout',
  'lang',
  'released_at',
  'scryfall_uri',
  'set',
  'collector_number',
  'rarity',
  'artist',
  'illustration_id',
  'frame',
  'frame_effects',
  'border_color',
  'full_art',
  'textless',
  'promo',
  'promo_types',
  'booster',
  'digital',
  'oversized',
  'reprint',
  'variation',
  'story_spotlight',
  'games',
  'finishes',
  'security_stamp',
  'watermark',
  'flavor_text',
  'flavor_name',
  'printed_name',
  'tcgplayer_id',
  'tcgplayer_etched_id',
  'cardmarket_id',
  'mtgo_id',
  'arena_id',
  'multiverse_ids',
] as const

const printingFaceKeys = [
  'artist',
  'illustration_id',
  'watermark',
  'flavor_text',
  'flavor_name',
  'printed_name',
] as const

/** What all printings of an oracle card share, in the service's words; empty values are left out. */
export type CardRecord = Kept<CardObject, (typeof cardKeys)[number]> & {
  card_faces?: Kept<FaceObject, (typeof cardFaceKeys)[number]>[]
}

/** What belongs to one printing, in the service's words; empty values are left out. */
export type PrintingRecord = Kept<CardObject, (typeof printingKeys)[number]> & {
  prices?: Record<string, string>
  images?: PackedImages
  card_faces?: (Kept<FaceObject, (typeof printingFaceKeys)[number]> & { images?: PackedImages })[]
}

export function cardRecord(card: CardObject): CardRecord {
  const faces = card.card_faces?.map((face) => keep(face, cardFaceKeys))
  return { ...keep(card, cardKeys), ...(faces?.length && { card_faces: faces }) }
}

export function printingRecord(card: CardObject): PrintingRecord {
  const faces = card.card_faces?.map((face) => ({
    ...keep(face, printingFaceKeys),
    ...(face.image_uris && { images: packImages(face.image_uris) }),
  }))
  return {
    ...keep(card, printingKeys),
    prices: withoutEmpty(card.prices),
    ...(card.image_uris && { images: packImages(card.image_uris) }),
    ...(faces?.length && { card_faces: faces }),
  }
}

function keep<T extends object, K extends keyof T>(value: T, keys: readonly K[]): Kept<T, K> {
  const picked: Kept<T, K> = {}
  for (const key of keys) {
    const item = value[key]
    if (item !== undefined && item !== null && !isBlank(item)) picked[key] = item
  }
  return picked
}

function isBlank(value: unknown): boolean {
  return value === false || value === '' || (Array.isArray(value) && value.length === 0)
}

function withoutEmpty(prices: Record<string, string | null>): Record<string, string> {
  const picked: Record<string, string> = {}
  for (const [key, price] of Object.entries(prices)) if (price) picked[key] = price
  return picked
}
