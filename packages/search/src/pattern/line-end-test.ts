import type { Tree } from './pattern-tree.ts'

/** More lengths to try than this take longer than a search from the left. */
const mostLengths = 4

/**
 * A test for a pattern that ends at the end of a line and takes up about the same number of
 * characters each time, such as /[^a]$/: it is tried right before each end of a line, where a search
 * from the left would try each character. Undefined for all others.
 *
 * @param written The tree in JavaScript's notation.
 */
export function lineEndTest(tree: Tree, written: string): ((text: string) => boolean) | undefined {
  if (!endsAtLineEnd(tree)) return undefined
  const { least, most } = lengthsOf(tree)
  if (most - least >= mostLengths) return undefined
  const pattern = new RegExp(written, 'muy')
  const matchesFrom = (text: string, start: number) => {
    pattern.lastIndex = start
    return start >= 0 && pattern.test(text)
  }
  return (text) => {
    for (let end = lineEnd(text, 0); ; end = lineEnd(text, end + 1)) {
      for (let length = least; length <= most; length++) {
        if (matchesFrom(text, end - length)) return true
      }
      if (end === text.length) return false
    }
  }
}

function lineEnd(text: string, from: number): number {
  const end = text.indexOf('\n', from)
  return end < 0 ? text.length : end
}

function endsAtLineEnd(tree: Tree): boolean {
  const last = tree.kind === 'sequence' ? tree.parts.at(-1) : undefined
  return last?.kind === 'place' && last.source === '$'
}

interface Lengths {
  least: number
  most: number
}

/** What a match takes up of a text. A character beyond the basic ones takes up two places. */
function lengthsOf(tree: Tree): Lengths {
  switch (tree.kind) {
    case 'text':
      return { least: tree.text.length, most: tree.text.length }
    case 'class':
      return { least: 1, most: 2 }
    case 'place':
      return { least: 0, most: 0 }
    case 'sequence':
      return tree.parts
        .map(lengthsOf)
        .reduce((all, part) => ({ least: all.least + part.least, most: all.most + part.most }), {
          least: 0,
          most: 0,
        })
    case 'choice': {
      const lengths = tree.branches.map(lengthsOf)
      return {
        least: Math.min(...lengths.map(({ least }) => least)),
        most: Math.max(...lengths.map(({ most }) => most)),
      }
    }
    case 'repeat': {
      const { least, most } = lengthsOf(tree.part)
      return { least: least * tree.least, most: most === 0 ? 0 : most * tree.most }
    }
  }
}
