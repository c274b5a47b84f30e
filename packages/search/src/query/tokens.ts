import type { Problem } from './problem.ts'

export type Op = ':' | '=' | '!=' | '<' | '<=' | '>' | '>='

/** How a value was written. A regex keeps its slashes out. */
export type Style = 'word' | 'quoted' | 'regex'

export type Token =
  | { kind: 'open' | 'close' | 'minus' | 'or' | 'and'; at: number }
  | { kind: 'name'; text: string; exact: boolean; style: Style; at: number }
  | { kind: 'filter'; key: string; op: Op; value: string; style: Style; at: number }

/** Splits a query into tokens. Never throws; what is left open is closed at the end. */
export function tokenize(text: string): { tokens: Token[]; problems: Problem[] } {
  const tokens: Token[] = []
  const problems: Problem[] = []
  let at = skipSpace(text, 0)
  while (at < text.length) {
    const read = readToken(text, at)
    if (read.token) tokens.push(read.token)
    if (read.problem) problems.push(read.problem)
    at = skipSpace(text, read.end)
  }
  return { tokens, problems }
}

interface Read {
  token?: Token
  problem?: Problem
  end: number
}

function skipSpace(text: string, at: number): number {
  while (at < text.length && /\s/.test(text.charAt(at))) at++
  return at
}

const signs: Record<string, 'open' | 'close' | 'minus'> = {
  '(': 'open',
  ')': 'close',
  '-': 'minus',
}

function readToken(text: string, at: number): Read {
  const sign = signs[text.charAt(at)]
  if (sign) return { token: { kind: sign, at }, end: at + 1 }
  return readFilter(text, at) ?? readName(text, at)
}

const filterHead = /([a-z_-]+)(!=|<=|>=|:|=|<|>)/iy

function readFilter(text: string, at: number): Read | undefined {
  filterHead.lastIndex = at
  const head = filterHead.exec(text)
  if (!head?.[1] || !head[2]) return undefined
  const start = filterHead.lastIndex
  const value = readValue(text, start)
  const key = head[1].toLowerCase()
  if (value.text === '') {
    const message = `“${text.slice(at, value.end)}” was ignored: a value is missing after “${head[2]}”.`
    return { problem: { message, at }, end: value.end }
  }
  const op = head[2] as Op // the pattern above admits nothing else
  const token: Token = { kind: 'filter', key, op, value: value.text, style: value.style, at }
  return { token, ...(value.problem && { problem: value.problem }), end: value.end }
}

function readName(text: string, at: number): Read {
  const exact = text.charAt(at) === '!' && at + 1 < text.length
  const value = readValue(text, exact ? at + 1 : at)
  const word = value.style === 'word' && !exact ? value.text.toLowerCase() : ''
  if (word === 'or' || word === 'and') return { token: { kind: word, at }, end: value.end }
  const token: Token = { kind: 'name', text: value.text, exact, style: value.style, at }
  const end = Math.max(value.end, at + 1)
  return { token, ...(value.problem && { problem: value.problem }), end }
}

interface Value {
  text: string
  style: Style
  end: number
  problem?: Problem
}

const closing: Record<string, string> = { '"': '"', '“': '”', '/': '/' }

function readValue(text: string, at: number): Value {
  const opener = text.charAt(at)
  const close = closing[opener]
  // A lone slash is text, as in the name "Fire // Ice".
  if (!close || (opener === '/' && !/^\/[^/\s]/.test(text.slice(at, at + 2)))) {
    return readWord(text, at)
  }
  const end = closingIndex(text, at + 1, close)
  const style = opener === '/' ? 'regex' : 'quoted'
  if (end >= 0) return { text: withoutEscapes(text.slice(at + 1, end), close), style, end: end + 1 }
  const what = style === 'regex' ? 'pattern' : 'quotation'
  const problem = { message: `The ${what} after “${opener}” is never closed.`, at }
  return { text: text.slice(at + 1).trimEnd(), style, end: text.length, problem }
}

function closingIndex(text: string, from: number, close: string): number {
  for (let at = from; at < text.length; at++) {
    if (text.charAt(at) === '\\') at++
    else if (text.charAt(at) === close) return at
  }
  return -1
}

function withoutEscapes(text: string, close: string): string {
  return text.replaceAll(`\\${close}`, close)
}

function readWord(text: string, at: number): Value {
  let end = at
  while (end < text.length && !/[\s()"]/.test(text.charAt(end))) end++
  return { text: text.slice(at, end), style: 'word', end }
}
