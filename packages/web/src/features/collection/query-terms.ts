import { type FilterTerm, format, parse, type Query } from '@manafolio/search/query'

/** The parts of a query that must all hold, as they are written. */
export function termsOf(text: string): string[] {
  return partsOf(text).map(written)
}

/**
 * The query with a term, or without it when it has it. The terms that it takes the place of go, as
 * one of two rarities does. The rest stays as it was typed, with what the search ignores.
 */
export function toggledTerm(text: string, term: string, others: readonly string[] = []): string {
  const terms = termsOf(text)
  const rest = terms.filter((one) => !isSame(one, term) && !hasTerm(others, one))
  const isAdded = !hasTerm(terms, term)
  const next = isAdded ? [...rest, term] : rest
  const cut = withoutTerms(text, [term, ...others])
  const typed = isAdded ? withTerm(cut, term) : cut
  // What was left open, as a quotation, would take the term in: then it is closed.
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

/** As the only part of an “and”: with the brackets that it needs among others. */
function written(part: Query): string {
  return format({ kind: 'and', all: [part] })
}

function withTerm(text: string, term: string): string {
  const isChoice = parse(text).query.kind === 'or'
  return `${isChoice ? `(${text})` : text} ${term}`.trim()
}

/** The last one goes first, so that the places of the others stay what they are. */
function withoutTerms(text: string, terms: readonly string[]): string {
  return partsOf(text)
    .filter((part) => part.kind === 'filter')
    .filter((part) => hasTerm(terms, written(part)))
    .reduceRight(without, text)
}

/** Brackets around nothing else go with it. */
function without(text: string, part: FilterTerm): string {
  let [from, to] = [part.at, part.at + written(part).length]
  while (text.charAt(from - 1) === '(' && text.charAt(to) === ')') {
    from--
    to++
  }
  return `${text.slice(0, from).trimEnd()} ${text.slice(to).trimStart()}`.trim()
}
