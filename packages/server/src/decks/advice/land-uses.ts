import { allColors, type Catalogue, colorlessMana, rowText } from '@manafolio/search'

/** What lands give, by their numbers. */
export interface LandUse {
  /** Bits of the colors of mana that it makes. */
  makes: number
  /** Bits of the basic land types that it mentions, as it does to search for them. */
  fetches: number
  /** Whether it searches the library for lands of any type. */
  searchesLands: boolean
}

const known = new WeakMap<Catalogue, ReadonlyMap<number, LandUse>>()

export function landUsesIn(catalogue: Catalogue): ReadonlyMap<number, LandUse> {
  const found = known.get(catalogue) ?? findLandUses(catalogue)
  known.set(catalogue, found)
  return found
}

function findLandUses({ meta, texts, columns }: Catalogue): ReadonlyMap<number, LandUse> {
  const uses = new Map<number, LandUse>()
  for (let card = 0; card < meta.cardCount; card++) {
    const [front = ''] = rowText(texts.cardType, card).split(' // ')
    if (!/\bland\b/.test(front)) continue
    const rules = rowText(texts.cardOracle, card)
    uses.set(card, {
      makes: (columns.cardProduces[card] ?? 0) & allColors,
      fetches: basicTypesIn(rules),
      searchesLands: /\bsearch your library for [^.\n]*\blands?\b/.test(rules),
    })
  }
  return uses
}

/** In the order of the bits. */
const basicTypes = [/\bplains\b/, /\bisland\b/, /\bswamp\b/, /\bmountain\b/, /\bforest\b/]

function basicTypesIn(rules: string): number {
  return basicTypes.reduce((bits, type, bit) => bits | (Number(type.test(rules)) << bit), 0)
}

/**
 * A land that fetches others by their types has no colors of its own, so its identity does not show
 * whom it serves. In a deck of several colors a land is to help with more than one of them, and with at most
 * one other unless it makes all; in a deck of one color any basic land does what one of several colors does.
 */
export function servesAsLand({ makes, fetches, searchesLands }: LandUse, colors: number): boolean {
  const gives = makes | fetches
  if (!hasSeveral(colors)) return (gives & ~colors) === 0
  if (gives !== allColors && hasSeveral(gives & ~colors)) return false
  return hasSeveral(gives & colors) || (searchesLands && gives === 0)
}

function hasSeveral(bits: number): boolean {
  return (bits & (bits - 1)) !== 0
}

/** Whether all the mana that a card makes has a color, which colorless decks have no use for. */
export function makesOnlyColored({ columns }: Catalogue, card: number): boolean {
  const made = columns.cardProduces[card] ?? 0
  return (made & allColors) !== 0 && (made & colorlessMana) === 0
}
