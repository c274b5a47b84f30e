import {
  type CopiesKind,
  type Finish,
  type Language,
  languages,
  plainKind,
} from '@manafolio/contract'
import { type Catalogue, finishesOf, type PrintingRecord, readRecord } from '@manafolio/search'
import { AppError } from '../errors.ts'
import type { EntryState } from './entry-state.ts'
import { asPrinted } from './variants.ts'

/** The finishes in which a printing comes, the plainest first; none when nobody knows. */
export function printedIn(catalogue: Catalogue, scryfallId: string): readonly Finish[] {
  const printing = catalogue.printingById.get(scryfallId)
  return printing === undefined ? [] : finishesOf(catalogue, printing)
}

/** The default kind of copies: in the plainest finish and the language of the printing. */
export function usualKind(catalogue: Catalogue, scryfallId: string): CopiesKind {
  const [finish = plainKind.finish] = printedIn(catalogue, scryfallId)
  return { ...plainKind, finish, language: languageOf(catalogue, scryfallId) }
}

function languageOf({ printingById, pools }: Catalogue, scryfallId: string): Language {
  const printing = printingById.get(scryfallId)
  if (printing === undefined) return plainKind.language
  const { lang } = readRecord<PrintingRecord>(pools.printings, printing)
  return languages.find((language) => language === lang) ?? plainKind.language
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
