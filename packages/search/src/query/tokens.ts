import { joinNames } from './names.ts'
import { addProblem, type Problem } from './problem.ts'

export type Op = ':' | '=' | '!=' | '<' | '<=' | '>' | '>='

/** How a value was written. A regex keeps its slashes out. */
export type Style = 'word' | 'quoted' | 'regex'

export type Token =
  | { kind: 'open' | 'close' | 'minus' | 'or' | 'and'; at: number }
  | { kind: 'name'; text: string; exact: boolean; style: Style; at: number }
  | { kind: 'filter'; key: string; op: Op; value: string; style: Style; at: number }

export interface Tokens {
  tokens: Token[]
  problems: Problem[]
}

/** What a reader of queries may know of what they are about. */
export interface Vocabulary {
  /** Whether a word is a key, so that `c!r` is a filter. */
  isKey(word: string): boolean
  /** Whether a text is the whole name of a card or a face, so that `!acidic slime` is one. */
  isName(text: string): boolean
}

const nothingKnown: Vocabulary = { isKey: () => false, isName: () => false }

/** Splits a query into tokens. Never throws; what is left open is closed at the end. */
export function tokenize(typed: string, { isKey, isName } = nothingKnown): Tokens {
  const text = typed.replace(controls, ' ')
  const tokens: Token[] = []
  const problems: Problem[] = []
  let at = skipSpace(text, 0)
  while (at < text.length) {
    const read = readToken(text, at, isKey)
    if (read.token) tokens.push(read.token)
    if (read.problem) addProblem(problems, read.problem)
    at = skipSpace(text, read.end)
  }
  return joinNames(text, { tokens, problems }, isName)
}

const controls = /\p{Cc}/gu

/** Where the term ends that begins at an index. */
export function termEnd(text: string, at: number): number {
  return readToken(text.replace(controls, ' '), at, nothingKnown.isKey).end
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

function readToken(text: string, at: number, isKey: Vocabulary['isKey']): Read {
  const sign = signs[text.charAt(at)]
  if (sign) return { token: { kind: sign, at }, end: at + 1 }
  return readShorthand(text, at) ?? readFilter(text, at, isKey) ?? readName(text, at)
}

/** Signs that are short for a filter, alone or before the next term. */
const shorthands = new Map([
  ['++', 'prints'],
  ['@@', 'art'],
])

function readShorthand(text: string, at: number): Read | undefined {
  const end = at + 2
  const value = shorthands.get(text.slice(at, end))
  if (value === undefined || /[+@]/.test(text.charAt(end))) return undefined
  return { token: { kind: 'filter', key: 'unique', op: ':', value, style: 'word', at }, end }
}

const filterHead = /([a-z_-]+)(!=|<=|>=|[≠≤≥:=<>!])/iy

/** Signs that are typed in one piece on some keyboards, or for an exact match. */
const typedOps: Record<string, Op> = { '≠': '!=', '≤': '<=', '≥': '>=', '!': '=' }

function readFilter(text: string, at: number, isKey: Vocabulary['isKey']): Read | undefined {
  filterHead.lastIndex = at
  const head = filterHead.exec(text)
  if (!head?.[1] || !head[2]) return undefined
  const start = filterHead.lastIndex
  const value = readValue(text, start)
  const key = head[1].toLowerCase()
  if (head[2] === '!' && (value.text === '' || !isKey(key))) return undefined
  if (value.text === '') {
    const message = `“${text.slice(at, value.end)}” was ignored: a value is missing after “${head[2]}”.`
    return { problem: { message, at }, end: value.end }
  }
  const op = (typedOps[head[2]] ?? head[2]) as Op // the pattern above admits nothing else
  const token: Token = { kind: 'filter', key, op, value: value.text, style: value.style, at }
  return { token, ...(value.problem && { problem: value.problem }), end: value.end }
}

const joiners: ReadonlyMap<string, 'or' | 'and'> = new Map([
  ['or', 'or'],
  ['and', 'and'],
  ['&', 'and'],
])

function readName(text: string, at: number): Read {
  const exact = /^![^\s()]/.test(text.slice(at, at + 2))
  const value = readValue(text, exact ? at + 1 : at)
  const word = value.style === 'word' && !exact ? value.text.toLowerCase() : ''
  const joiner = joiners.get(word)
  if (joiner) return { token: { kind: joiner, at }, end: value.end }
  const token: Token = { kind: 'name', text: value.text, exact, style: value.style, at }
  const end = Math.max(value.end, at + 1)
  if (value.problem && value.text === '') return { problem: value.problem, end }
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
  // A lone slash is text, as in the name "Fire // Ice"; no pattern begins with “)”.
  if (!close || (opener === '/' && !/^\/[^/\s)]/.test(text.slice(at, at + 2)))) {
    return readWord(text, at)
  }
  const end = closingIndex(text, at + 1, close)
  const style = opener === '/' ? 'regex' : 'quoted'
  const inside = text.slice(at + 1, end < 0 ? undefined : end)
  if (end >= 0) return { text: withoutEscapes(inside, style), style, end: end + 1 }
  const what = style === 'regex' ? 'pattern' : 'quotation'
  const problem = { message: `The ${what} after “${opener}” is never closed.`, at }
  return { text: withoutEscapes(inside.trimEnd(), style), style, end: text.length, problem }
}

function closingIndex(text: string, from: number, close: string): number {
  for (let at = from; at < text.length; at++) {
    if (text.charAt(at) === '\\') at++
    else if (text.charAt(at) === close) return at
  }
  return -1
}

/** In quotations a backslash keeps a quote or backslash from its meaning, in patterns only a slash. */
function withoutEscapes(text: string, style: Style): string {
  if (style === 'quoted') return text.replace(/\\([\\"”])/g, '$1')
  return withoutLoneBackslash(text).replace(/\\(.)/g, (pair, next) => (next === '/' ? '/' : pair))
}

/** A pattern that was never closed may end in half an escape. */
function withoutLoneBackslash(text: string): string {
  const [backslashes = ''] = /\\*$/.exec(text) ?? []
  return backslashes.length % 2 === 1 ? text.slice(0, -1) : text
}

function readWord(text: string, at: number): Value {
  let end = at
  while (end < text.length && !/[\s()"]/.test(text.charAt(end))) end++
  return { text: text.slice(at, end), style: 'word', end }
}
