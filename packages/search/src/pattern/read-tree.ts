import { fold } from '../text/fold.ts'
import { type CardSign, cardSigns } from './card-signs.ts'
import { PatternProblem, tooComplicated } from './pattern-problem.ts'
import type { Tree } from './pattern-tree.ts'
import { readClass } from './read-class.ts'
import { readEscape } from './read-escape.ts'
import { readTimes, refuseTimes } from './read-times.ts'
import { type Reader, readerOf } from './reader.ts'

/** Groups within groups; more are nobody's intention, and reading them takes the stack. */
const maxDepth = 50

/** What a pattern consists of; throws a PatternProblem when it makes no sense. */
export function readTree(source: string): Tree {
  // Composed, so that an accent is folded away with its letter.
  const reader = readerOf(source.normalize('NFC'))
  const tree = readChoice(reader, 0)
  if (reader.next() === '') return tree
  throw new PatternProblem(
    'the pattern has a “)” that nothing opens; for the sign itself write “\\)”',
  )
}

function readChoice(reader: Reader, depth: number): Tree {
  if (depth > maxDepth) throw tooComplicated()
  const first = readSequence(reader, depth)
  if (reader.next() !== '|') return first
  const branches = [first]
  while (reader.take(/\|/y)) branches.push(readSequence(reader, depth))
  return { kind: 'choice', branches }
}

function readSequence(reader: Reader, depth: number): Tree {
  const parts: Tree[] = []
  while (!['', '|', ')'].includes(reader.next())) {
    parts.push(readTimes(reader, readPart(reader, depth)))
  }
  return { kind: 'sequence', parts }
}

function readPart(reader: Reader, depth: number): Tree {
  refuseTimes(reader)
  switch (reader.next()) {
    case '(':
      return readGroup(reader, depth)
    case '[':
      return readClass(reader)
    case '\\':
      return readCardSign(reader) ?? readEscape(reader)
    case '.':
      return { kind: 'class', source: reader.skip() }
    case '^':
    case '$':
      return { kind: 'place', source: reader.skip() }
    default:
      return { kind: 'text', text: fold(reader.skip()) }
  }
}

function readGroup(reader: Reader, depth: number): Tree {
  refuseGroup(reader)
  reader.take(/\((?:\?:|\?P?<\w+>)?/y)
  const tree = readChoice(reader, depth + 1)
  if (reader.take(/\)/y)) return tree
  throw new PatternProblem(
    'the pattern has a “(” that is never closed; for the sign itself write “\\(”',
  )
}

function refuseGroup(reader: Reader): void {
  const look = reader.take(/\(\?<?[=!]/y)
  if (look) {
    throw new PatternProblem(
      `the pattern looks ahead or back with “${look[0]}…)”, which is not possible`,
    )
  }
  const flags = reader.take(/\(\?(?!:|P?<\w+>)[^\s:)]{0,8}[:)]?/y)
  if (!flags) return
  throw new PatternProblem(`the pattern has “${flags[0]}”, but groups begin with “(” or “(?:” only`)
}

/**
 * These signs come before \s for white space, the longest first: \smh is hybrid mana. Before other
 * letters \s is white space; before these it is too when written as [\s], or the letters as (m).
 */
function readCardSign(reader: Reader): Tree | undefined {
  const sign = reader.take(/\\(s(?:pt|pp|mm|mr|mh|mp|m|c|s))/y)
  return sign ? readTree(cardSigns[sign[1] as CardSign]) : undefined // the expression lists the signs
}
