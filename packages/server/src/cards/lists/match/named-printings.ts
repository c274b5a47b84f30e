import {
  type CardRecord,
  type Catalogue,
  hasRow,
  isOtherName,
  isWholeName,
  noPrice,
  oddnessOf,
  printingsBearing,
  readRecord,
  usualPrinting,
} from '@manafolio/search'
import type { ParsedName } from './parse-name.ts'

/** The printings that a name stands for. */
export interface Named {
  /** At least one. */
  printings: readonly number[]
  usual: number
  /** Whether they are of different cards. */
  isAmbiguous: boolean
}

/**
 * Of the printings of one set, or of all without a set. Cards go before tokens and the like, whole
 * names before those of faces, and both before other names, for which the printings that bear them
 * go before the rest; the first spelling that finds any decides.
 */
export function printingsNamed(
  catalogue: Catalogue,
  name: ParsedName,
  set?: number,
): Named | undefined {
  for (const { folded, isToken } of name.spellings) {
    const called = likeliest(catalogue, folded, { isToken, set })
    const bearing = printingsBearing(catalogue, called, folded)
    const found = bearing.length > 0 ? bearing : called
    const cards = apart(catalogue, cardsOf(catalogue, found))
    const printings = found.filter((printing) => cards.has(cardOf(catalogue, printing)))
    const usual = usualOf(catalogue, printings)
    if (usual !== undefined) return { printings, usual, isAmbiguous: cards.size > 1 }
  }
  return undefined
}

/** The printing that stands for several. */
export function usualOf(catalogue: Catalogue, printings: readonly number[]): number | undefined {
  return usualPrinting(catalogue, pricedOf(catalogue, printings))
}

/** Of English ones on paper that are no promos those with a price, if there are any; otherwise all. */
function pricedOf(catalogue: Catalogue, printings: readonly number[]): readonly number[] {
  const { printingAnyUsd } = catalogue.columns
  const oddness = oddnessOf(catalogue)
  const priced = printings.filter(
    (printing) => printingAnyUsd[printing] !== noPrice && (oddness[printing] ?? 0) <= plainMost,
  )
  return priced.length > 0 ? priced : printings
}

/** The oddness of a printing of which nothing is odd but its look. */
const plainMost = 1

function cardsOf(catalogue: Catalogue, printings: readonly number[]): Set<number> {
  return new Set(printings.map((printing) => cardOf(catalogue, printing)))
}

function cardOf({ columns }: Catalogue, printing: number): number {
  return columns.printingCard[printing] ?? 0
}

/** What shows a card on both sides may count as one of its own, and is none. */
function apart({ pools }: Catalogue, cards: Set<number>): Set<number> {
  if (cards.size < 2) return cards
  // The pool of cards holds such records.
  const layoutOf = (card: number) => readRecord<CardRecord>(pools.cards, card).layout
  const single = [...cards].filter((card) => layoutOf(card) !== 'reversible_card')
  return single.length > 0 ? new Set(single) : cards
}

interface NameQuery {
  isToken: boolean
  set: number | undefined
}

/** What speaks against a printing, and how much; only those with the least are kept. */
const weights = { otherKind: 4, otherName: 2, faceOnly: 1 }

function likeliest(catalogue: Catalogue, folded: string, wanted: NameQuery): number[] {
  let found: number[] = []
  let least = Number.POSITIVE_INFINITY
  for (const card of catalogue.cardsByName.get(folded) ?? []) {
    const ofName = weightOfName(catalogue, card, folded)
    for (const printing of printingsIn(catalogue, card, wanted.set)) {
      const against =
        ofName + (isToken(catalogue, printing) === wanted.isToken ? 0 : weights.otherKind)
      if (against < least) found = []
      least = Math.min(least, against)
      if (against === least) found.push(printing)
    }
  }
  return found
}

function weightOfName(catalogue: Catalogue, card: number, folded: string): number {
  if (isWholeName(catalogue, card, folded)) return 0
  return isOtherName(catalogue, card, folded) ? weights.otherName : weights.faceOnly
}

/** Those of a card, in one set or all. */
function printingsIn({ columns }: Catalogue, card: number, set: number | undefined): number[] {
  const found: number[] = []
  const end = columns.cardPrintings[card + 1] ?? 0
  for (let printing = columns.cardPrintings[card] ?? 0; printing < end; printing++) {
    if (set === undefined || columns.printingSet[printing] === set) found.push(printing)
  }
  return found
}

/** Or another thing that is no card to play with. */
export function isToken({ visible }: Catalogue, printing: number): boolean {
  return !hasRow(visible.withoutExtras, printing)
}

export function countOnPaper({ visible }: Catalogue, printings: readonly number[]): number {
  return printings.filter((printing) => hasRow(visible.onPaper, printing)).length
}
