import { type Catalogue, findCardsNamed } from '../catalogue/catalogue.ts'
import { matchPattern } from '../pattern/match-pattern.ts'
import { readPattern } from '../pattern/read-pattern.ts'
import { matchRows, unlessDenied } from '../rows/matchers.ts'
import { rowsOf } from '../rows/row-set.ts'
import { foldName } from '../text/fold.ts'
import { matchText } from '../text/indexed-text.ts'
import { rowText } from '../text/text-column.ts'
import { equalityOps } from './compare.ts'
import type { Filter, Matcher, Scope, Term } from './filter.ts'
import { quoted, says } from './statement.ts'
import { describeText } from './text.ts'

/** Also what a bare word is short for. `=` asks for the whole name, or a face's. */
export const name: Filter = {
  names: ['name', 'n'],
  ops: equalityOps,
  level: 'card',
  group: 'Names and text',
  example: 'name:/^a.*z$/',
  help: 'A part of the name, as bare words are; with = the whole name, or that of a face.',
  takesPatterns: true,
  compile(scope, term) {
    const matcher = matcherOf(scope, term)
    return typeof matcher === 'string' ? matcher : unlessDenied(term.op, matcher)
  },
  describe(term) {
    const isWhole = term.op === '=' && term.style !== 'regex'
    return isWhole ? says('the name', 'is', quoted(term.value)) : describeText('the name', term)
  },
}

function matcherOf(scope: Scope, { op, value, style }: Term): Matcher | string {
  if (style === 'regex') return matchNamePattern(scope, value)
  const text = foldName(value)
  if (text === '') return 'it has no letters or digits'
  if (op === '=') return matchWholeName(scope.catalogue, value)
  return matchText(scope.catalogue.texts.cardName, text)
}

export function matchWholeName(catalogue: Catalogue, text: string): Matcher {
  return matchRows(rowsOf(findCardsNamed(catalogue, text), catalogue.meta.cardCount))
}

/** Patterns see names with their punctuation, those of two faces joined by " // ". */
function matchNamePattern({ catalogue, clockMs }: Scope, source: string): Matcher | string {
  const pattern = readPattern(source)
  if (typeof pattern === 'string') return pattern
  const textOf = (card: number) => rowText(catalogue.texts.cardFoldedTitle, card)
  return matchPattern({ pattern, textOf, clockMs })
}
