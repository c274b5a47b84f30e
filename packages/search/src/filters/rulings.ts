import type { Catalogue } from '../catalogue/catalogue.ts'
import { hasRulings } from '../catalogue/rulings.ts'
import { withUsualSymbols } from '../mana/symbols.ts'
import { readPattern } from '../pattern/read-pattern.ts'
import { unlessDenied } from '../rows/matchers.ts'
import { addRow, allRows, emptyLike, forEachRow, hasRow, type RowSet } from '../rows/row-set.ts'
import { fold } from '../text/fold.ts'
import { matchText } from '../text/indexed-text.ts'
import { equalityOps } from './compare.ts'
import type { Filter, Matcher, Scope, Term } from './filter.ts'
import { asRequested, quoted } from './statement.ts'
import { matchTextPattern } from './text-matchers.ts'

export const rulings: Filter = {
  names: ['rulings', 'ruling'],
  ops: equalityOps,
  level: 'card',
  group: 'Names and text',
  example: 'rulings:"mana value"',
  help: 'A text in one of the rulings on the card. Needs rulings.',
  takesPatterns: true,
  words: ({ texts }) => texts.comment.index,
  compile(scope, term) {
    if (!hasRulings(scope.catalogue)) return 'no rulings are loaded'
    const comments = matchComments(scope, term)
    if (typeof comments === 'string') return comments
    return unlessDenied(term.op, matchCards(scope.catalogue, comments))
  },
  describe({ op, value, style }) {
    const rest = style === 'regex' ? `matches /${value}/` : `includes ${quoted(value)}`
    return asRequested(op, { yes: `a ruling ${rest}`, no: `no ruling ${rest}` })
  },
}

function matchComments({ catalogue, patternTime }: Scope, { style, value }: Term) {
  const { texts } = catalogue
  if (style !== 'regex') return matchText(texts.comment, withUsualSymbols(fold(value)))
  const pattern = readPattern(withUsualSymbols(value))
  if (typeof pattern === 'string') return pattern
  if (pattern.namesItself) return '“~” has no meaning in rulings, which use the names of cards'
  return matchTextPattern(texts, texts.comment, pattern, patternTime)
}

/** The cards with a ruling that has one of the comments. */
function matchCards({ columns, texts }: Catalogue, comments: Matcher): Matcher {
  const { cardRulingStarts, rulingComment } = columns
  const hasRuling = (card: number, found: RowSet) => {
    const end = cardRulingStarts[card + 1] ?? 0
    for (let ruling = cardRulingStarts[card] ?? 0; ruling < end; ruling++) {
      if (hasRow(found, rulingComment[ruling] ?? 0)) return true
    }
    return false
  }
  return {
    cost: comments.cost,
    select(within) {
      const found = comments.select(allRows(texts.comment.starts.length - 1))
      const cards = emptyLike(within)
      forEachRow(within, (card) => {
        if (hasRuling(card, found)) addRow(cards, card)
      })
      return cards
    },
  }
}
