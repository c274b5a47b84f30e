import type { Catalogue } from '../catalogue/catalogue.ts'
import { andList, orList } from '../filters/list-format.ts'
import { name } from '../filters/name.ts'
import { cardForShort } from '../filters/short-names.ts'
import { quoted, type Statement } from '../filters/statement.ts'
import { findFilter } from '../filters/table.ts'
import type { FilterTerm, NameTerm, Query } from '../query/tree.ts'
import type { Compiled } from '../run/compile.ts'
import { findSetting, settingValue } from '../settings/table.ts'
import { foldName } from '../text/fold.ts'
import { rowText } from '../text/text-column.ts'

/** The valid part of a query as one sentence; empty if there is none. */
export function describeQuery(
  catalogue: Catalogue,
  { found, settings }: Pick<Compiled, 'found' | 'settings'>,
): string {
  if (!found) return ''
  return `${[describeTree(catalogue, found.query), ...describeSettings(settings)].join(', ')}.`
}

/**
 * “Cards where the type line includes “elf” and the mana value is at most 2”, without a full stop.
 */
export function describeTree(catalogue: Catalogue, query: Query): string {
  if (query.kind === 'and' && query.all.length === 0) return 'All cards'
  return `Cards where ${statementOf(catalogue, query).yes}`
}

/** Of two settings of the same kind, the later one applies. */
function describeSettings(settings: FilterTerm[]): string[] {
  const description = new Map<string, string>()
  for (const { key, value } of settings) {
    const setting = findSetting(key)
    const word = setting && settingValue(setting, value)
    if (word === undefined) continue
    const [chosen = word] = Object.keys(setting?.apply(word) ?? {})
    description.set(chosen, setting?.values.get(word) ?? word)
  }
  return [...description.values()]
}

function statementOf(catalogue: Catalogue, query: Query): Statement {
  switch (query.kind) {
    case 'and':
      return joined(allStatements(catalogue, query.all), 'and')
    case 'or':
      return joined(
        query.any.map((part) => partOf(catalogue, part)),
        'or',
      )
    case 'not': {
      const { yes, no } = statementOf(catalogue, query.query)
      return { yes: no, no: yes }
    }
    case 'name':
      return describeName(catalogue, query)
    case 'filter':
      return (
        findFilter(query.key)?.describe(query, catalogue) ?? { yes: query.value, no: query.value }
      )
  }
}

/** Adjacent plain words are one statement about the name. */
function allStatements(catalogue: Catalogue, parts: Query[]): Statement[] {
  const words = parts.filter(isPlainName)
  const others = parts.filter((part) => !isPlainName(part)).map((part) => partOf(catalogue, part))
  if (words.length === 0) return others
  return [statementOfWords(catalogue, words), ...others]
}

function statementOfWords(catalogue: Catalogue, words: readonly NameTerm[]): Statement {
  const list = andList(words.map((word) => describeWord(catalogue, word)))
  const denial = `the name doesn't include ${allOf[words.length] ?? 'all of '}${list}`
  return { yes: `the name includes ${list}`, no: denial }
}

/** In quotation marks, and with the name of the card that it is short for, if that does not have it. */
function describeWord(catalogue: Catalogue, term: NameTerm): string {
  const card = cardForShort(catalogue, term)
  const title = card === undefined ? '' : rowText(catalogue.texts.cardTitle, card)
  const isInName = foldName(title).split(' ').includes(foldName(term.text))
  return title === '' || isInName
    ? quoted(term.text)
    : `${quoted(term.text)} (${term.text}: ${title})`
}

/** By the number of words; 'all of' for more. */
const allOf = ['', '', 'both ']

function isPlainName(query: Query): query is NameTerm {
  return query.kind === 'name' && !query.exact && query.style !== 'regex'
}

/** With parentheses where the tree needs them, also under a minus: “not both” becomes an “or”. */
function partOf(catalogue: Catalogue, query: Query): Statement {
  const statement = statementOf(catalogue, query)
  if (!isJoined(query)) return statement
  return { yes: `(${statement.yes})`, no: `(${statement.no})` }
}

function isJoined(query: Query): boolean {
  switch (query.kind) {
    case 'and':
      return !query.all.every(isPlainName)
    case 'or':
      return true
    case 'not':
      return isJoined(query.query)
    case 'name':
    case 'filter':
      return false
  }
}

/** By De Morgan: not both is not the one or not the other. */
function joined(parts: Statement[], word: 'and' | 'or'): Statement {
  const other = word === 'and' ? 'or' : 'and'
  return {
    yes: lists[word](parts.map(({ yes }) => yes)),
    no: lists[other](parts.map(({ no }) => no)),
  }
}

const lists = { and: andList, or: orList }

function describeName(catalogue: Catalogue, term: NameTerm): Statement {
  if (isPlainName(term)) return statementOfWords(catalogue, [term])
  const { text, exact, style } = term
  if (exact) return { yes: `the name is ${quoted(text)}`, no: `the name is not ${quoted(text)}` }
  return name.describe({ key: 'name', op: ':', value: text, style }, catalogue)
}
