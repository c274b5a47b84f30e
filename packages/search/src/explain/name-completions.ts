import type { Catalogue } from '../catalogue/catalogue.ts'
import { allRows, hasRow, listRows, type RowSet } from '../rows/row-set.ts'
import { rowsWithPieces } from '../text/indexed-text.ts'
import { rowText } from '../text/text-column.ts'
import { rowsWithWords, wordBorder, wordsThat } from '../text/word-index.ts'

/**
 * Names of cards that complete the typed words (folded): those with that prefix, then those with a
 * word that has it; the most played first.
 */
export function listNameCompletions(catalogue: Catalogue, typed: string, count: number): string[] {
  if (typed === '') return []
  const { texts } = catalogue
  const cards = listRows(candidates(catalogue, typed))
  const shown = cards.filter((card) => isShown(catalogue, card))
  const ranked = shown.flatMap((card) => {
    const rank = rankOf(rowText(texts.cardName, card), typed)
    return rank === undefined ? [] : [{ card, rank, popularity: popularityOf(catalogue, card) }]
  })
  ranked.sort((a, b) => a.rank - b.rank || a.popularity - b.popularity || a.card - b.card)
  const names = ranked.slice(0, count).map(({ card }) => rowText(texts.cardTitle, card))
  return [...new Set(names)]
}

function candidates({ texts: { cardName }, meta }: Catalogue, typed: string): RowSet {
  if (typed.includes(' ')) return rowsWithPieces(cardName, [typed], allRows(meta.cardCount))
  return rowsWithWords(cardName.index, wordsThat.begin(cardName.index, typed), meta.cardCount)
}

/** 0 if the name has the prefix, 1 if one of its words does, undefined otherwise. */
function rankOf(names: string, typed: string): number | undefined {
  if (names.startsWith(typed)) return 0
  for (let at = names.indexOf(typed); at >= 0; at = names.indexOf(typed, at + 1)) {
    if (wordBorder.test(names.charAt(at - 1))) return 1
  }
  return undefined
}

function popularityOf({ columns }: Catalogue, card: number): number {
  const rank = columns.cardEdhrecRank[card] ?? Number.NaN
  return Number.isNaN(rank) ? Number.MAX_SAFE_INTEGER : rank
}

function isShown({ columns, visible }: Catalogue, card: number): boolean {
  const end = columns.cardPrintings[card + 1] ?? 0
  for (let printing = columns.cardPrintings[card] ?? 0; printing < end; printing++) {
    if (hasRow(visible.withoutExtras, printing)) return true
  }
  return false
}
