import { lineEndTest } from './line-end-test.ts'
import { sizeOf, type Tree } from './pattern-tree.ts'

/**
 * A test by JavaScript's own engine, which is ten times as fast as one without backtracking, for
 * patterns that give it little to go back to; undefined for all others.
 *
 * Little is: at most one repetition without an end, of one kind of character, so that a text of n
 * characters takes about n² steps; and few ways to take the rest (`waysOf`). The longest text of a
 * card then takes some milliseconds at worst, and the clock is looked at before each text.
 */
export function quickTest(tree: Tree): ((text: string) => boolean) | undefined {
  const { ways, loops } = waysOf(tree)
  const isLittle = ways <= (loops === 0 ? 256 : 4) && loops <= 1 && sizeOf(tree) <= maxSize
  const written = isLittle ? writeNative(tree) : undefined
  if (written === undefined) return undefined
  const native = new RegExp(written, 'mu')
  return lineEndTest(tree, written) ?? ((text) => native.test(text))
}

/** Each way may take that many steps. */
const maxSize = 200

/** In how many ways a place of a text can match, one repetition without an end left aside. */
interface Ways {
  ways: number
  loops: number
}

const tooMany: Ways = { ways: Number.POSITIVE_INFINITY, loops: 0 }

function waysOf(tree: Tree): Ways {
  switch (tree.kind) {
    case 'sequence':
      return tree.parts
        .map(waysOf)
        .reduce((all, part) => ({ ways: all.ways * part.ways, loops: all.loops + part.loops }), {
          ways: 1,
          loops: 0,
        })
    case 'choice':
      return tree.branches
        .map(waysOf)
        .reduce(
          (all, branch) => ({ ways: all.ways + branch.ways, loops: all.loops + branch.loops }),
          { ways: 0, loops: 0 },
        )
    case 'repeat':
      return waysOfRepeat(tree)
    default:
      return { ways: 1, loops: 0 }
  }
}

function waysOfRepeat({ part, least, most }: Extract<Tree, { kind: 'repeat' }>): Ways {
  if (most <= 1) {
    const { ways, loops } = waysOf(part)
    return { ways: ways + 1 - least, loops }
  }
  if (part.kind !== 'class' && part.kind !== 'text') return tooMany
  return Number.isFinite(most) ? { ways: most - least + 1, loops: 0 } : { ways: 1, loops: 1 }
}

/** The tree in JavaScript's notation; undefined when a part has none that surely means the same. */
function writeNative(tree: Tree): string | undefined {
  switch (tree.kind) {
    case 'text':
      return Array.from(tree.text, writeCharacter).join('')
    case 'class':
      return writeClass(tree.source)
    case 'place':
      return ['^', '$', '\\b', '\\B'].includes(tree.source) ? tree.source : undefined
    case 'sequence':
      return joined(tree.parts, '')
    case 'choice':
      return joined(tree.branches, '|')
    case 'repeat': {
      const part = writeNative(tree.part)
      return part === undefined ? undefined : `(?:${part})${writeTimes(tree.least, tree.most)}`
    }
  }
}

function joined(trees: readonly Tree[], between: string): string | undefined {
  const parts = trees.map(writeNative)
  return parts.includes(undefined) ? undefined : `(?:${parts.join(between)})`
}

function writeTimes(least: number, most: number): string {
  return `{${least},${Number.isFinite(most) ? most : ''}}`
}

function writeCharacter(character: string): string {
  return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`
}

const space = '\\t\\n\\f\\r '
const members = /^\[\^?(?:[a-z0-9]|-|\\[dDwWs]|\\x\{[0-9a-f]+\})*\]$/

/** White space is more in JavaScript than elsewhere; half characters and named kinds are left out. */
function writeClass(source: string): string | undefined {
  if (source === '.' || /^\\[dDwW]$/.test(source)) return source
  if (source === '\\s') return `[${space}]`
  if (source === '\\S') return `[^${space}]`
  if (!members.test(source) || /\\x\{d[89a-f]/.test(source)) return undefined
  return source.replaceAll('\\x{', '\\u{').replaceAll('\\s', space)
}
