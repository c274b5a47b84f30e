import { bisect } from './bisect.ts'
import { type WordIndex, wordCount } from './word-index.ts'

/**
 * The words, by number, of which a beginning differs from the typed text by at most one slip: a
 * wrong, a missing or an additional letter, or two that changed places.
 */
export function wordsBegunNearly(index: WordIndex, typed: string): number[] {
  if (typed.length > longestWord) return []
  const width = typed.length + 1
  const search = { index, typed, found: [], table: new Uint8Array(width * (width + 2)) }
  for (let at = 0; at < width; at++) search.table[at] = at
  walk(search, { start: 0, end: wordCount(index), depth: 0 })
  return search.found
}

/** A number of letters that no word exceeds, as the table grows with its square. */
const longestWord = 100

interface Search {
  index: WordIndex
  typed: string
  found: number[]
  /** Edit distances: a row for each letter of the words compared, a column for each typed one. */
  table: Uint8Array
}

/** Sorted words with the same first letters, of which `depth` have been compared. */
interface Stretch {
  start: number
  end: number
  depth: number
}

/** Compares words that begin alike only once, and leaves out together those that differ too much. */
function walk(search: Search, { start, end, depth }: Stretch): void {
  for (let at = start; at < end; ) {
    const char = charAt(search.index, at, depth)
    const next = at + bisect(end - at, (i) => charAt(search.index, at + i, depth) > char)
    const fewest = char === wordEnd ? tooMany : fillRow(search, char, { start: at, depth })
    if (fewest === 'found') for (let word = at; word < next; word++) search.found.push(word)
    else if (fewest < tooMany) walk(search, { start: at, end: next, depth: depth + 1 })
    at = next
  }
}

const tooMany = 2
const wordEnd = 0

function charAt({ words: { text, starts } }: WordIndex, word: number, depth: number): number {
  return text.charCodeAt((starts[word] ?? 0) + depth)
}

/** The fewest slips with one letter more, or “found” if all that is typed is compared. */
function fillRow(
  { index, typed, table }: Search,
  char: number,
  { start, depth }: Pick<Stretch, 'start' | 'depth'>,
): number | 'found' {
  const width = typed.length + 1
  const row = (depth + 1) * width
  const charBefore = depth > 0 ? charAt(index, start, depth - 1) : wordEnd
  let fewest = depth + 1
  table[row] = depth + 1
  for (let at = 1; at < width; at++) {
    const typedChar = typed.charCodeAt(at - 1)
    const above = row - width + at
    let slips = (table[above - 1] ?? 0) + (typedChar === char ? 0 : 1)
    slips = Math.min(slips, (table[above] ?? 0) + 1, (table[row + at - 1] ?? 0) + 1)
    if (typedChar === charBefore && typed.charCodeAt(at - 2) === char) {
      slips = Math.min(slips, (table[above - width - 2] ?? 0) + 1)
    }
    table[row + at] = slips
    if (slips < fewest) fewest = slips
  }
  return (table[row + width - 1] ?? tooMany) < tooMany ? 'found' : fewest
}
