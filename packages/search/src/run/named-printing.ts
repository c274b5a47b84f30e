import {
  type Catalogue,
  findCardsNamed,
  isWholeName,
  printingsOfCard,
} from '../catalogue/catalogue.ts'
import { foldName } from '../text/fold.ts'
import { printingsBearing } from './other-names.ts'
import { isExtraIn, usualPrinting } from './usual-printing.ts'

/** Which printings count: all, or those of one set. */
export type Wanted = (printing: number) => boolean

/**
 * The usual printing of the card that is called so, as a whole or on a face; case, accents and
 * punctuation do not matter. Cards go before tokens and the like, whole names before those of faces.
 * For another name of the card it is the printing that bears it.
 */
export function printingNamed(
  catalogue: Catalogue,
  name: string,
  isWanted: Wanted = () => true,
): number | undefined {
  const folded = foldName(name)
  const all = printingsOfCards(catalogue, findCardsNamed(catalogue, name)).filter(isWanted)
  const cards = cardsFirst(catalogue, all)
  const named = orAll(cards, (printing) =>
    isWholeName(catalogue, catalogue.columns.printingCard[printing] ?? 0, folded),
  )
  const bearing = printingsBearing(catalogue, named, folded)
  return usualPrinting(catalogue, bearing.length > 0 ? bearing : named)
}

export function printingsOfCards(catalogue: Catalogue, cards: readonly number[]): number[] {
  return cards.flatMap((card) => printingsOfCard(catalogue, card))
}

/** Without tokens and the like, unless there is nothing else. */
export function cardsFirst(catalogue: Catalogue, printings: number[]): number[] {
  return orAll(printings, (printing) => !isExtraIn(catalogue, printing))
}

/** Those that pass, or all when none does. */
function orAll(printings: number[], passes: Wanted): number[] {
  const passing = printings.filter(passes)
  return passing.length > 0 ? passing : printings
}
