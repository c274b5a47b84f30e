import type { Matcher } from '../filters/filter.ts'
import { costs } from '../rows/matchers.ts'
import { bothRows, type RowSet, rowsWhere } from '../rows/row-set.ts'
import { rowText, type TextColumn, textColumn } from './text-column.ts'
import { rowsWithWords, type WordIndex, wordBorder, wordIndex, wordsThat } from './word-index.ts'

/** Texts to search in, with the index of their words. */
export interface IndexedText extends TextColumn {
  readonly index: WordIndex
}

export function indexedText(rows: readonly string[]): IndexedText {
  return { ...textColumn(rows), index: wordIndex(rows) }
}

/** The rows that contain a text anywhere, also in the middle of words. */
export function matchText(column: IndexedText, text: string): Matcher {
  const isPhrase = wordBorder.test(text)
  return {
    cost: isPhrase ? costs.phrase : costs.words,
    select(within) {
      const rows = rowsWithPieces(column, [text], within)
      return isPhrase ? rowsWhere(rows, (row) => rowText(column, row).includes(text)) : rows
    },
  }
}

/**
 * The rows that have the words of each text, in any order. A text's first word may be the end of a
 * longer one, its last the beginning, and a single word may stand anywhere in one.
 */
export function rowsWithPieces(
  column: IndexedText,
  texts: readonly string[],
  within: RowSet,
): RowSet {
  const count = column.starts.length - 1
  let rows = within
  for (const words of texts.flatMap((text) => wordsOf(column.index, text))) {
    rows = bothRows(rows, rowsWithWords(column.index, words, count))
  }
  return rows
}

/** For each word of a text the words of the index that it can be a part of. */
function wordsOf(index: WordIndex, text: string): number[][] {
  const parts = text.split(wordBorder)
  if (parts.length === 1) return text === '' ? [] : [wordsThat.contain(index, text)]
  return parts.flatMap((part, i) => {
    if (part === '') return []
    if (i === 0) return [wordsThat.end(index, part)]
    return [i === parts.length - 1 ? wordsThat.begin(index, part) : wordsThat.are(index, part)]
  })
}
