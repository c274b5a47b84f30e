import type { Tree } from './pattern-tree.ts'

/**
 * Texts that every text with a match of the tree contains, as long as can easily be proven. They end
 * at a ~, since elsewhere the card may still be called by its name, and at the end of a line, which
 * may be that of a face.
 */
export function piecesOf(tree: Tree): string[] {
  const found: Found = { pieces: [], run: '' }
  collect(tree, found)
  endRun(found)
  return withoutRepeats(found.pieces.flatMap((piece) => piece.split(/[~\n]/)).filter(Boolean))
}

interface Found {
  pieces: string[]
  /** What the match certainly has right before the place reached. */
  run: string
}

function collect(tree: Tree, found: Found): void {
  switch (tree.kind) {
    case 'text':
      found.run += tree.text
      return
    case 'place':
      // It takes up nothing: what stands around it is adjacent in the match.
      return
    case 'class':
      endRun(found)
      return
    case 'sequence':
      for (const part of tree.parts) collect(part, found)
      return
    case 'choice':
      endRun(found)
      found.pieces.push(...sharedPieces(tree.branches))
      return
    case 'repeat':
      // The first time is adjacent to what is before, but only the last to what follows.
      if (tree.least > 0) collect(tree.part, found)
      if (tree.least !== 1 || tree.most !== 1) endRun(found)
  }
}

function endRun(found: Found): void {
  if (found.run !== '') found.pieces.push(found.run)
  found.run = ''
}

/** The pieces of any branch that every branch has, be it as a part of a longer piece. */
function sharedPieces(branches: readonly Tree[]): string[] {
  const lists = branches.map(piecesOf)
  return [...new Set(lists.flat())].filter((piece) =>
    lists.every((list) => list.some((other) => other.includes(piece))),
  )
}

/** A piece says nothing new when it is a part of another. */
function withoutRepeats(pieces: readonly string[]): string[] {
  const distinct = [...new Set(pieces)]
  return distinct.filter(
    (piece) => !distinct.some((other) => other !== piece && other.includes(piece)),
  )
}
