import { fold } from '../text/fold.ts'
import { PatternProblem } from './pattern-problem.ts'
import { type Tree, writeCharacter } from './pattern-tree.ts'
import { readEscaped, readKind } from './read-escape.ts'
import type { Reader } from './reader.ts'

/** A choice of characters in [ ]. The signs for symbols have no meaning in it: \s is white space. */
export function readClass(reader: Reader): Tree {
  const opener = reader.take(/\[\^?/y)?.[0] ?? ''
  const members = [readMember(reader)] // a “]” that comes first is meant as such
  while (!reader.take(/\]/y)) members.push(readMember(reader))
  const [only] = members
  if (opener === '[' && members.length === 1 && only?.text) return { kind: 'text', text: only.text }
  const sources = new Set(members.map(({ source }) => source)) // large ones are costly to repeat
  return { kind: 'class', source: `${opener}${[...sources].join('')}]` }
}

interface Member {
  /** In the notation of RE2. */
  source: string
  /** When it is a plain character. */
  text?: string
}

function readMember(reader: Reader): Member {
  const kind = readNamedKind(reader) ?? readKind(reader)
  if (kind) return { source: kind }
  const first = readCharacter(reader)
  // A “-” at the end or before a kind is a plain sign.
  if (reader.take(/-(?!\]|\\[dDsSwWpP]|\[:)/y)) return rangeOf(first, readCharacter(reader))
  // Characters alone are folded; a ligature counts as each of its letters.
  const text = fold(first) || first
  return { source: Array.from(text, writeCharacter).join(''), text }
}

const namedKinds =
  /\[:\^?(alnum|alpha|ascii|blank|cntrl|digit|graph|lower|print|punct|space|upper|word|xdigit):\]/y

function readNamedKind(reader: Reader): string | undefined {
  const known = reader.take(namedKinds)?.[0]
  // Texts are in lower case.
  if (known) return known.replace(/upper|lower/, 'alpha')
  const unknown = reader.take(/\[:\^?\w+:\]/y)?.[0]
  if (!unknown) return undefined
  throw new PatternProblem(`the pattern has “${unknown}”, which is no kind of character known here`)
}

function readCharacter(reader: Reader): string {
  if (reader.next() === '\\') return readEscaped(reader)
  if (reader.next() !== '') return reader.skip()
  throw new PatternProblem(
    'the pattern has a “[” that is never closed; for the sign itself write “\\[”',
  )
}

/** Letters in a range are not folded, since its ends are places in the alphabet. */
function rangeOf(first: string, last: string): Member {
  const [start, end] = [codeOf(first), codeOf(last)]
  if (start > end) {
    throw new PatternProblem(
      `the pattern has “${first}-${last}” in “[ ]”, which ends before it begins`,
    )
  }
  return { source: `${rangeSource(start, end)}${smallLetters(start, end)}` }
}

/** The capitals A to Z in a range, as the small letters that texts have. */
function smallLetters(start: number, end: number): string {
  const [from, to] = [Math.max(start, codeOf('A')), Math.min(end, codeOf('Z'))]
  const distance = codeOf('a') - codeOf('A')
  return from <= to ? rangeSource(from + distance, to + distance) : ''
}

function rangeSource(start: number, end: number): string {
  return [start, end].map((code) => writeCharacter(String.fromCodePoint(code))).join('-')
}

function codeOf(character: string): number {
  return character.codePointAt(0) ?? 0
}
