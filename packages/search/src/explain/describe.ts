import type { Catalogue } from '../catalogue/catalogue.ts'
import { andList, orList } from '../filters/lists-in-words.ts'
import { name } from '../filters/name.ts'
import { quoted, type Statement } from '../filters/statement.ts'
import { findFilter } from '../filters/table.ts'
import type { FilterTerm, NameTerm, Query } from '../query/tree.ts'
import type { Compiled } from '../run/compile.ts'
import { findSetting, settingValue } from '../settings/table.ts'

/** What was understood of a query, as one sentence; empty when nothing was. */
export function describeQuery(
  catalogue: Catalogue,
  { found, settings }: Pick<Compiled, 'found' | 'settings'>,
): string {
  if (!found) return ''
  const how = settings.map(describeSetting)
  return `${[describeTree(catalogue, found.query), ...how].join(', ')}.`
}

/** “Cards where the type line includes “elf” and the mana value is at most 2”, without a full stop. */
export function describeTree(catalogue: Catalogue, query: Query): string {
  if (query.kind === 'and' && query.all.length === 0) return 'All cards'
  return `Cards where ${statementOf(catalogue, query).yes}`
}

function describeSetting({ key, value }: FilterTerm): string {
  const setting = findSetting(key)
  const word = setting && settingValue(setting, value)
  return (word && setting?.values.get(word)) ?? value
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

/** Plain words side by side are one statement on the name. */
function allStatements(catalogue: Catalogue, parts: Query[]): Statement[] {
  const words = parts.filter(isPlainName)
  const others = parts.filter((part) => !isPlainName(part)).map((part) => partOf(catalogue, part))
  if (words.length === 0) return others
  const list = andList(words.map(({ text }) => quoted(text)))
  return [{ yes: `the name includes ${list}`, no: `the name doesn't include ${list}` }, ...others]
}

function isPlainName(query: Query): query is NameTerm {
  return query.kind === 'name' && !query.exact && query.style !== 'regex'
}

/** Brackets where the tree has some. */
function partOf(catalogue: Catalogue, query: Query): Statement {
  const statement = statementOf(catalogue, query)
  if (query.kind !== 'and' && query.kind !== 'or') return statement
  return { yes: `(${statement.yes})`, no: `(${statement.no})` }
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

function describeName(catalogue: Catalogue, { text, exact, style }: NameTerm): Statement {
  if (exact) return { yes: `the name is ${quoted(text)}`, no: `the name is not ${quoted(text)}` }
  return name.describe({ key: 'name', op: ':', value: text, style }, catalogue)
}
