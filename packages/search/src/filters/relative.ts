import { currencyNames, noveltyNames } from '../catalogue/relatives.ts'
import { matchRows, unlessDenied } from '../rows/matchers.ts'
import { equalityOps } from './compare.ts'
import { findRows } from './facet.ts'
import type { Filter } from './filter.ts'
import { asRequested, type Statement } from './statement.ts'

/** Each has rows as soon as any printing has the compared data. */
const missing = 'the loaded card data does not include it'

interface RelativeFilter extends Pick<Filter, 'names' | 'group' | 'example' | 'help'> {
  facet: string
  known: readonly string[]
  sentence(value: string): Statement
}

/** A filter on the results of relatives.ts, which compares the printings of a card. */
function relativeFilter({ facet, known, sentence, ...filter }: RelativeFilter): Filter {
  return {
    ...filter,
    ops: equalityOps,
    level: 'printing',
    values: () => known.map((value) => ({ value })),
    compile({ catalogue }, { op, value }) {
      const word = value.toLowerCase()
      if (!known.includes(word)) return `“${value}” is none of ${known.join(', ')}`
      const rows = findRows(catalogue, 'printing', `${facet}:${word}`)
      if (!rows) return missing
      return unlessDenied(op, matchRows(rows))
    },
    describe({ op, value }) {
      const statement = sentence(value.toLowerCase())
      return asRequested(op, statement)
    },
  }
}

export const novelty = relativeFilter({
  names: ['new'],
  facet: 'new',
  known: noveltyNames,
  group: 'Printings',
  example: 'new:art',
  help: 'Printings that were the first of their card with their rarity, art, artist, flavor, frame or language.',
  sentence: (value) => ({
    yes: `it was the first printing of its card with this ${titleOf(value)}`,
    no: `it was not the first printing of its card with this ${titleOf(value)}`,
  }),
})

export const cheapest = relativeFilter({
  names: ['cheapest'],
  facet: 'cheapest',
  known: currencyNames,
  group: 'Prices',
  example: 'cheapest:usd',
  help: 'The cheapest printing of each card, in usd, eur or tix.',
  sentence: (value) => ({
    yes: `it is the cheapest printing of its card in ${titleOf(value)}`,
    no: `it is not the cheapest printing of its card in ${titleOf(value)}`,
  }),
})

const titles = new Map([
  ['usd', 'US dollars'],
  ['eur', 'euros'],
  ['tix', 'event tickets'],
  ['flavor', 'flavor text'],
])

function titleOf(value: string): string {
  return titles.get(value) ?? value
}
