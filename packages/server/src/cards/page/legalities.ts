import type { FormatLegality } from '@manafolio/contract'
import { type Catalogue, formatTitle, legalities } from '@manafolio/search'

/** A card's state in each format of the card data, in the order of that. */
export function legalitiesOf({ meta, columns }: Catalogue, card: number): FormatLegality[] {
  return meta.formats.map((format, at) => {
    const code = columns.cardLegalities[card * meta.formats.length + at] ?? 0
    return { format, name: formatTitle(format), legality: legalities[code] ?? 'not_legal' }
  })
}
