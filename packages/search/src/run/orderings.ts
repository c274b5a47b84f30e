import type { Catalogue } from '../catalogue/catalogue.ts'
import { colorCount } from '../catalogue/colors.ts'
import { noPrice } from '../catalogue/printing-facts.ts'
import { placesOfSets } from './places-in-list.ts'

/** Something to order by: a number for each printing, NaN where there is none. */
export interface Ordering {
  /** The end of “ordered by …”. */
  description: string
  /** The default direction. */
  direction: 'asc' | 'desc'
  keyOf(catalogue: Catalogue): (printing: number) => number
}

type CardColumn =
  | 'cardManaValue'
  | 'cardPower'
  | 'cardToughness'
  | 'cardEdhrecRank'
  | 'cardPennyRank'
export type PriceColumn = 'printingAnyUsd' | 'printingEur' | 'printingTix'

export const orderingTable = {
  name: { description: 'name', direction: 'asc', keyOf: ({ columns }) => at(columns.printingCard) },
  set: { description: 'set and collector number', direction: 'asc', keyOf: bySet },
  released: { description: 'release', direction: 'desc', keyOf: byRelease },
  rarity: {
    description: 'rarity',
    direction: 'desc',
    keyOf: ({ columns }) => at(columns.printingRarity),
  },
  color: { description: 'color', direction: 'asc', keyOf: byColor },
  usd: { description: 'price in US dollars', direction: 'desc', keyOf: byPrice('printingAnyUsd') },
  eur: { description: 'price in euros', direction: 'desc', keyOf: byPrice('printingEur') },
  tix: { description: 'price in event tickets', direction: 'desc', keyOf: byPrice('printingTix') },
  cmc: { description: 'mana value', direction: 'asc', keyOf: ofCard('cardManaValue') },
  power: { description: 'power', direction: 'asc', keyOf: ofCard('cardPower') },
  toughness: { description: 'toughness', direction: 'asc', keyOf: ofCard('cardToughness') },
  edhrec: {
    description: 'popularity in Commander',
    direction: 'asc',
    keyOf: ofCard('cardEdhrecRank'),
  },
  penny: {
    description: 'popularity in Penny Dreadful',
    direction: 'asc',
    keyOf: ofCard('cardPennyRank'),
  },
  artist: { description: 'artist', direction: 'asc', keyOf: byArtist },
} as const satisfies Record<string, Ordering>

export const orderings: ReadonlyMap<string, Ordering> = new Map(Object.entries(orderingTable))

function at(column: ArrayLike<number>) {
  return (printing: number) => column[printing] ?? Number.NaN
}

function ofCard(column: CardColumn): Ordering['keyOf'] {
  return ({ columns }) => {
    const numbers = columns[column]
    const { printingCard } = columns
    return (printing) => numbers[printingCard[printing] ?? 0] ?? Number.NaN
  }
}

function byRelease({ columns }: Catalogue): (printing: number) => number {
  return (printing) => columns.printingReleased[printing] || Number.NaN
}

function byArtist({ meta, columns }: Catalogue): (printing: number) => number {
  const nobody = meta.artists.indexOf('')
  return (printing) => {
    const artist = columns.printingArtist[printing] ?? nobody
    return artist === nobody ? Number.NaN : artist
  }
}

function byPrice(column: PriceColumn): Ordering['keyOf'] {
  return ({ columns }) => {
    const prices = columns[column]
    return (printing) =>
      prices[printing] === noPrice ? Number.NaN : (prices[printing] ?? Number.NaN)
  }
}

/** More than any collector number. */
const setWidth = 1e6

function bySet(catalogue: Catalogue): (printing: number) => number {
  const { columns, numberDigits } = catalogue
  const places = placesOfSets(catalogue)
  return (printing) =>
    (places[columns.printingSet[printing] ?? 0] ?? 0) * setWidth +
    ((numberDigits[columns.printingNumber[printing] ?? 0] ?? 0) % setWidth)
}

/** White, blue, black, red, green, then two colors and more, then none. */
function byColor({ columns }: Catalogue): (printing: number) => number {
  const { cardColors, printingCard } = columns
  const colorless = 1000
  return (printing) => {
    const mask = cardColors[printingCard[printing] ?? 0] ?? 0
    return mask === 0 ? colorless : colorCount(mask) * 32 + mask
  }
}
