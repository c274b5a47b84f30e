import { format, parse, type Query, termEnd } from '@manafolio/search/query'

/** The parts of a query that must all hold. */
export function partsOf(text: string): Query[] {
  return conjuncts(parse(text).query)
}

function conjuncts(query: Query): Query[] {
  return query.kind === 'and' ? query.all.flatMap(conjuncts) : [query]
}

/** The same as text. */
export function termsOf(text: string): string[] {
  return partsOf(text).map(written)
}

/** As an operand of “and”: with the parentheses that it needs. */
export function written(part: Query): string {
  return format({ kind: 'and', all: [part] })
}

/**
 * Adds a term to the query, or removes it if the query has it. Terms that it replaces, such as
 * another rarity, are removed. The rest stays as typed, including what the search ignores.
 */
export function toggledTerm(text: string, term: string, others: readonly string[] = []): string {
  const removed = [term, ...others]
  const isTerm = (part: Query) => part.kind === 'filter' && hasTerm(removed, written(part))
  const rest = withParts(text, isTerm, [])
  return hasTerm(termsOf(text), term) ? rest : withParts(rest, () => false, [term])
}

export function hasTerm(terms: readonly string[], term: string): boolean {
  return terms.some((one) => one.toLowerCase() === term.toLowerCase())
}

/**
 * Replaces parts of a query by terms, in the place of the first of them, or at the end if there are
 * none. The rest stays as typed, including what the search ignores.
 */
export function withParts(
  text: string,
  isReplaced: (part: Query) => boolean,
  terms: readonly string[],
): string {
  const parts = partsOf(text)
  const first = parts.findIndex(isReplaced)
  const next = parts.flatMap((part, at) => {
    if (!isReplaced(part)) return [written(part)]
    return at === first ? terms : []
  })
  if (first < 0) next.push(...terms)
  const cut = first < 0 ? withTerms(text, terms) : cutAndInsert(text, isReplaced, terms)
  // Close an unclosed quotation, which would swallow the new terms.
  return isSame(cut, next) ? cut : next.join(' ')
}

/** An “or” gets the parentheses that it needs, unless it has them. */
function withTerms(text: string, terms: readonly string[]): string {
  if (terms.length === 0) return text
  const added = terms.join(' ')
  const plain = `${text} ${added}`.trim()
  const isSplit = parse(text).query.kind === 'or' && !isSame(plain, [...termsOf(text), ...terms])
  return isSplit ? `(${text}) ${added}` : plain
}

/** Whether a text has the meaning of these terms. */
function isSame(text: string, terms: readonly string[]): boolean {
  return termsOf(text).join(' ') === termsOf(terms.join(' ')).join(' ')
}

/** Starts with the last one, so that the offsets of the others stay valid. */
function cutAndInsert(
  text: string,
  isReplaced: (part: Query) => boolean,
  terms: readonly string[],
): string {
  const [first, ...others] = partsOf(text).filter(isReplaced)
  const rest = others.reduceRight((cut, part) => replaced(cut, part, ''), text)
  return first ? replaced(rest, first, terms.join(' ')) : rest
}

function replaced(text: string, part: Query, term: string): string {
  const { from, to } = spanOf(text, part)
  const pieces = [text.slice(0, from).trimEnd(), term, text.slice(to).trimStart()]
  return pieces.filter((piece) => piece !== '').join(' ')
}

/** With the parentheses around it that contain nothing else. */
function spanOf(text: string, part: Query): { from: number; to: number } {
  const starts = startsIn(part)
  let from = Math.min(...starts)
  let to = Math.max(...starts.map((at) => termEnd(text, at)))
  for (;;) {
    const [opener] = /\(\s*$/.exec(text.slice(0, from)) ?? []
    const [closer] = /^\s*\)/.exec(text.slice(to)) ?? []
    if (opener === undefined || closer === undefined) return { from, to }
    from -= opener.length
    to += closer.length
  }
}

function startsIn(query: Query): number[] {
  switch (query.kind) {
    case 'and':
      return query.all.flatMap(startsIn)
    case 'or':
      return query.any.flatMap(startsIn)
    case 'not':
      return startsIn(query.query)
    case 'name':
    case 'filter':
      return [query.at]
  }
}
