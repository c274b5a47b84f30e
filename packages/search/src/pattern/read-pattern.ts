import { limits } from '@manafolio/contract'
import { RE2JS, RE2JSException } from 're2js'
import { PatternProblem, tooComplicated } from './pattern-problem.ts'
import { sizeOf, type Tree, writeTree } from './pattern-tree.ts'
import { piecesOf } from './pieces.ts'
import { quickTest } from './quick-test.ts'
import { readTree } from './read-tree.ts'
import { staysInWord } from './stays-in-word.ts'
import { wordPartsOf } from './word-parts.ts'

/** A part of a pattern that can be tried on words. */
export interface TestedPart extends Tested {
  /** A folded text that every matching word contains. */
  literal: string
}

interface Tested {
  test(text: string): boolean
}

/** A pattern as people write it between slashes, ready to be tried on folded texts. */
export interface Pattern extends Tested {
  /**
   * Folded texts, none of them empty, that every matching text contains; there may be none. They
   * let the index of words narrow the rows first.
   */
  pieces: readonly string[]
  /**
   * True when a text matches exactly if one of its words does, words being what stands between
   * spaces and line ends: then the distinct words can be tried instead of the texts.
   */
  staysInWord: boolean
  /** What every matching text has in one of its words. */
  wordParts: readonly TestedPart[]
  /** True when it has the sign ~, for which the card's names must be replaced by ~ in the text. */
  namesItself: boolean
}

/**
 * Instructions of a compiled pattern. The clock is only looked at between texts, and the worst
 * patterns found of this size take some 60 ms for a text of 800 characters, the longest of any card.
 */
const maxProgramSize = 400

/** Larger trees are not even compiled; compiling up to this takes 70 ms at worst. */
const maxTreeSize = 5000

/** The pattern, or why there is none: the end of a sentence that begins with the term. */
export function readPattern(source: string): Pattern | string {
  try {
    return patternOf(source)
  } catch (error) {
    if (error instanceof PatternProblem) return error.message
    throw error
  }
}

function patternOf(source: string): Pattern {
  if (source.length > limits.queryMax) throw tooComplicated()
  const tree = readTree(source)
  const namesItself = source.includes('~')
  return {
    pieces: piecesOf(tree),
    staysInWord: staysInWord(tree),
    // Where ~ stands for names, the words of the text are others.
    wordParts: namesItself
      ? []
      : wordPartsOf(tree).map((part) => ({ ...part, test: testOf(part.tree) })),
    namesItself,
    test: testOf(tree),
  }
}

function testOf(tree: Tree): Tested['test'] {
  return quickTest(tree) ?? steadyTest(tree)
}

/**
 * A test without backtracking. The library gets what was read, written anew, so that it cannot read
 * it in another way.
 */
export function steadyTest(tree: Tree): (text: string) => boolean {
  if (sizeOf(tree) > maxTreeSize) throw tooComplicated()
  const program = compiled(writeTree(tree))
  if (program.programSize() > maxProgramSize) throw tooComplicated()
  return (text) => program.test(text)
}

function compiled(written: string): RE2JS {
  try {
    return RE2JS.compile(written, RE2JS.MULTILINE)
  } catch (error) {
    // What is left to refuse for the library are its own limits.
    if (error instanceof RE2JSException) throw tooComplicated()
    throw error
  }
}
