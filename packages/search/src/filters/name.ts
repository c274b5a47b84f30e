import { type Catalogue, findCardsNamed } from '../catalogue/catalogue.ts'
import { matchPattern } from '../pattern/match-pattern.ts'
import { readPattern } from '../pattern/read-pattern.ts'
import { matchRows, unlessDenied } from '../rows/matchers.ts'
import { rowsOf } from '../rows/row-set.ts'
import { foldName } from '../text/fold.ts'
import { matchText } from '../text/indexed-text.ts'
import { rowText } from '../text/text-column.ts'
import { equalityOps } from './compare.ts'
import type { Filter, Matcher, Scope } from './filter.ts'
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
    if (term.style === 'regex') return matchNamePattern(scope, term.value)
    const text = foldName(term.value)
    if (text === '') return 'it has no letters or digits'
    if (term.op === '=') return matchWholeName(scope.catalogue, term.value)
    return unlessDenied(term.op, matchText(scope.catalogue.texts.cardName, text))
  },
  describe: (term) => describeText('the name', term),
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
