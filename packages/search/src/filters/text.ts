import type { Texts } from '../catalogue/catalogue.ts'
import { fold } from '../text/fold.ts'
import { rowsContaining } from '../text/text-column.ts'
import { equalityOps } from './compare.ts'
import type { Filter } from './filter.ts'

function textFilter(column: keyof Texts, names: readonly string[], example: string): Filter {
  return {
    names,
    ops: equalityOps,
    level: column.startsWith('card') ? 'card' : 'printing',
    example,
    compile({ texts }, op, value) {
      const wanted = op === '!=' ? 0 : 1
      const rows = rowsContaining(texts[column], fold(value))
      return (row) => rows[row] === wanted
    },
  }
}

/** Any part of the type line: supertype, type or subtype. */
export const type = textFilter('cardType', ['t', 'type'], 't:goblin')

/** The rules text without reminder text. */
export const oracle = textFilter('cardOracle', ['o', 'oracle'], 'o:"draw a card"')

/** The rules text with its reminder text. */
export const fullOracle = textFilter('cardFullOracle', ['fo', 'fulloracle'], 'fo:"two or more"')

export const flavor = textFilter('printingFlavor', ['ft', 'flavor', 'flavour'], 'ft:mishra')

export const artist = textFilter('printingArtist', ['a', 'artist'], 'a:"rebecca guay"')
