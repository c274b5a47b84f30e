import type { Columns } from '../catalogue/columns.ts'
import { noPrice } from '../catalogue/printing-facts.ts'
import { keyNames } from '../query/key-names.ts'
import { matchNumbers } from '../rows/matchers.ts'
import { allOps, numberIn } from './compare.ts'
import type { Filter } from './filter.ts'
import { describeNumber } from './statement.ts'

type PriceColumn = keyof Columns &
  (
    | 'printingAnyUsd'
    | 'printingUsdFoil'
    | 'printingUsdEtched'
    | 'printingEur'
    | 'printingEurFoil'
    | 'printingTix'
  )

interface PriceFilter extends Pick<Filter, 'names' | 'example' | 'help'> {
  column: PriceColumn
  noun: string
  sign: string
}

const missing = 'the loaded card data has no such prices'

/** A printing without a price matches no comparison. */
function priceFilter({ column, noun, sign, ...filter }: PriceFilter): Filter {
  return {
    ...filter,
    ops: allOps,
    level: 'printing',
    group: 'Prices',
    compile({ catalogue: { columns } }, { op, value }) {
      const target = numberIn(value.replace(/^[$€]/, ''))
      if (target === undefined) return `“${value}” is not a price`
      const prices = columns[column]
      if (prices.every((price) => price === noPrice)) return missing
      return matchNumbers(prices, op, Math.round(target * 100), noPrice + 1)
    },
    describe: ({ op, value }) => describeNumber(noun, op, sign + value.replace(/^[$€]/, '')),
  }
}

export const usd = priceFilter({
  names: keyNames.usd,
  column: 'printingAnyUsd',
  noun: 'the price',
  sign: '$',
  example: 'usd<5',
  help: 'The market price in US dollars, of the plainest finish that has one.',
})

export const usdFoil = priceFilter({
  names: ['usdfoil'],
  column: 'printingUsdFoil',
  noun: 'the foil price',
  sign: '$',
  example: 'usdfoil>=100',
  help: 'The market price of the foil in US dollars.',
})

export const usdEtched = priceFilter({
  names: ['usdetched'],
  column: 'printingUsdEtched',
  noun: 'the price of the etched foil',
  sign: '$',
  example: 'usdetched<2',
  help: 'The market price of the etched foil in US dollars.',
})

export const eur = priceFilter({
  names: ['eur'],
  column: 'printingEur',
  noun: 'the price',
  sign: '€',
  example: 'eur<5',
  help: 'The market price in euros, not of the foil.',
})

export const eurFoil = priceFilter({
  names: ['eurfoil'],
  column: 'printingEurFoil',
  noun: 'the foil price',
  sign: '€',
  example: 'eurfoil>=100',
  help: 'The market price of the foil in euros.',
})

export const tix = priceFilter({
  names: ['tix'],
  column: 'printingTix',
  noun: 'the price in event tickets',
  sign: '',
  example: 'tix<0.1',
  help: 'The price on Magic Online in event tickets.',
})
