import type { Catalogue } from '../catalogue/catalogue.ts'
import { printingsOf } from '../rows/levels.ts'
import { costs, unlessDenied } from '../rows/matchers.ts'
import { addRows, allRows, bothRows, type RowSet } from '../rows/row-set.ts'
import { fold, foldName } from '../text/fold.ts'
import { matchText } from '../text/indexed-text.ts'
import { equalityOps } from './compare.ts'
import type { Filter, Matcher } from './filter.ts'
import { asRequested, quoted } from './statement.ts'

/** Everywhere a character may appear. */
export const lore: Filter = {
  names: ['lore'],
  ops: equalityOps,
  level: 'printing',
  group: 'Names and text',
  example: 'lore:urza',
  help: 'A word in a name of the card, the type line, the rules text or the flavor text.',
  compile: ({ catalogue }, { op, value }) => unlessDenied(op, matchLore(catalogue, value)),
  describe: ({ op, value }) =>
    asRequested(op, {
      yes: `a text on the card includes ${quoted(value)}`,
      no: `no text on the card includes ${quoted(value)}`,
    }),
}

function matchLore(catalogue: Catalogue, value: string): Matcher {
  return {
    cost: costs.phrase,
    select(within) {
      const found = matchText(catalogue.texts.printingFlavor, fold(value)).select(within)
      addRows(found, bothRows(within, printingsOf(catalogue, cardsWith(catalogue, value))))
      return found
    },
  }
}

function cardsWith({ texts, meta }: Catalogue, value: string): RowSet {
  const all = allRows(meta.cardCount)
  const [name, text] = [foldName(value), fold(value)]
  const cards = matchText(texts.cardOracle, text).select(all)
  addRows(cards, matchText(texts.cardType, text).select(all))
  if (name !== '') addRows(cards, matchText(texts.cardName, name).select(all))
  return cards
}
