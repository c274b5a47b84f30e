import { RE2JS, RE2JSSyntaxException } from 're2js'
import { fold } from '../text/fold.ts'
import { PatternProblem } from './pattern-problem.ts'
import type { Tree } from './pattern-tree.ts'
import type { Reader } from './reader.ts'

/** What a “\” outside of [ ] stands for. */
export function readEscape(reader: Reader): Tree {
  const place = reader.take(/\\[bBAz]/y)
  if (place) return { kind: 'place', source: place[0] }
  const source = readKind(reader)
  if (source) return { kind: 'class', source }
  return { kind: 'text', text: fold(readEscaped(reader)) }
}

/** A kind of characters such as \d or \p{L}, in the notation of RE2. */
export function readKind(reader: Reader): string | undefined {
  const plain = reader.take(/\\[dDsSwW]/y)
  if (plain) return plain[0]
  const found = reader.take(/\\(p)(?:\{(\^?)(\w+)\}|([A-Z]))/iy)
  if (!found) return undefined
  const [source, sign, denied = '', name, letter] = found
  const kind = `\\${sign}{${denied}${withoutCase(name ?? letter ?? '')}}`
  if (isKnown(kind)) return kind
  throw new PatternProblem(`the pattern has “${source}”, which is no kind of character known here`)
}

/** Texts are in lower case: capitals and small letters are the letters that have both. */
function withoutCase(kind: string): string {
  return ['Lu', 'Ll', 'Lt'].includes(kind) ? 'LC' : kind
}

function isKnown(kind: string): boolean {
  try {
    RE2JS.compile(kind)
    return true
  } catch (error) {
    if (error instanceof RE2JSSyntaxException) return false
    throw error
  }
}

const controls: Record<string, string> = {
  a: '\u0007',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
}

/** The one character that a “\” with what follows stands for. */
export function readEscaped(reader: Reader): string {
  const code = reader.take(/\\(?:x([\da-fA-F]{2})|u([\da-fA-F]{4})|[xu]\{([\da-fA-F]{1,8})\})/y)
  if (code) return characterOf(code[0], code[1] ?? code[2] ?? code[3] ?? '')
  reader.skip()
  const character = reader.skip()
  const control = controls[character]
  if (control) return control
  refuseEscape(character)
  return character
}

function characterOf(source: string, digits: string): string {
  const code = Number.parseInt(digits, 16)
  if (code <= 0x10ffff) return String.fromCodePoint(code)
  throw new PatternProblem(`the pattern has “${source}”, which is no character`)
}

function refuseEscape(character: string): void {
  if (character === '')
    throw new PatternProblem('the pattern ends in “\\”; for the sign itself write “\\\\”')
  if (/[1-9k]/.test(character)) {
    throw new PatternProblem(
      `the pattern refers back to a group with “\\${character}”, which is not possible`,
    )
  }
  if (/[a-zA-Z0]/.test(character)) {
    throw new PatternProblem(`the pattern has “\\${character}”, which means nothing`)
  }
}
