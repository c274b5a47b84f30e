import type { Tree } from './pattern-tree.ts'
import { piecesOf } from './pieces.ts'
import { staysInWord } from './stays-in-word.ts'

/** A part of a pattern of which each match lies in one word of the text. */
export interface WordPart {
  tree: Tree
  /** A text that each match contains. */
  literal: string
}

/**
 * What every match of the tree has in one of its words, such as the size in “\spt.*haste”: the words
 * that match it tell which texts are worth a try. Parts that are plain text are left to the pieces,
 * and those that most words match are left out.
 */
export function wordPartsOf(tree: Tree): WordPart[] {
  return runsOf(requiredParts(tree)).flatMap((parts) => {
    const run: Tree = { kind: 'sequence', parts }
    const literal = piecesOf(run).reduce(longer, '')
    return parts.some(isVaried) && isTelling(literal) ? { tree: run, literal } : []
  })
}

/** What a match consists of, one after the other; a repetition is there once at least. */
function requiredParts(tree: Tree): Tree[] {
  if (tree.kind === 'sequence') return tree.parts.flatMap(requiredParts)
  if (tree.kind === 'repeat' && tree.least === 1 && tree.most === 1) return requiredParts(tree.part)
  return [tree]
}

/** The longest stretches of parts that lie in one word. */
function runsOf(parts: readonly Tree[]): Tree[][] {
  const runs: Tree[][] = [[]]
  for (const part of parts) {
    if (staysInWord(part)) runs.at(-1)?.push(part)
    else runs.push([])
  }
  return runs
}

function isVaried({ kind }: Tree): boolean {
  return kind !== 'text'
}

/** A single letter stands in most words. */
function isTelling(literal: string): boolean {
  return literal.length > 1 || /[^a-z\s]/.test(literal)
}

function longer(a: string, b: string): string {
  return b.length > a.length ? b : a
}
