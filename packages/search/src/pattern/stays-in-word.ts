import { RE2JS } from 're2js'
import { leavesOf, type Tree, writeTree } from './pattern-tree.ts'

/**
 * True when a text matches exactly if one of its words does.
 *
 * A match that takes up at least one character, none of them a space or a line end, lies in one
 * word. The places \b and \B in it are the same for the word alone as for the text: inside of the
 * word their neighbors are the same, and at its edge the neighbor is a space, a line end or
 * nothing, none of which belongs to a word in the sense of \b. Other places, such as ^, do differ.
 */
export function staysInWord(tree: Tree): boolean {
  return !canBeEmpty(tree) && !leavesWords(tree)
}

function canBeEmpty(tree: Tree): boolean {
  switch (tree.kind) {
    case 'text':
      return tree.text === ''
    case 'class':
      return false
    case 'place':
      return true
    case 'sequence':
      return tree.parts.every(canBeEmpty)
    case 'choice':
      return tree.branches.some(canBeEmpty)
    case 'repeat':
      return tree.least === 0 || canBeEmpty(tree.part)
  }
}

const placesInWords: readonly string[] = ['\\b', '\\B']

function leavesWords(tree: Tree): boolean {
  const leaves = leavesOf(tree)
  const places = leaves.filter((leaf) => leaf.kind === 'place')
  if (places.some((place) => !placesInWords.includes(place.source))) return true
  if (leaves.some((leaf) => leaf.kind === 'text' && /[ \n]/.test(leaf.text))) return true
  const classes = leaves.filter((leaf) => leaf.kind === 'class').map(writeTree)
  return classes.length > 0 && RE2JS.compile([...new Set(classes)].join('|')).test(' \n')
}
