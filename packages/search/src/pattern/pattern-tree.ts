/** What a pattern consists of. Letters are folded. */
export type Tree =
  | { kind: 'text'; text: string }
  /** One character of a kind, in the notation of RE2. */
  | { kind: 'class'; source: string }
  /** A place between characters, in the notation of RE2. */
  | { kind: 'place'; source: string }
  | { kind: 'sequence'; parts: Tree[] }
  | { kind: 'choice'; branches: Tree[] }
  /** At least and at most so many times; Infinity for no end. */
  | { kind: 'repeat'; part: Tree; least: number; most: number }

export type Leaf = Extract<Tree, { kind: 'text' | 'class' | 'place' }>

/** The tree in the notation of RE2, with every sign that might mean something else spelt out. */
export function writeTree(tree: Tree): string {
  switch (tree.kind) {
    case 'text':
      return Array.from(tree.text, writeCharacter).join('')
    case 'class':
    case 'place':
      return tree.source
    case 'sequence':
      return tree.parts.map(writeTree).join('')
    case 'choice':
      return `(?:${tree.branches.map(writeTree).join('|')})`
    case 'repeat':
      return `(?:${writeTree(tree.part)})${writeTimes(tree.least, tree.most)}`
  }
}

/** Valid inside of [ ] too. */
export function writeCharacter(character: string): string {
  if (/[a-z0-9]/.test(character)) return character
  return `\\x{${(character.codePointAt(0) ?? 0).toString(16)}}`
}

function writeTimes(least: number, most: number): string {
  if (most === 1) return least === 0 ? '?' : ''
  if (most !== Number.POSITIVE_INFINITY) return `{${least},${most}}`
  return least === 0 ? '*' : `{${least},}`
}

/** About how many instructions the tree has when its repetitions are written out; never 0. */
export function sizeOf(tree: Tree): number {
  switch (tree.kind) {
    case 'text':
      return 1 + tree.text.length
    case 'class':
    case 'place':
      return 1
    case 'sequence':
      return 1 + sum(tree.parts.map(sizeOf))
    case 'choice':
      return sum(tree.branches.map((branch) => 1 + sizeOf(branch)))
    case 'repeat':
      return (
        (1 + sizeOf(tree.part)) *
        Math.max(1, tree.least, Number.isFinite(tree.most) ? tree.most : 0)
      )
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

/** All that the tree puts together, from the left. */
export function leavesOf(tree: Tree): Leaf[] {
  switch (tree.kind) {
    case 'sequence':
      return tree.parts.flatMap(leavesOf)
    case 'choice':
      return tree.branches.flatMap(leavesOf)
    case 'repeat':
      return leavesOf(tree.part)
    default:
      return [tree]
  }
}
