import { type FilterTerm, format, parse, type Query } from '@manafolio/search/query'

/** The parts of a query that must all hold, as written. */
export function termsOf(text: string): string[] {
  return partsOf(text).map(written)
}

/**
 * Adds a term to the query, or removes it if the query has it. Terms that it replaces, such as
 * another rarity, are removed. The rest stays as typed, including what the search ignores.
 */
export function toggledTerm(text: string, term: string, others: readonly string[] = []): string {
  const terms = termsOf(text)
  const rest = terms.filter((one) => !isSame(one, term) && !hasTerm(others, one))
  const isAdded = !hasTerm(terms, term)
  const next = isAdded ? [...rest, term] : rest
  const cut = withoutTerms(text, [term, ...others])
  const typed = isAdded ? withTerm(cut, term) : cut
  // Close an unclosed quotation, which would swallow the new term.
  return termsOf(typed).join(' ') === next.join(' ') ? typed : next.join(' ')
}

export function hasTerm(terms: readonly string[], term: string): boolean {
  return terms.some((one) => isSame(one, term))
}

function isSame(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase()
}

function partsOf(text: string): Query[] {
  const { query } = parse(text)
  return query.kind === 'and' ? query.all : [query]
}

/** As an operand of “and”: with the parentheses that it needs. */
function written(part: Query): string {
  return format({ kind: 'and', all: [part] })
}

function withTerm(text: string, term: string): string {
  const isChoice = parse(text).query.kind === 'or'
  return `${isChoice ? `(${text})` : text} ${term}`.trim()
}

/** Starts with the last one, so that the offsets of the others stay valid. */
function withoutTerms(text: string, terms: readonly string[]): string {
  return partsOf(text)
    .filter((part) => part.kind === 'filter')
    .filter((part) => hasTerm(terms, written(part)))
    .reduceRight(without, text)
}

/** Also removes parentheses that contain nothing else. */
function without(text: string, part: FilterTerm): string {
  let [from, to] = [part.at, part.at + written(part).length]
  while (text.charAt(from - 1) === '(' && text.charAt(to) === ')') {
    from--
    to++
  }
  return `${text.slice(0, from).trimEnd()} ${text.slice(to).trimStart()}`.trim()
}
