import type { Texts } from '../catalogue/catalogue.ts'
import { textWithTilde } from '../catalogue/own-names.ts'
import { matchPattern } from '../pattern/match-pattern.ts'
import type { Pattern } from '../pattern/read-pattern.ts'
import { costs } from '../rows/matchers.ts'
import { allRows, bothRows, listRows, rowsWhere } from '../rows/row-set.ts'
import { type IndexedText, rowsWithPieces } from '../text/indexed-text.ts'
import { rowText } from '../text/text-column.ts'
import { rowsWithWords, wordCount } from '../text/word-index.ts'
import type { Matcher } from './filter.ts'

/** "~" stands for whatever a card calls itself, so that each text is looked at with that replaced. */
export function matchTilde(texts: Texts, column: IndexedText, text: string): Matcher {
  const pieces = text.split('~').flatMap((piece) => piece.trim() || [])
  return {
    cost: costs.phrase,
    select: (within) =>
      rowsWhere(rowsWithPieces(column, pieces, within), (row) =>
        textWithTilde(column, texts.cardOwnNames, row).includes(text),
      ),
  }
}

/** The rows of a text column that match a pattern. */
export function matchTextPattern(
  texts: Texts,
  column: IndexedText,
  pattern: Pattern,
  clockMs: () => number,
): Matcher {
  if (pattern.staysInWord && !pattern.namesItself) return matchInWords(column, pattern, clockMs)
  const textOf = pattern.namesItself
    ? (row: number) => textWithTilde(column, texts.cardOwnNames, row)
    : (row: number) => rowText(column, row)
  const tried = matchPattern({ pattern, textOf, clockMs })
  return {
    ...tried,
    select: (within) => tried.select(rowsWithPieces(column, pattern.pieces, within)),
  }
}

/** A pattern that can't match white space is tried on the words, of which there are far fewer. */
function matchInWords(
  { index, starts }: IndexedText,
  pattern: Pattern,
  clockMs: () => number,
): Matcher {
  const textOf = (word: number) => rowText(index.words, word)
  const tried = matchPattern({ pattern, textOf, clockMs })
  return {
    ...tried,
    select(within) {
      const words = listRows(tried.select(allRows(wordCount(index))))
      return bothRows(within, rowsWithWords(index, words, starts.length - 1))
    },
  }
}
