import { foldName } from '../text/fold.ts'
import type { RecordPool } from '../text/record-pool.ts'
import { rowText, type TextColumn } from '../text/text-column.ts'

/** Typed columns. Cards are in the order of their names; the printings of a card lie together. */
export const columnTypes = {
  /** The first printing of each card; one more entry than cards. */
  cardPrintings: Uint32Array,
  cardManaValue: Float32Array,
  cardColors: Uint8Array,
  cardIdentity: Uint8Array,
  /** Per card one code for each of meta.formats. */
  cardLegalities: Uint8Array,
  /** NaN for a card without the number. */
  cardPower: Float32Array,
  cardToughness: Float32Array,
  cardLoyalty: Float32Array,
  cardDefense: Float32Array,
  cardFacetStarts: Uint32Array,
  cardFacetRows: Uint32Array,
  printingCard: Uint32Array,
  printingSet: Uint16Array,
  printingRarity: Uint8Array,
  /** As the number yyyymmdd. */
  printingReleased: Uint32Array,
  /** USD cents of the nonfoil finish, or -1. */
  printingUsd: Int32Array,
  /** USD cents of the plainest finish that has a price, or -1. */
  printingAnyUsd: Int32Array,
  printingFlags: Uint8Array,
  printingFanciness: Uint8Array,
  /** EUR cents, or -1. */
  printingEur: Int32Array,
  printingFacetStarts: Uint32Array,
  printingFacetRows: Uint32Array,
  /** Printings with the same number show the same artwork. */
  printingIllustration: Uint32Array,
} as const

export const textNames = [
  'cardName',
  'cardType',
  'cardOracle',
  'cardFullOracle',
  'printingArtist',
  'printingFlavor',
  'printingId',
  'printingNumber',
] as const
export const poolNames = ['cards', 'printings'] as const

export type Columns = {
  [K in keyof typeof columnTypes]: InstanceType<(typeof columnTypes)[K]>
}
export type Texts = Record<(typeof textNames)[number], TextColumn>
export type Pools = Record<(typeof poolNames)[number], RecordPool>

export const printingFlag = { digital: 1, extra: 2 } as const

export interface SetInfo {
  code: string
  name: string
  type: string
  id: string
}

export interface CatalogueMeta {
  source: 'sample' | 'bulk'
  /** What it was built from, to know the same file again. */
  fingerprint: string
  /** The day of the prices, yyyy-mm-dd. */
  pricesAsOf: string
  cardCount: number
  printingCount: number
  formats: string[]
  sets: SetInfo[]
  /** What the facet columns speak of, such as "frame:2015". */
  facets: { card: readonly string[]; printing: readonly string[] }
}

export interface CatalogueParts {
  meta: CatalogueMeta
  columns: Columns
  texts: Texts
  pools: Pools
}

/** All printings in memory, with what finding them by id, name and set needs. */
export interface Catalogue extends CatalogueParts {
  printingById: ReadonlyMap<string, number>
  /** Cards by folded whole name and by folded name of a face. */
  cardsByName: ReadonlyMap<string, readonly number[]>
}

export function openCatalogue(parts: CatalogueParts): Catalogue {
  return {
    ...parts,
    printingById: indexIds(parts.texts.printingId),
    cardsByName: indexNames(parts),
  }
}

/** Separates the folded names in a row of texts.cardName: the whole name first, then its faces. */
export const nameSeparator = '\u0001'

function indexIds(ids: TextColumn): Map<string, number> {
  const index = new Map<string, number>()
  for (let row = 0; row + 1 < ids.starts.length; row++) index.set(rowText(ids, row), row)
  return index
}

function indexNames({ texts, meta }: CatalogueParts): Map<string, number[]> {
  const index = new Map<string, number[]>()
  for (let card = 0; card < meta.cardCount; card++) {
    for (const name of rowText(texts.cardName, card).split(nameSeparator)) {
      const cards = index.get(name)
      if (!cards) index.set(name, [card])
      else if (!cards.includes(card)) cards.push(card)
    }
  }
  return index
}

/** The cards whose whole name, or a face's, is this one; case and punctuation do not matter. */
export function findCardsNamed(catalogue: Catalogue, name: string): readonly number[] {
  return catalogue.cardsByName.get(foldName(name)) ?? []
}

/** As findCardsNamed, but a face's name counts only when no card is called so as a whole. */
export function findCardsCalled(catalogue: Catalogue, name: string): readonly number[] {
  const folded = foldName(name)
  const cards = findCardsNamed(catalogue, name)
  const whole = cards.filter((card) => isWholeName(catalogue, card, folded))
  return whole.length > 0 ? whole : cards
}

function isWholeName({ texts }: Catalogue, card: number, folded: string): boolean {
  const row = rowText(texts.cardName, card)
  return row === folded || row.startsWith(folded + nameSeparator)
}
