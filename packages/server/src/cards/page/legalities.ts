import { deckFormats, type FormatLegality, formatFacts } from '@manafolio/contract'
import { type Catalogue, formatTitle, legalities } from '@manafolio/search'

/** What the card data calls the formats that decks are built for, in their order. */
const deckFormatsFirst = deckFormats.map((format) => formatFacts[format].legality)

/** A card's state in each format of the card data: those of decks first, then the others by name. */
export function legalitiesOf({ meta, columns }: Catalogue, card: number): FormatLegality[] {
  const states = meta.formats.map((format, at): FormatLegality => {
    const code = columns.cardLegalities[card * meta.formats.length + at] ?? 0
    return { format, name: formatTitle(format), legality: legalities[code] ?? 'not_legal' }
  })
  return states.sort((a, b) => rankOf(a) - rankOf(b) || a.name.localeCompare(b.name, 'en'))
}

function rankOf({ format }: FormatLegality): number {
  const rank = deckFormatsFirst.indexOf(format)
  return rank < 0 ? deckFormatsFirst.length : rank
}
