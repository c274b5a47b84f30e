import { type CardCost, readCardCost } from '../mana/cost-text.ts'
import { allRows, type RowSet, rowsWhere } from '../rows/row-set.ts'
import { foldName } from '../text/fold.ts'
import { type RowIndex, rowIndexSteps } from '../text/row-index.ts'
import { rowText, type TextColumn } from '../text/text-column.ts'
import type { CatalogueMeta, SetInfo } from './catalogue-meta.ts'
import type { Columns, Pools, Texts } from './columns.ts'
import { printingFlag } from './printing-facts.ts'

export type { CatalogueMeta, SetInfo }

export interface CatalogueParts {
  meta: CatalogueMeta
  columns: Columns
  texts: Texts
  pools: Pools
}

/** All printings in memory, with what finding them needs. */
export interface Catalogue extends CatalogueParts {
  printingById: RowIndex
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
  const cardsByName = yield* nameIndexSteps(texts.cardName)
  return { ...parts, numberDigits, costs, visible, printingById, cardsByName }
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

const cardsPerStep = 1024

function* nameIndexSteps(names: TextColumn): Generator<undefined, Map<string, number[]>> {
  const index = new Map<string, number[]>()
  for (let card = 0; card + 1 < names.starts.length; card++) {
    if (card % cardsPerStep === 0) yield
    for (const name of rowText(names, card).split(nameSeparator)) {
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
