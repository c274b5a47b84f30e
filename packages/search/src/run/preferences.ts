import type { Catalogue } from '../catalogue/catalogue.ts'
import { facetsOf, rowsWithFacet } from '../catalogue/facets.ts'
import { noPrice } from '../catalogue/printing-facts.ts'
import { hasRow } from '../rows/row-set.ts'
import type { PriceColumn } from './orderings.ts'

/** Which printing stands for a card: the one with the highest score; the newest among equals. */
export interface Preference {
  says: string
  scoreOf(catalogue: Catalogue): (printing: number) => number
}

export const preferences: ReadonlyMap<string, Preference> = new Map([
  ['newest', { says: 'the newest printing', scoreOf: byRelease(1) }],
  ['oldest', { says: 'the oldest printing', scoreOf: byRelease(-1) }],
  ['usd-low', { says: 'the cheapest in US dollars', scoreOf: byPrice('printingAnyUsd', -1) }],
  ['usd-high', { says: 'the dearest in US dollars', scoreOf: byPrice('printingAnyUsd', 1) }],
  ['eur-low', { says: 'the cheapest in euros', scoreOf: byPrice('printingEur', -1) }],
  ['eur-high', { says: 'the dearest in euros', scoreOf: byPrice('printingEur', 1) }],
  ['tix-low', { says: 'the cheapest in event tickets', scoreOf: byPrice('printingTix', -1) }],
  ['tix-high', { says: 'the dearest in event tickets', scoreOf: byPrice('printingTix', 1) }],
  ['promo', { says: 'promos', scoreOf: byTrait('promo', 1) }],
  ['default', { says: 'printings that look as usual', scoreOf: byTrait('default', 1) }],
  ['atypical', { says: 'printings that look unusual', scoreOf: byTrait('atypical', 1) }],
  ['universesbeyond', { says: 'Universes Beyond', scoreOf: byTrait('universesbeyond', 1) }],
  ['notuniversesbeyond', { says: "Magic's own worlds", scoreOf: byTrait('universesbeyond', -1) }],
  ['best', { says: 'printings that look as usual', scoreOf: byTrait('default', 1) }],
])

function byRelease(sign: 1 | -1): Preference['scoreOf'] {
  return ({ columns }) =>
    (printing) =>
      sign * (columns.printingReleased[printing] ?? 0)
}

function byPrice(column: PriceColumn, sign: 1 | -1): Preference['scoreOf'] {
  return ({ columns }) => {
    const prices = columns[column]
    return (printing) => {
      const price = prices[printing] ?? noPrice
      return price === noPrice ? Number.NEGATIVE_INFINITY : sign * price
    }
  }
}

function byTrait(trait: string, sign: 1 | -1): Preference['scoreOf'] {
  return (catalogue) => {
    const { printingCount } = catalogue.meta
    const rows = rowsWithFacet(facetsOf(catalogue, 'printing'), `is:${trait}`, printingCount)
    return (printing) => (rows && hasRow(rows, printing) ? sign : 0)
  }
}
