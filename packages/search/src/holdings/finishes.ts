import { type Finish, finishes } from '@manafolio/contract'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { facetsOf, rowsWithFacet } from '../catalogue/facets.ts'
import { noPrice } from '../catalogue/printing-facts.ts'
import { forEachRow } from '../rows/row-set.ts'

const masks = new WeakMap<Catalogue, Uint8Array>()

/**
 * The finishes that a printing comes in, the plainest first; none when the card data does not say.
 */
export function finishesOf(catalogue: Catalogue, printing: number): readonly Finish[] {
  const known = masks.get(catalogue) ?? finishMasks(catalogue)
  masks.set(catalogue, known)
  return byMask[known[printing] ?? 0] ?? []
}

/** For each set of finishes, as bits in their order, the list of them. */
const byMask: readonly (readonly Finish[])[] = Array.from(
  { length: 2 ** finishes.length },
  (_, mask) => finishes.filter((_, bit) => (mask & (1 << bit)) !== 0),
)

function finishMasks(catalogue: Catalogue): Uint8Array {
  const { printingCount } = catalogue.meta
  const facets = facetsOf(catalogue, 'printing')
  const found = new Uint8Array(printingCount)
  for (const [bit, finish] of finishes.entries()) {
    const rows = rowsWithFacet(facets, `is:${finish}`, printingCount)
    if (!rows) continue
    forEachRow(rows, (printing) => {
      found[printing] = (found[printing] ?? 0) | (1 << bit)
    })
  }
  return found
}

const priceColumns = {
  nonfoil: 'printingUsd',
  foil: 'printingUsdFoil',
  etched: 'printingUsdEtched',
} as const satisfies Record<Finish, string>

/**
 * USD cents of a printing in a finish, or noPrice: a foil without a price is not priced as nonfoil.
 */
export function finishCents({ columns }: Catalogue, printing: number, finish: Finish): number {
  return columns[priceColumns[finish]][printing] ?? noPrice
}
