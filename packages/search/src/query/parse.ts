import { addProblem, type Problem } from './problem.ts'
import { type Token, tokenize, type Vocabulary } from './tokens.ts'
import type { Query } from './tree.ts'

export interface Parsed {
  query: Query
  problems: Problem[]
}

/** Deeper brackets are read as if they were not there, so that no query can exhaust the stack. */
const maxDepth = 64

/**
 * Reads a query. Never throws: what makes no sense is left out and reported in `problems`.
 * Grammar, weakest first: or := and ("or" and)*; and := not+; not := "-"* primary;
 * primary := "(" or ")" | name | filter.
 */
export function parse(text: string, vocabulary?: Vocabulary): Parsed {
  const { tokens, problems } = tokenize(text, vocabulary)
  const cursor: Cursor = { tokens, at: 0, depth: 0, problems }
  const parts: Query[] = []
  while (cursor.at < tokens.length) {
    parts.push(parseOr(cursor))
    skipStrayClose(cursor)
  }
  return { query: joinAnd(parts), problems }
}

interface Cursor {
  tokens: Token[]
  at: number
  depth: number
  problems: Problem[]
}

function parseOr(cursor: Cursor): Query {
  const any = [parseAnd(cursor)]
  while (peek(cursor)?.kind === 'or') {
    const { at } = take(cursor)
    const next = parseAnd(cursor)
    if (isEmpty(next) || isEmpty(any.at(-1)))
      complain(cursor, 'An “or” needs something on both sides.', at)
    any.push(next)
  }
  const filled = any.filter((part) => !isEmpty(part))
  if (filled.length > 1) return { kind: 'or', any: filled }
  return filled[0] ?? { kind: 'and', all: [] }
}

function parseAnd(cursor: Cursor): Query {
  const all: Query[] = []
  for (let token = peek(cursor); token && !endsAnd(token); token = peek(cursor)) {
    if (token.kind === 'and') take(cursor)
    else all.push(parseNot(cursor))
  }
  return joinAnd(all)
}

function parseNot(cursor: Cursor): Query {
  let isNegated = false
  let at = 0
  while (peek(cursor)?.kind === 'minus') {
    at = take(cursor).at
    isNegated = !isNegated
  }
  const query = parsePrimary(cursor)
  if (!isNegated) return query
  if (!isEmpty(query)) return { kind: 'not', query }
  complain(cursor, 'A “-” needs something to exclude.', at)
  return query
}

function parsePrimary(cursor: Cursor): Query {
  const token = peek(cursor)
  if (token?.kind === 'open') return parseGroup(cursor)
  if (token?.kind === 'name' || token?.kind === 'filter') {
    take(cursor)
    return token
  }
  return { kind: 'and', all: [] }
}

function parseGroup(cursor: Cursor): Query {
  const { at } = take(cursor)
  if (cursor.depth >= maxDepth) {
    complain(cursor, `Brackets nested more than ${maxDepth} deep were ignored.`, at)
    return { kind: 'and', all: [] }
  }
  cursor.depth++
  const query = parseOr(cursor)
  cursor.depth--
  if (peek(cursor)?.kind === 'close') take(cursor)
  else complain(cursor, 'A “(” is never closed.', at)
  return query
}

function skipStrayClose(cursor: Cursor) {
  while (peek(cursor)?.kind === 'close') {
    complain(cursor, 'A “)” closes nothing.', take(cursor).at)
  }
}

function endsAnd(token: Token): boolean {
  return token.kind === 'or' || token.kind === 'close'
}

function joinAnd(parts: Query[]): Query {
  const all = parts.filter((part) => !isEmpty(part))
  const [only] = all
  return all.length === 1 && only ? only : { kind: 'and', all }
}

function isEmpty(query: Query | undefined): boolean {
  return query?.kind === 'and' && query.all.length === 0
}

function peek(cursor: Cursor): Token | undefined {
  return cursor.tokens[cursor.at]
}

function take(cursor: Cursor): { at: number } {
  const token = cursor.tokens[cursor.at++]
  return { at: token?.at ?? 0 }
}

function complain({ problems }: Cursor, message: string, at: number) {
  addProblem(problems, { message, at })
}
