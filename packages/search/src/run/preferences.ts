import type { Catalogue } from '../catalogue/catalogue.ts'
import { facetsOf, rowsWithFacet } from '../catalogue/facets.ts'
import { noPrice } from '../catalogue/printing-facts.ts'
import { hasRow } from '../rows/row-set.ts'
import type { PriceColumn } from './orderings.ts'

/** Which printing stands for a card: the one with the highest score; the newest among equals. */
export interface Preference {
  description: string
  scoreOf(catalogue: Catalogue): (printing: number) => number
}

export const preferences: ReadonlyMap<string, Preference> = new Map([
  ['newest', { description: 'the newest printing', scoreOf: byRelease(1) }],
  ['oldest', { description: 'the oldest printing', scoreOf: byRelease(-1) }],
  [
    'usd-low',
    { description: 'the cheapest in US dollars', scoreOf: byPrice('printingAnyUsd', -1) },
  ],
  ['usd-high', { description: 'the dearest in US dollars', scoreOf: byPrice('printingAnyUsd', 1) }],
  ['eur-low', { description: 'the cheapest in euros', scoreOf: byPrice('printingEur', -1) }],
  ['eur-high', { description: 'the dearest in euros', scoreOf: byPrice('printingEur', 1) }],
  [
    'tix-low',
    { description: 'the cheapest in event tickets', scoreOf: byPrice('printingTix', -1) },
  ],
  ['tix-high', { description: 'the dearest in event tickets', scoreOf: byPrice('printingTix', 1) }],
  ['promo', { description: 'promos', scoreOf: byTrait('promo', 1) }],
  ['default', { description: 'printings that look as usual', scoreOf: byTrait('default', 1) }],
  ['atypical', { description: 'printings that look unusual', scoreOf: byTrait('atypical', 1) }],
  ['universesbeyond', { description: 'Universes Beyond', scoreOf: byTrait('universesbeyond', 1) }],
  [
    'notuniversesbeyond',
    { description: "Magic's own worlds", scoreOf: byTrait('universesbeyond', -1) },
  ],
  ['best', { description: 'printings that look as usual', scoreOf: byTrait('default', 1) }],
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
