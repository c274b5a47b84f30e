import { type CardCost, readCardCost } from '../mana/cost-text.ts'
import { allRows, hasRow, type RowSet, rowsWhere } from '../rows/row-set.ts'
import { foldName } from '../text/fold.ts'
import { type RowIndex, rowIndexSteps } from '../text/row-index.ts'
import { rowText } from '../text/text-column.ts'
import { nameSeparator, namesIn } from './card-names.ts'
import type { CatalogueMeta, SetInfo } from './catalogue-meta.ts'
import type { Columns, Pools, Texts } from './columns.ts'
import { printingFlag } from './printing-facts.ts'

export { type CatalogueMeta, nameSeparator, type SetInfo }

export interface CatalogueParts {
  meta: CatalogueMeta
  columns: Columns
  texts: Texts
  pools: Pools
}

/** All printings in memory, with what finding them needs. */
export interface Catalogue extends CatalogueParts {
  printingById: RowIndex
  cardByOracleId: RowIndex
  /** For each of meta.numbers its first run of digits, or -1. */
  numberDigits: Int32Array
  /** What each of meta.manaCosts says. */
  costs: readonly CardCost[]
  visible: Visible
  /**
   * Cards by folded whole name and by folded name of a face; by other names where no card but
   * extras is called so itself.
   */
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

/** Opens it in one go; for a large one that takes longer than others should have to wait. */
export function openCatalogue(parts: CatalogueParts): Catalogue {
  const steps = openingSteps(parts)
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}

/** Opens it in small steps, between which others may have their turn. */
export function* openingSteps(parts: CatalogueParts): Generator<undefined, Catalogue> {
  const { meta, texts } = parts
  const numberDigits = Int32Array.from(meta.numbers, (number) => Number(/\d+/.exec(number) ?? -1))
  yield
  const costs = meta.manaCosts.map(readCardCost)
  yield
  const visible = visiblePrintings(parts)
  const printingById = yield* rowIndexSteps(texts.printingId)
  const cardByOracleId = yield* rowIndexSteps(texts.cardOracleId)
  const cardsByName = yield* nameIndexSteps(parts, visible)
  const indexes = { printingById, cardByOracleId, cardsByName }
  return { ...parts, ...indexes, numberDigits, costs, visible }
}

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

const cardsPerStep = 1024

type NameIndex = Map<string, number[]>

function* nameIndexSteps(
  { texts, columns }: CatalogueParts,
  { withoutExtras }: Visible,
): Generator<undefined, NameIndex> {
  const index: NameIndex = new Map()
  const byOtherName: NameIndex = new Map()
  const { cardPrintings } = columns
  for (let card = 0; card + 1 < cardPrintings.length; card++) {
    if (card % cardsPerStep === 0) yield
    const { own, others } = namesIn(rowText(texts.cardName, card))
    for (const name of own) addTo(index, name, card)
    for (const name of others) addTo(byOtherName, name, card)
  }
  for (const [name, cards] of byOtherName) {
    const called = index.get(name) ?? []
    const isOfCard = called.some((card) => hasAny(withoutExtras, printingRange(columns, card)))
    if (!isOfCard) index.set(name, [...called, ...cards])
  }
  return index
}

function printingRange({ cardPrintings }: Columns, card: number): [number, number] {
  return [cardPrintings[card] ?? 0, cardPrintings[card + 1] ?? 0]
}

function hasAny(rows: RowSet, [start, end]: [number, number]): boolean {
  for (let row = start; row < end; row++) if (hasRow(rows, row)) return true
  return false
}

function addTo(index: NameIndex, name: string, card: number) {
  const cards = index.get(name)
  if (!cards) index.set(name, [card])
  else if (!cards.includes(card)) cards.push(card)
}

/** The cards whose whole name, a face's, or another name is this one; case and punctuation do not matter. */
export function findCardsNamed(catalogue: Catalogue, name: string): readonly number[] {
  return catalogue.cardsByName.get(foldName(name)) ?? []
}

/** As findCardsNamed, but the others count only when no card is called so as a whole. */
export function findCardsCalled(catalogue: Catalogue, name: string): readonly number[] {
  const folded = foldName(name)
  const cards = findCardsNamed(catalogue, name)
  const whole = cards.filter((card) => isWholeName(catalogue, card, folded))
  return whole.length > 0 ? whole : cards
}

/** Whether a card is called so as a whole, by its folded name. */
export function isWholeName({ texts }: Catalogue, card: number, folded: string): boolean {
  const row = rowText(texts.cardName, card)
  return row === folded || row.startsWith(folded + nameSeparator)
}

/** The printings of a card, newest first. */
export function printingsOfCard({ columns }: Pick<Catalogue, 'columns'>, card: number): number[] {
  const [start = 0, end = start] = columns.cardPrintings.subarray(card, card + 2)
  return Array.from({ length: end - start }, (_, at) => start + at)
}
