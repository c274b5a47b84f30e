import type { Catalogue, SetInfo } from '../catalogue/catalogue.ts'
import { printingFlag } from '../catalogue/printing-facts.ts'
import { hasFacet } from './usual-printing.ts'

/** What the printings of a set say about it. */
export interface SetFacts extends SetInfo {
  printings: number
  /** Of its earliest printing, as the number yyyymmdd. */
  released: number
  /** Whether all of it exists in digital form only. */
  isDigital: boolean
  hasFoil: boolean
  hasNonfoil: boolean
}

/** Every set, in the order of meta.sets. */
export function setFacts(catalogue: Catalogue): SetFacts[] {
  const { meta, columns } = catalogue
  const isFoil = hasFacet(catalogue, 'is:foil')
  const isNonfoil = hasFacet(catalogue, 'is:nonfoil')
  const facts = meta.sets.map((set) => ({ ...set, ...nothingKnown }))
  for (let printing = 0; printing < meta.printingCount; printing++) {
    const set = facts[columns.printingSet[printing] ?? 0]
    if (!set) continue
    set.printings++
    set.released = Math.min(set.released, columns.printingReleased[printing] ?? 0)
    set.isDigital &&= ((columns.printingFlags[printing] ?? 0) & printingFlag.digital) !== 0
    set.hasFoil ||= isFoil(printing)
    set.hasNonfoil ||= isNonfoil(printing)
  }
  return facts
}

const nothingKnown = {
  printings: 0,
  released: Number.POSITIVE_INFINITY,
  isDigital: true,
  hasFoil: false,
  hasNonfoil: false,
}
