import { legalities } from '@manafolio/search'
import { sentencesOf, type TextFact } from './text-facts.ts'

/** What the cards of the file share; its first line. */
export interface PackedHead {
  formats: readonly string[]
  /** Name, type and id of each set, by its code. */
  sets: Readonly<Record<string, readonly [name: string, type: string, id: string]>>
}

/**
 * A card with its printings, in the keys of the card-data service but for these. Fields that are empty,
 * and what can be derived, are left out.
 */
export interface PackedCard {
  name: string
  layout?: string
  /** The position of each format's legality in the vocabulary. */
  legal: string
  facts?: readonly TextFact[]
  /** The facts are the whole text. */
  whole?: true
  /** Pictures are on the faces. */
  sided?: true
  card_faces?: readonly object[]
  parts?: readonly PackedPart[]
  printings: readonly PackedPrinting[]
}

/** An entry of `all_parts`, of a card of the sample. */
export type PackedPart = readonly [component: string, name: string]

export interface PackedPrinting {
  id: string
  set: string
  collector_number: string
  card_faces?: readonly object[]
}

/** The printings of a packed card as objects of the card-data service. */
export function unpackCard(packed: PackedCard, head: PackedHead): object[] {
  const { printings, legal, facts = [], whole, sided, card_faces: faces, parts, ...card } = packed
  const text = sentencesOf(facts, faces ? (card.name.split(' // ')[0] ?? '') : card.name)
  const shared = {
    layout: 'normal',
    lang: 'en',
    ...card,
    legalities: unpackLegalities(legal, head),
    ...(parts && { all_parts: parts.map(([component, name]) => ({ id: '', component, name })) }),
    ...(!whole && { text_missing: true }),
    ...(!faces && { oracle_text: text }),
  }
  return printings.map((printing) => {
    const images = sided ? {} : { image_uris: imagesOf(printing.id, 'front') }
    const sides = faces?.map((face, side) => ({
      oracle_text: side === 0 ? text : '',
      ...face,
      ...printing.card_faces?.[side],
      ...(sided && { image_uris: imagesOf(printing.id, side === 0 ? 'front' : 'back') }),
    }))
    return {
      ...shared,
      ...unpackPrinting(printing, head),
      ...images,
      ...(sides && { card_faces: sides }),
    }
  })
}

function unpackPrinting(printing: PackedPrinting, { sets }: PackedHead): object {
  const { set, collector_number: number } = printing
  const [set_name, set_type, set_id] = sets[set] ?? []
  const scryfall_uri = `https://scryfall.com/card/${set}/${encodeURIComponent(number)}`
  return { scryfall_uri, ...printing, set_name, set_type, set_id }
}

function unpackLegalities(legal: string, { formats }: PackedHead): Record<string, string> {
  const words = formats.map((format, i) => [format, legalities[Number(legal[i])] ?? 'not_legal'])
  return Object.fromEntries(words)
}

/** Where the service has the pictures of a printing. */
function imagesOf(id: string, side: 'front' | 'back'): Record<string, string> {
  const sizes = ['small', 'normal', 'large', 'art_crop']
  const path = `${side}/${id[0]}/${id[1]}/${id}.jpg`
  return Object.fromEntries(
    sizes.map((size) => [size, `https://cards.scryfall.io/${size}/${path}`]),
  )
}
