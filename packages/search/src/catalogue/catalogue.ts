import { type CardCost, readCardCost } from '../mana/cost-text.ts'
import { allRows, type RowSet, rowsWhere } from '../rows/row-set.ts'
import { foldName } from '../text/fold.ts'
import { rowText, type TextColumn } from '../text/text-column.ts'
import type { Columns, Pools, Texts } from './columns.ts'
import { printingFlag } from './printing-facts.ts'

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
  /** Which of the keys that traits need occur in the card data. */
  keys: readonly string[]
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
  visible: Visible
  /** Cards by folded whole name and by folded name of a face. */
  cardsByName: ReadonlyMap<string, readonly number[]>
}

/** Printings that searches may show. Extras are tokens and the like, which most leave out. */
export interface Visible {
  all: RowSet
  withoutExtras: RowSet
  /** Not those that exist in digital form only. */
  onPaper: RowSet
  onPaperWithoutExtras: RowSet
}

export function openCatalogue(parts: CatalogueParts): Catalogue {
  return {
    ...parts,
    costs: parts.meta.manaCosts.map(readCardCost),
    numberDigits: Int32Array.from(parts.meta.numbers, (number) => Number(/\d+/.exec(number) ?? -1)),
    printingById: indexIds(parts.texts.printingId),
    visible: visiblePrintings(parts),
    cardsByName: indexNames(parts),
  }
}

/** Separates the folded names in a row of texts.cardName: the whole name first, then its faces. */
export const nameSeparator = '\n'

function visiblePrintings({ meta, columns }: CatalogueParts): Visible {
  const { printingFlags } = columns
  const all = allRows(meta.printingCount)
  const without = (flags: number) =>
    rowsWhere(all, (printing) => ((printingFlags[printing] ?? 0) & flags) === 0)
  return {
    all,
    withoutExtras: without(printingFlag.extra),
    onPaper: without(printingFlag.digital),
    onPaperWithoutExtras: without(printingFlag.extra | printingFlag.digital),
  }
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
