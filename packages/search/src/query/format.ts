import type { Style } from './tokens.ts'
import type { FilterTerm, NameTerm, Query } from './tree.ts'

/** A tree as a query again: `parse(format(tree))` gives the same tree. */
export function format(query: Query): string {
  switch (query.kind) {
    case 'and':
      return query.all
        .map((part) => (part.kind === 'and' ? inBrackets(part) : formatPart(part)))
        .join(' ')
    case 'or':
      return query.any
        .map((part) => (part.kind === 'or' ? inBrackets(part) : format(part)))
        .join(' or ')
    case 'not':
      return `-${isTerm(query.query) ? format(query.query) : inBrackets(query.query)}`
    case 'name':
      return formatName(query)
    case 'filter':
      return formatFilter(query)
  }
}

/** A term as it was written, but for spelling that does not matter. */
export function formatTerm(term: NameTerm | FilterTerm): string {
  return term.kind === 'name' ? formatName(term) : formatFilter(term)
}

function formatPart(query: Query): string {
  return query.kind === 'or' ? inBrackets(query) : format(query)
}

function inBrackets(query: Query): string {
  return `(${format(query)})`
}

function isTerm({ kind }: Query): boolean {
  return kind === 'name' || kind === 'filter'
}

function formatName({ text, exact, style }: NameTerm): string {
  return (exact ? '!' : '') + formatValue(text, style)
}

function formatFilter({ key, op, value, style }: FilterTerm): string {
  return key + op + formatValue(value, style)
}

function formatValue(text: string, style: Style): string {
  switch (style) {
    case 'word':
      return text
    case 'quoted':
      return `"${text.replace(/[\\"]/g, '\\$&')}"`
    case 'regex':
      return `/${text.replace(/\\.|\//g, (part) => (part === '/' ? '\\/' : part))}/`
  }
}
