import { type CardCost, readCardCost } from '../mana/cost-text.ts'
import { allRows, type RowSet, rowsWhere } from '../rows/row-set.ts'
import { foldName } from '../text/fold.ts'
import type { IndexedText } from '../text/indexed-text.ts'
import type { RecordPool } from '../text/record-pool.ts'
import { rowText, type TextColumn } from '../text/text-column.ts'
import { printingFlag } from './printing-facts.ts'

/**
 * Typed columns. Cards are in the order of their names; the printings of a card lie together.
 * Numbers that a card or printing does not have are NaN in Float32 columns, -1 in prices.
 */
export const columnTypes = {
  /** The first printing of each card; one more entry than cards. */
  cardPrintings: Uint32Array,
  cardManaValue: Float32Array,
  /** Which of meta.manaCosts. */
  cardManaCost: Uint16Array,
  cardColors: Uint8Array,
  cardIdentity: Uint8Array,
  /** Mana that it produces: bits as for colours, and 32 for colourless. */
  cardProduces: Uint8Array,
  cardFlags: Uint8Array,
  /** Per card one code for each of meta.formats. */
  cardLegalities: Uint8Array,
  cardPower: Float32Array,
  cardToughness: Float32Array,
  cardLoyalty: Float32Array,
  cardDefense: Float32Array,
  cardEdhrecRank: Float32Array,
  cardPennyRank: Float32Array,
  /** How many copies a deck may have at most, also for one-of-a-kind formats. */
  cardDeckLimit: Float32Array,
  cardPrints: Float32Array,
  cardSets: Float32Array,
  cardPaperPrints: Float32Array,
  cardPaperSets: Float32Array,
  cardIllustrations: Float32Array,
  cardFacetStarts: Uint32Array,
  cardFacetRows: Uint32Array,
  printingCard: Uint32Array,
  printingSet: Uint16Array,
  printingRarity: Uint8Array,
  /** As the number yyyymmdd. */
  printingReleased: Int32Array,
  /** USD cents of the nonfoil finish. */
  printingUsd: Int32Array,
  /** USD cents of the plainest finish that has a price. */
  printingAnyUsd: Int32Array,
  printingUsdFoil: Int32Array,
  printingUsdEtched: Int32Array,
  printingEur: Int32Array,
  printingEurFoil: Int32Array,
  /** Hundredths of an event ticket of Magic Online. */
  printingTix: Int32Array,
  printingFlags: Uint8Array,
  printingFanciness: Uint8Array,
  /** Which of meta.numbers is its collector number. */
  printingNumber: Uint16Array,
  /** Which of meta.artists. */
  printingArtist: Uint16Array,
  printingFacetStarts: Uint32Array,
  printingFacetRows: Uint32Array,
  /** Which of texts.illustrationId. Printings with the same number show the same artwork. */
  printingIllustration: Uint32Array,
} as const

/** Texts to search in. */
export const indexedTextNames = [
  'cardName',
  'cardType',
  'cardOracle',
  'cardFullOracle',
  'printingFlavor',
] as const
/** Texts to look up. */
export const plainTextNames = [
  'cardOracleId',
  'cardOwnNames',
  /** As cardOracle, with "~" where a card speaks of itself. */
  'cardTildeOracle',
  /** As printed, with capitals and accents. */
  'cardTitle',
  /** As cardTitle in lower case and without accents, but with punctuation. */
  'cardFoldedTitle',
  'printingId',
  'illustrationId',
] as const
export const poolNames = ['cards', 'printings'] as const

export type Columns = {
  [K in keyof typeof columnTypes]: InstanceType<(typeof columnTypes)[K]>
}
export type Texts = Record<(typeof indexedTextNames)[number], IndexedText> &
  Record<(typeof plainTextNames)[number], TextColumn>
export type Pools = Record<(typeof poolNames)[number], RecordPool>

/** Bits of columns.cardFlags. */
export const cardFlag = { permanent: 1 } as const
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
  /** Distinct mana costs as printed, those of faces joined by " // ". */
  manaCosts: readonly string[]
  /** Distinct artists, sorted; those of faces joined by " & ". */
  artists: readonly string[]
  /** Distinct collector numbers, in lower case. */
  numbers: readonly string[]
  /** What the facet columns speak of, such as "frame:2015". */
  facets: { card: readonly string[]; printing: readonly string[] }
}

export interface CatalogueParts {
  meta: CatalogueMeta
  columns: Columns
  texts: Texts
  pools: Pools
}

/** All printings in memory, with what finding them needs. */
export interface Catalogue extends CatalogueParts {
  printingById: ReadonlyMap<string, number>
  /** For each of meta.numbers its first run of digits, or -1. */
  numberDigits: Int32Array
  /** What each of meta.manaCosts says. */
  costs: readonly CardCost[]
  /** The printings that searches show: all but extras, and of these those on paper. */
  visible: { all: RowSet; withoutExtras: RowSet; paper: RowSet }
  /** Cards by folded whole name and by folded name of a face. */
  cardsByName: ReadonlyMap<string, readonly number[]>
}

export function openCatalogue(parts: CatalogueParts): Catalogue {
  return {
    ...parts,
    costs: parts.meta.manaCosts.map(readCardCost),
    numberDigits: Int32Array.from(parts.meta.numbers, (number) => Number(/\d+/.exec(number) ?? -1)),
    printingById: indexIds(parts.texts.printingId),
    visible: {
      all: allRows(parts.meta.printingCount),
      withoutExtras: rowsWithoutFlags(parts, printingFlag.extra),
      paper: rowsWithoutFlags(parts, printingFlag.extra | printingFlag.digital),
    },
    cardsByName: indexNames(parts),
  }
}

/** Separates the folded names in a row of texts.cardName: the whole name first, then its faces. */
export const nameSeparator = '\n'

function rowsWithoutFlags({ meta, columns }: CatalogueParts, flags: number): RowSet {
  const { printingFlags } = columns
  return rowsWhere(allRows(meta.printingCount), (row) => ((printingFlags[row] ?? 0) & flags) === 0)
}

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
