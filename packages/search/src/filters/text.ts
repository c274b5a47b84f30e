import type { Catalogue } from '../catalogue/catalogue.ts'
import { withUsualSymbols } from '../mana/symbols.ts'
import { readPattern } from '../pattern/read-pattern.ts'
import { keyNames } from '../query/key-names.ts'
import { unlessDenied } from '../rows/matchers.ts'
import { fold } from '../text/fold.ts'
import { matchText } from '../text/indexed-text.ts'
import { rowText } from '../text/text-column.ts'
import { wordCount, wordsThat } from '../text/word-index.ts'
import { equalityOps } from './compare.ts'
import type { Filter, Scope, Term, Value } from './filter.ts'
import { onlyExtras, printingsOfEach } from './only-extras.ts'
import { asRequested, quoted, type Statement, statementOf } from './statement.ts'
import { matchTextPattern, matchTilde } from './text-matchers.ts'

interface TextFilter
  extends Pick<Filter, 'names' | 'group' | 'example' | 'help' | 'values' | 'extrasNamed'> {
  column: 'cardType' | 'cardOracle' | 'cardFullOracle' | 'printingFlavor'
  /** Its name in a sentence. */
  noun: string
}

function textFilter({ column, noun, ...filter }: TextFilter): Filter {
  return {
    ...filter,
    ops: equalityOps,
    level: column.startsWith('card') ? 'card' : 'printing',
    takesPatterns: true,
    words: ({ texts }) => texts[column].index,
    compile(scope, term) {
      const matcher = matcherOf(scope, column, term)
      return typeof matcher === 'string' ? matcher : unlessDenied(term.op, matcher)
    },
    describe: (term) => describeText(noun, term),
  }
}

function matcherOf(
  { catalogue: { texts }, patternTime }: Scope,
  name: TextFilter['column'],
  term: Term,
) {
  const column = texts[name]
  if (term.style === 'regex') {
    const pattern = readPattern(withUsualSymbols(term.value))
    if (typeof pattern === 'string') return pattern
    return matchTextPattern(texts, column, pattern, patternTime)
  }
  const text = withUsualSymbols(fold(term.value))
  const speaksOfItself = text.includes('~') && name.endsWith('Oracle')
  return speaksOfItself ? matchTilde(texts, column, text) : matchText(column, text)
}

/** `o:draw` is “the rules text includes “draw””. */
export function describeText(noun: string, { op, value, style }: Term): Statement {
  const statement =
    style === 'regex'
      ? statementOf(noun, 'matches', `/${value}/`)
      : statementOf(noun, 'includes', quoted(value))
  return asRequested(op, statement)
}

export const type = textFilter({
  names: keyNames.type,
  column: 'cardType',
  noun: 'the type line',
  group: 'Types and numbers',
  example: 't:goblin',
  help: 'Any part of the type line of any face: supertype, type or subtype.',
  values: typeWords,
  extrasNamed: (catalogue, { value }) =>
    onlyExtras(catalogue, printingsOfEach(catalogue, cardsOfType(catalogue, fold(value)))),
})

/** Those with the words of a text, one after the other: “plane” is no part of “planeswalker” here. */
function* cardsOfType({ texts }: Catalogue, text: string): Generator<number> {
  const { index } = texts.cardType
  const [first = ''] = text.split(' ')
  const [word] = wordsThat.are(index, first)
  if (word === undefined) return
  for (const card of index.rows.subarray(index.starts[word], index.starts[word + 1])) {
    if (` ${rowText(texts.cardType, card)} `.includes(` ${text} `)) yield card
  }
}

/** The words of all type lines. */
function typeWords({ texts }: Catalogue): Value[] {
  const { index } = texts.cardType
  const words = Array.from({ length: wordCount(index) }, (_, word) => rowText(index.words, word))
  return words.filter((word) => /^[a-z]/.test(word)).map((value) => ({ value }))
}

export const oracle = textFilter({
  names: ['o', 'oracle'],
  column: 'cardOracle',
  noun: 'the rules text',
  group: 'Names and text',
  example: 'o:"draw a card"',
  help: 'The rules text without reminder text; ~ stands for the card itself.',
})

export const fullOracle = textFilter({
  names: ['fo', 'fulloracle'],
  column: 'cardFullOracle',
  noun: 'the rules text with its reminders',
  group: 'Names and text',
  example: 'fo:"two or more"',
  help: 'The rules text with its reminder text.',
})

export const flavor = textFilter({
  names: ['ft', 'flavor', 'flavour'],
  column: 'printingFlavor',
  noun: 'the flavor text',
  group: 'Artwork and frames',
  example: 'ft:mishra',
  help: 'The flavor text.',
})
