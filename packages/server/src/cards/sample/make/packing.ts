import { type CardObject, legalities } from '@manafolio/search'
import type { PackedCard, PackedHead, PackedPart, PackedPrinting } from '../packed-card.ts'
import { chosenPrintings } from './chosen-printings.ts'
import { knownText } from './facts-of.ts'
import type { KnownCard } from './known-card.ts'

/** The parts of a card of that name. */
type PartsOf = (name: string) => readonly PackedPart[]

/** The lines of the file: its head, then a card each. */
export function packedLines(cards: readonly KnownCard[], partsOf: PartsOf): string[] {
  const byName = [...cards].sort((a, b) => (a.name < b.name ? -1 : 1))
  const chosen = byName.map((card) => ({ card, printings: chosenPrintings(card) }))
  const head = headOf(chosen.flatMap(({ printings }) => printings))
  const packed = chosen.map(({ card, printings }) => ({
    ...packCard(card, printings, head),
    ...picked({ parts: partsOf(card.name) }),
  }))
  return [head, ...packed].map((line) => JSON.stringify(line))
}

function headOf(printings: readonly CardObject[]): PackedHead {
  const formats = [...new Set(printings.flatMap(({ legalities }) => Object.keys(legalities)))]
  const sets = new Map(
    printings.map(({ set, set_name, set_type, set_id }) => [
      set,
      [set_name, set_type, set_id ?? ''] as const,
    ]),
  )
  const sorted = [...sets].sort(([one], [other]) => (one < other ? -1 : 1))
  return { formats, sets: Object.fromEntries(sorted) }
}

const cardKeys = [
  ...['oracle_id', 'name', 'mana_cost', 'cmc', 'type_line', 'power', 'toughness', 'loyalty'],
  ...['defense', 'colors', 'color_indicator', 'color_identity', 'keywords', 'produced_mana'],
  ...['reserved', 'game_changer', 'edhrec_rank', 'penny_rank'],
]

const cardFaceKeys = [
  ...['name', 'mana_cost', 'type_line', 'power', 'toughness', 'loyalty', 'defense', 'colors'],
  'color_indicator',
]

const printingKeys = [
  ...['id', 'set', 'collector_number', 'released_at', 'rarity', 'artist', 'illustration_id'],
  ...['frame', 'frame_effects', 'border_color', 'full_art', 'textless', 'promo', 'promo_types'],
  ...['booster', 'oversized', 'reprint', 'variation', 'story_spotlight', 'games', 'finishes'],
  ...['security_stamp', 'watermark', 'flavor_name', 'printed_name'],
  ...['tcgplayer_id', 'tcgplayer_etched_id', 'prices'],
]

const printingFaceKeys = ['artist', 'illustration_id', 'watermark']

function packCard({ first }: KnownCard, printings: readonly CardObject[], head: PackedHead) {
  const { whole, ...text } = knownText(first)
  const faces = first.card_faces?.map((face) => picked(face, cardFaceKeys))
  const packed = {
    ...picked(first, cardKeys),
    ...(first.layout !== 'normal' && { layout: first.layout }),
    legal: head.formats.map((format) => codeOf(first.legalities[format])).join(''),
    ...picked({ facts: text.facts, roles: text.roles, text_traits: text.traits }),
    ...(whole && { whole }),
    ...(!first.image_uris && { sided: true }),
    ...(faces && { card_faces: faces }),
    printings: printings.map(packPrinting),
  }
  return packed as unknown as PackedCard // whose own keys are given above
}

function packPrinting(card: CardObject): PackedPrinting {
  const { id, set, collector_number } = card
  const sides = card.card_faces?.map((face) => picked(face, printingFaceKeys))
  const own = picked({ ...card, prices: picked(card.prices) }, printingKeys)
  return {
    ...{ id, set, collector_number },
    ...own,
    ...(sides?.some((side) => Object.keys(side).length > 0) && { card_faces: sides }),
  }
}

function codeOf(word: string | undefined): number {
  return Math.max(0, (legalities as readonly string[]).indexOf(word ?? ''))
}

/** The fields that say something, in this order. */
function picked(object: object, keys?: readonly string[]): Record<string, unknown> {
  const values: Record<string, unknown> = { ...object }
  const entries = (keys ?? Object.keys(values)).map((key) => [key, values[key]] as const)
  return Object.fromEntries(entries.filter(([, value]) => !isBlank(value)))
}

function isBlank(value: unknown): boolean {
  if (value === undefined || value === null || value === false || value === '') return true
  return typeof value === 'object' && Object.keys(value).length === 0
}
