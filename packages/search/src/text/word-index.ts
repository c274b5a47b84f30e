import { addRow, noRows, type RowSet } from '../rows/row-set.ts'
import { bisect } from './bisect.ts'
import { numberList } from './number-table.ts'
import { postings } from './postings.ts'
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
  const numbers = new Map<string, number>()
  const lastRows: number[] = []
  const found = numberList() // the words of all rows behind each other, each once per row
  const ends = new Uint32Array(texts.length)
  texts.forEach((text, row) => {
    for (const word of text.split(wordBorder)) {
      if (word === '') continue
      const number = numbers.get(word) ?? numbers.set(word, numbers.size).size - 1
      if (lastRows[number] === row) continue
      lastRows[number] = row
      found.push(number)
    }
    ends[row] = found.length
  })
  const words = [...numbers.keys()].sort()
  const places = new Uint32Array(words.length)
  words.forEach((word, place) => {
    places[numbers.get(word) ?? 0] = place
  })
  const inRows = found.numbers()
  const { starts, rows } = postings(words.length, (take) => {
    let at = 0
    ends.forEach((end, row) => {
      while (at < end) take(places[inRows[at++] ?? 0] ?? 0, row)
    })
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
