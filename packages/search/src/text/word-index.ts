import { addRow, noRows, type RowSet } from '../rows/row-set.ts'
import { bisect } from './bisect.ts'
import { rowText, type TextColumn, textColumn } from './text-column.ts'

/** The distinct words of a text column, sorted, and the rows in which each stands. */
export interface WordIndex {
  readonly words: TextColumn
  /** Where the rows of word i begin; one more entry than words. */
  readonly starts: Uint32Array
  readonly rows: Uint32Array
}

/** Words are what stands between white space, with their punctuation. */
export const wordBorder = /[ \n]/

export function wordIndex(texts: readonly string[]): WordIndex {
  const rowsOf = new Map<string, number[]>()
  texts.forEach((text, row) => {
    for (const word of text.split(wordBorder)) {
      const rows = rowsOf.get(word)
      if (!rows) rowsOf.set(word, [row])
      else if (rows[rows.length - 1] !== row) rows.push(row)
    }
  })
  rowsOf.delete('')
  const words = [...rowsOf.keys()].sort()
  const starts = new Uint32Array(words.length + 1)
  words.forEach((word, i) => {
    starts[i + 1] = (starts[i] ?? 0) + (rowsOf.get(word)?.length ?? 0)
  })
  const rows = new Uint32Array(starts[words.length] ?? 0)
  words.forEach((word, i) => {
    rows.set(rowsOf.get(word) ?? [], starts[i])
  })
  return { words: textColumn(words), starts, rows }
}

export function wordCount({ starts }: WordIndex): number {
  return starts.length - 1
}

/** The rows in which any of the words, by number, stands. */
export function rowsWithWords(index: WordIndex, words: readonly number[], count: number): RowSet {
  const set = noRows(count)
  for (const word of words) {
    const end = index.starts[word + 1] ?? 0
    for (let at = index.starts[word] ?? 0; at < end; at++) addRow(set, index.rows[at] ?? 0)
  }
  return set
}

/** The words, by number, that are so, begin so, end so, or have it anywhere. */
export const wordsThat = {
  are(index: WordIndex, text: string): number[] {
    const at = firstNotBefore(index, text)
    return at < wordCount(index) && rowText(index.words, at) === text ? [at] : []
  },
  begin(index: WordIndex, text: string): number[] {
    const words: number[] = []
    for (let at = firstNotBefore(index, text); at < wordCount(index); at++) {
      if (!rowText(index.words, at).startsWith(text)) break
      words.push(at)
    }
    return words
  },
  end(index: WordIndex, text: string): number[] {
    return placesOf(index.words, text + wordEnd)
  },
  contain(index: WordIndex, text: string): number[] {
    return text === ''
      ? Array.from({ length: wordCount(index) }, (_, word) => word)
      : placesOf(index.words, text)
  },
}

/** Each row of a text column ends in this. */
const wordEnd = '\u0000'

function placesOf({ text, starts }: TextColumn, needle: string): number[] {
  const places: number[] = []
  let next = 0
  for (let at = text.indexOf(needle); at >= 0; at = text.indexOf(needle, starts[next])) {
    next = firstAfter(starts, at, next)
    places.push(next - 1)
  }
  return places
}

/** The first place in sorted numbers that is greater than one, from a place that is not: gallop, then bisect. */
function firstAfter(starts: Uint32Array, at: number, from: number): number {
  let step = 1
  while (from + step < starts.length && (starts[from + step] ?? 0) <= at) step *= 2
  const start = from + (step >>> 1)
  const end = Math.min(from + step, starts.length)
  return start + bisect(end - start, (i) => (starts[start + i] ?? 0) > at)
}

function firstNotBefore(index: WordIndex, text: string): number {
  return bisect(wordCount(index), (word) => rowText(index.words, word) >= text)
}
