import type { Catalogue } from '../catalogue/catalogue.ts'
import { colorCount } from '../catalogue/colors.ts'
import { noPrice } from '../catalogue/printing-facts.ts'
import { placesOfSets } from './places-in-list.ts'

/** Something to order by: a number for each printing, NaN where there is none. */
export interface Ordering {
  /** The end of “ordered by …”. */
  says: string
  /** The direction that it has when none is asked for. */
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
  name: { says: 'name', direction: 'asc', keyOf: ({ columns }) => at(columns.printingCard) },
  set: { says: 'set and collector number', direction: 'asc', keyOf: bySet },
  released: { says: 'release', direction: 'desc', keyOf: byRelease },
  rarity: { says: 'rarity', direction: 'desc', keyOf: ({ columns }) => at(columns.printingRarity) },
  color: { says: 'colour', direction: 'asc', keyOf: byColor },
  usd: { says: 'price in US dollars', direction: 'desc', keyOf: byPrice('printingAnyUsd') },
  eur: { says: 'price in euros', direction: 'desc', keyOf: byPrice('printingEur') },
  tix: { says: 'price in event tickets', direction: 'desc', keyOf: byPrice('printingTix') },
  cmc: { says: 'mana value', direction: 'asc', keyOf: ofCard('cardManaValue') },
  power: { says: 'power', direction: 'asc', keyOf: ofCard('cardPower') },
  toughness: { says: 'toughness', direction: 'asc', keyOf: ofCard('cardToughness') },
  edhrec: { says: 'popularity in Commander', direction: 'asc', keyOf: ofCard('cardEdhrecRank') },
  penny: {
    says: 'popularity in Penny Dreadful',
    direction: 'asc',
    keyOf: ofCard('cardPennyRank'),
  },
  artist: { says: 'artist', direction: 'asc', keyOf: byArtist },
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

/** White, blue, black, red, green, then two colours and more, then none. */
function byColor({ columns }: Catalogue): (printing: number) => number {
  const { cardColors, printingCard } = columns
  const colorless = 1000
  return (printing) => {
    const mask = cardColors[printingCard[printing] ?? 0] ?? 0
    return mask === 0 ? colorless : colorCount(mask) * 32 + mask
  }
}
