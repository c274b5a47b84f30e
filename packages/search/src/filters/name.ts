import { type Catalogue, findCardsNamed, nameSeparator } from '../catalogue/catalogue.ts'
import { matchPattern } from '../pattern/match-pattern.ts'
import { readPattern } from '../pattern/read-pattern.ts'
import type { Op } from '../query/tokens.ts'
import { matchRows, unlessDenied } from '../rows/matchers.ts'
import { addRange, noRows, rowsOf } from '../rows/row-set.ts'
import { bisect } from '../text/bisect.ts'
import { foldName } from '../text/fold.ts'
import { matchText } from '../text/indexed-text.ts'
import { rowText } from '../text/text-column.ts'
import { allOps } from './compare.ts'
import type { Filter, Matcher, Scope, Term } from './filter.ts'
import { quoted, statementOf } from './statement.ts'
import { describeText } from './text.ts'

/** Also used for bare words. `=` matches the whole name, or that of a face. */
export const name: Filter = {
  names: ['name', 'n'],
  ops: allOps,
  level: 'card',
  group: 'Names and text',
  example: 'name:/^a.*z$/',
  help: 'Part of the name or of another name of the card, like bare words; = matches a whole name, or that of a face; < and > compare alphabetically. Patterns look at the name itself.',
  takesPatterns: true,
  compile(scope, term) {
    const matcher = matcherOf(scope, term)
    return typeof matcher === 'string' ? matcher : unlessDenied(term.op, matcher)
  },
  describe(term) {
    const order = term.style === 'regex' ? undefined : orders[term.op]
    if (order) return statementOf('the name', 'is', `${order} ${quoted(term.value)}`)
    const isWhole = term.op === '=' && term.style !== 'regex'
    return isWhole
      ? statementOf('the name', 'is', quoted(term.value))
      : describeText('the name', term)
  },
}

/** Compares alphabetically. */
const orders: Partial<Record<Op, string>> = {
  '<': 'before',
  '<=': 'at or before',
  '>': 'after',
  '>=': 'at or after',
}

function matcherOf(scope: Scope, { op, value, style }: Term): Matcher | string {
  if (style === 'regex') {
    return orders[op] ? 'a pattern has no place in the alphabet' : matchNamePattern(scope, value)
  }
  const text = foldName(value)
  if (text === '') return 'it has no letters or digits'
  if (op === '=') return matchWholeName(scope.catalogue, value)
  if (orders[op]) return matchPlace(scope.catalogue, op, text)
  return matchText(scope.catalogue.texts.cardName, text)
}

/** Cards are sorted by their folded names. */
function matchPlace({ texts, meta }: Catalogue, op: Op, text: string): Matcher {
  const nameOf = (card: number) => rowText(texts.cardName, card).split(nameSeparator, 1)[0] ?? ''
  const start = bisect(meta.cardCount, (card) => nameOf(card) >= text)
  const end = bisect(meta.cardCount, (card) => nameOf(card) > text)
  const places: Partial<Record<Op, [number, number]>> = {
    '<': [0, start],
    '<=': [0, end],
    '>': [end, meta.cardCount],
    '>=': [start, meta.cardCount],
  }
  const rows = noRows(meta.cardCount)
  addRange(rows, ...(places[op] ?? [0, 0]))
  return matchRows(rows)
}

export function matchWholeName(catalogue: Catalogue, text: string): Matcher {
  return matchRows(rowsOf(findCardsNamed(catalogue, text), catalogue.meta.cardCount))
}

/** Patterns match names with their punctuation, those of two faces joined by " // ". */
function matchNamePattern({ catalogue, patternTime }: Scope, source: string): Matcher | string {
  const pattern = readPattern(source)
  if (typeof pattern === 'string') return pattern
  const textOf = (card: number) => rowText(catalogue.texts.cardFoldedTitle, card)
  return matchPattern({ pattern, textOf, time: patternTime })
}
