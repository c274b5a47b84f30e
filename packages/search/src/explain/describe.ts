import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Scope } from '../filters/filter.ts'
import { filterIn } from '../filters/in-deck/table.ts'
import { andList, orList } from '../filters/list-format.ts'
import { name } from '../filters/name.ts'
import { cardForShort } from '../filters/short-names.ts'
import { quoted, type Statement } from '../filters/statement.ts'
import type { FilterTerm, NameTerm, Query } from '../query/tree.ts'
import type { Compiled } from '../run/compile.ts'
import { findSetting, settingValue } from '../settings/table.ts'
import { foldName } from '../text/fold.ts'
import { rowText } from '../text/text-column.ts'

/** Where a query is run: a key may mean something else in a deck. */
type Place = Pick<Scope, 'catalogue' | 'deck'>

/** The valid part of a query as one sentence; empty if there is none. */
export function describeQuery(
  place: Place,
  { found, settings }: Pick<Compiled, 'found' | 'settings'>,
): string {
  if (!found) return ''
  return `${[describeTree(place, found.query), ...describeSettings(settings)].join(', ')}.`
}

/**
 * “Cards where the type line includes “elf” and the mana value is at most 2”, without a full stop.
 */
export function describeTree(place: Place, query: Query): string {
  if (query.kind === 'and' && query.all.length === 0) return 'All cards'
  return `Cards where ${statementOf(place, query).yes}`
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

function statementOf(place: Place, query: Query): Statement {
  switch (query.kind) {
    case 'and':
      return joined(allStatements(place, query.all), 'and')
    case 'or':
      return joined(
        query.any.map((part) => partOf(place, part)),
        'or',
      )
    case 'not': {
      const { yes, no } = statementOf(place, query.query)
      return { yes: no, no: yes }
    }
    case 'name':
      return describeName(place.catalogue, query)
    case 'filter':
      return (
        filterIn(place, query.key)?.describe(query, place.catalogue) ?? {
          yes: query.value,
          no: query.value,
        }
      )
  }
}

/** Adjacent plain words are one statement about the name. */
function allStatements(place: Place, parts: Query[]): Statement[] {
  const words = parts.filter(isPlainName)
  const others = parts.filter((part) => !isPlainName(part)).map((part) => partOf(place, part))
  if (words.length === 0) return others
  return [statementOfWords(place.catalogue, words), ...others]
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
function partOf(place: Place, query: Query): Statement {
  const statement = statementOf(place, query)
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
