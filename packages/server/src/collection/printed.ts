import { type CopiesKind, type Finish, plainKind } from '@manafolio/contract'
import { type Catalogue, finishesOf } from '@manafolio/search'
import { AppError } from '../errors.ts'
import type { EntryState } from './entry-state.ts'
import { asPrinted } from './variants.ts'

/** The finishes in which a printing comes, the plainest first; none when nobody knows. */
export function printedIn(catalogue: Catalogue, scryfallId: string): readonly Finish[] {
  const printing = catalogue.printingById.get(scryfallId)
  return printing === undefined ? [] : finishesOf(catalogue, printing)
}

/** The default kind of copies. */
export function usualKind(catalogue: Catalogue, scryfallId: string): CopiesKind {
  return { ...plainKind, finish: printedIn(catalogue, scryfallId)[0] ?? plainKind.finish }
}

/** Throws when a copy has a finish in which the printing does not come. */
export function checkFinishes(
  catalogue: Catalogue,
  scryfallId: string,
  kinds: readonly CopiesKind[],
): void {
  const known = printedIn(catalogue, scryfallId)
  if (known.length > 0 && kinds.some(({ finish }) => !known.includes(finish))) {
    throw new AppError('finish_not_printed')
  }
}

/** An entry whose copies are of finishes that the printing has. */
export function entryAsPrinted(
  catalogue: Catalogue,
  scryfallId: string,
  state: EntryState,
): EntryState {
  const variants = asPrinted(state.variants, printedIn(catalogue, scryfallId))
  return variants === state.variants ? state : { ...state, variants }
}
