import type { Texts } from '../catalogue/columns.ts'
import { textWithTilde } from '../catalogue/own-names.ts'
import { matchPattern, type PatternTime } from '../pattern/match-pattern.ts'
import type { Pattern } from '../pattern/read-pattern.ts'
import { costs } from '../rows/matchers.ts'
import { bothRows, listRows, rowsOf, rowsWhere } from '../rows/row-set.ts'
import { type IndexedText, rowsWithPieces } from '../text/indexed-text.ts'
import { rowText } from '../text/text-column.ts'
import { rowsWithWords, wordCount, wordsThat } from '../text/word-index.ts'
import type { Matcher } from './filter.ts'

/** "~" stands for the card's own name, so it is expanded per text. */
export function matchTilde(texts: Texts, column: IndexedText, text: string): Matcher {
  const textOf = tildeTexts(texts, column)
  const pieces = text.split('~').flatMap((piece) => piece.trim() || [])
  return {
    cost: costs.phrase,
    select: (within) =>
      rowsWhere(rowsWithPieces(column, pieces, within), (row) => textOf(row).includes(text)),
  }
}

/** Those of the usual rules texts are cached; others are computed. */
function tildeTexts(texts: Texts, column: IndexedText): (row: number) => string {
  if (column === texts.cardOracle) return (row) => rowText(texts.cardTildeOracle, row)
  return (row) => textWithTilde(rowText(column, row), rowText(texts.cardOwnNames, row))
}

/** The rows of a text column that match a pattern. */
export function matchTextPattern(
  texts: Texts,
  column: IndexedText,
  pattern: Pattern,
  time: PatternTime,
): Matcher {
  if (pattern.staysInWord && !pattern.namesItself) return matchInWords(column, pattern, time)
  const textOf = pattern.namesItself
    ? tildeTexts(texts, column)
    : (row: number) => rowText(column, row)
  const tried = matchPattern({ pattern, textOf, time })
  return {
    ...tried,
    select: (within) => tried.select(rowsWithPieces(column, pattern.pieces, within)),
  }
}

/**
 * A pattern that can't match white space is tried on the distinct words, which are far fewer, and
 * only on those that contain its longest literal.
 */
function matchInWords(
  { index, starts }: IndexedText,
  pattern: Pattern,
  time: PatternTime,
): Matcher {
  const textOf = (word: number) => rowText(index.words, word)
  const tried = matchPattern({ pattern, textOf, time })
  return {
    ...tried,
    select(within) {
      const likely = rowsOf(wordsThat.contain(index, longest(pattern.pieces)), wordCount(index))
      const words = listRows(tried.select(likely))
      return bothRows(within, rowsWithWords(index, words, starts.length - 1))
    },
  }
}

function longest(pieces: readonly string[]): string {
  return pieces.reduce((best, piece) => (piece.length > best.length ? piece : best), '')
}
