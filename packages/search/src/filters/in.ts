import { rarities } from '@manafolio/contract'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { cardsWithAny } from '../rows/levels.ts'
import { matchRows, unlessDenied } from '../rows/matchers.ts'
import { emptyLike, isEmptySet, type RowSet, rowsWhere } from '../rows/row-set.ts'
import { fold, withoutSeparators } from '../text/fold.ts'
import { equalityOps } from './compare.ts'
import { facetValues, findRows } from './facet.ts'
import type { Filter } from './filter.ts'
import { languageCode } from './language.ts'
import { rarityNumber } from './rarity.ts'
import { setValues } from './set.ts'
import { asRequested, quoted } from './statement.ts'

/** Matches on all printings of a card, so that `in:lea -s:lea` finds later printings of Alpha cards. */
export const inPrintings: Filter = {
  names: ['in'],
  ops: equalityOps,
  level: 'card',
  group: 'Printings',
  example: 'in:lea',
  help: 'Cards with any printing in a set, a type of sets, a rarity, a game, a language, or boosters.',
  values: (catalogue) => [
    ...setValues(catalogue),
    ...rarities.map((value) => ({ value })),
    ...facetNames.flatMap((facet) => facetValues(catalogue, 'printing', facet)),
  ],
  compile({ catalogue }, { op, value }) {
    const printings = printingsIn(catalogue, fold(value))
    if (isEmptySet(printings)) return `no printing is known to be in “${value}”`
    return unlessDenied(op, matchRows(cardsWithAny(catalogue, printings)))
  },
  describe({ op, value }) {
    const statement = {
      yes: `it has a printing in ${quoted(value)}`,
      no: `it has no printing in ${quoted(value)}`,
    }
    return asRequested(op, statement)
  },
}

const facetNames = ['game', 'lang', 'settype']

function printingsIn(catalogue: Catalogue, word: string): RowSet {
  const { meta, columns, visible } = catalogue
  const set = meta.sets.findIndex(({ code }) => code === word)
  if (set >= 0) return rowsWhere(visible.all, (row) => columns.printingSet[row] === set)
  const rarity = rarityNumber(word)
  if (rarity >= 0) return rowsWhere(visible.all, (row) => columns.printingRarity[row] === rarity)
  const plain = withoutSeparators(word)
  const facets = [`lang:${languageCode(word)}`, `game:${word}`, `settype:${plain}`, `is:${word}`]
  for (const facet of facets) {
    const rows = findRows(catalogue, 'printing', facet)
    if (rows) return rows
  }
  return emptyLike(visible.all)
}
