import type { Catalogue } from '../catalogue/catalogue.ts'
import { facetsOf, rowsWithFacet } from '../catalogue/facets.ts'
import { printingFlag } from '../catalogue/printing-facts.ts'
import type { PrintingRecord } from '../catalogue/records.ts'
import { hasRow } from '../rows/row-set.ts'
import { readRecord } from '../text/record-pool.ts'

/**
 * What a printing should rather not be when it stands for its card, the worst with the most weight.
 */
const weights = { extra: 16, digital: 8, foreign: 4, promo: 2, unusual: 1 }

const oddnesses = new WeakMap<Catalogue, Uint8Array>()

/**
 * How far from usual each printing is: 0 for one of paper, in English, no promo and of the usual
 * look.
 */
export function oddnessOf(catalogue: Catalogue): Uint8Array {
  const known = oddnesses.get(catalogue) ?? measure(catalogue)
  oddnesses.set(catalogue, known)
  return known
}

/** The printing that represents a card by default: the newest of the least odd. */
export function usualPrinting(
  catalogue: Catalogue,
  printings: Iterable<number>,
): number | undefined {
  const oddness = oddnessOf(catalogue)
  let best: number | undefined
  // The printings of a card are in the order of their release, newest first.
  for (const printing of printings) {
    if (best === undefined || (oddness[printing] ?? 0) < (oddness[best] ?? 0)) best = printing
  }
  return best
}

/** The code of the language that a printing is in. */
export function languageOf(catalogue: Catalogue, printing: number): string {
  const isForeign = ((oddnessOf(catalogue)[printing] ?? 0) & weights.foreign) !== 0
  if (!isForeign) return 'en'
  // The pool of printings holds such records.
  return readRecord<PrintingRecord>(catalogue.pools.printings, printing).lang ?? 'en'
}

/** Tokens, art cards and the like, which most searches leave out. */
export function isExtraIn({ columns }: Catalogue, printing: number): boolean {
  return ((columns.printingFlags[printing] ?? 0) & printingFlag.extra) !== 0
}

/** Exists in digital form only. */
export function isDigitalIn({ columns }: Catalogue, printing: number): boolean {
  return ((columns.printingFlags[printing] ?? 0) & printingFlag.digital) !== 0
}

function measure(catalogue: Catalogue): Uint8Array {
  const { printingFlags } = catalogue.columns
  const isEnglish = hasFacet(catalogue, 'lang:en')
  const isPromo = hasFacet(catalogue, 'is:promo')
  const isUsual = hasFacet(catalogue, 'is:default')
  const oddness = new Uint8Array(printingFlags.length)
  for (let printing = 0; printing < oddness.length; printing++) {
    oddness[printing] =
      (isExtraIn(catalogue, printing) ? weights.extra : 0) +
      (isDigitalIn(catalogue, printing) ? weights.digital : 0) +
      (isEnglish(printing) ? 0 : weights.foreign) +
      (isPromo(printing) ? weights.promo : 0) +
      (isUsual(printing) ? 0 : weights.unusual)
  }
  return oddness
}

/** Whether printings have a facet such as “is:foil”. */
export function hasFacet(catalogue: Catalogue, facet: string): (printing: number) => boolean {
  const { printingCount } = catalogue.meta
  const rows = rowsWithFacet(facetsOf(catalogue, 'printing'), facet, printingCount)
  return (printing) => rows !== undefined && hasRow(rows, printing)
}
