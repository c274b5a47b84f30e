import { noPrice } from '../catalogue/printing-facts.ts'
import { allOps, compare, numberIn } from './compare.ts'
import type { Filter } from './filter.ts'

function priceFilter(column: 'printingAnyUsd' | 'printingEur', name: string): Filter {
  return {
    names: [name],
    ops: allOps,
    level: 'printing',
    example: `${name}<5`,
    compile({ columns }, op, value) {
      const wanted = numberIn(value.replace(/^[$€]/, ''))
      if (wanted === undefined) return `“${value}” is not a price`
      const prices = columns[column]
      const wantedCents = Math.round(wanted * 100)
      return (printing) => {
        const price = prices[printing] ?? noPrice
        return price !== noPrice && compare[op](price, wantedCents)
      }
    },
  }
}

/** The market price in US dollars. A printing without a price is neither cheap nor dear. */
export const usd = priceFilter('printingAnyUsd', 'usd')

/** The market price in euros, of the nonfoil finish. */
export const eur = priceFilter('printingEur', 'eur')
