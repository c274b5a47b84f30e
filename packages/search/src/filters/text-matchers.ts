import type { Texts } from '../catalogue/columns.ts'
import { textWithTilde } from '../catalogue/own-names.ts'
import { matchPattern, type PatternTime } from '../pattern/match-pattern.ts'
import type { Pattern, TestedPart } from '../pattern/read-pattern.ts'
import { costs } from '../rows/matchers.ts'
import { bothRows, listRows, type RowSet, rowsOf, rowsWhere } from '../rows/row-set.ts'
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
    select(within) {
      const likely = rowsWithPieces(column, pattern.pieces, within)
      return tried.select(
        pattern.wordParts.reduce((rows, part) => rowsInWords(column, part, { rows, time }), likely),
      )
    },
  }
}

/** A pattern that can't match white space is tried on the words alone. */
function matchInWords(column: IndexedText, pattern: Pattern, time: PatternTime): Matcher {
  const part = { ...pattern, literal: longest(pattern.pieces) }
  return { cost: costs.pattern, select: (rows) => rowsInWords(column, part, { rows, time }) }
}

interface Tries {
  rows: RowSet
  time: PatternTime
}

/**
 * Those rows with a word that matches. The distinct words are far fewer than those of all texts, and
 * only the ones that contain the literal are tried.
 */
function rowsInWords(
  { index, starts }: IndexedText,
  part: TestedPart,
  { rows, time }: Tries,
): RowSet {
  const textOf = (word: number) => rowText(index.words, word)
  const likely = rowsOf(wordsThat.contain(index, part.literal), wordCount(index))
  const words = matchPattern({ pattern: part, textOf, time }).select(likely)
  return bothRows(rows, rowsWithWords(index, listRows(words), starts.length - 1))
}

function longest(pieces: readonly string[]): string {
  return pieces.reduce((best, piece) => (piece.length > best.length ? piece : best), '')
}
