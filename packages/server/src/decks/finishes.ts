import { type Finish, isPrintedIn, storedFinish } from '@manafolio/contract'
import { type Catalogue, finishCents, finishesOf, noPrice } from '@manafolio/search'
import { AppError } from '../errors.ts'

/** How copies in a finish are stored. Throws finish_not_printed where the printing has no such copies. */
export function checkedFinish(catalogue: Catalogue, scryfallId: string, finish: Finish): Finish {
  const printed = printedIn(catalogue, scryfallId)
  const stored = storedFinish(printed, finish)
  if (isPrintedIn(printed, stored)) return stored
  throw new AppError('finish_not_printed')
}

/** In US dollars: of the finish or, without a price, of the plainest one that has a price; or noPrice. */
export function copyCents(catalogue: Catalogue, printing: number, finish: Finish): number {
  const own = finish === 'nonfoil' ? noPrice : finishCents(catalogue, printing, finish)
  return own === noPrice ? (catalogue.columns.printingAnyUsd[printing] ?? noPrice) : own
}

/** The finishes that a printing comes in; none when nobody knows. */
export function printedIn(catalogue: Catalogue, scryfallId: string): readonly Finish[] {
  const printing = catalogue.printingById.get(scryfallId)
  return printing === undefined ? [] : finishesOf(catalogue, printing)
}
