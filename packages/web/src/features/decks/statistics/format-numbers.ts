import { type DeckFormat, type DeckSummary, formatFacts } from '@manafolio/contract'

export interface FormatNumbers {
  format: DeckFormat
  decks: number
  cards: number
  /** In US dollars; null when no card of these decks has a price. */
  value: number | null
}

/** The formats of decks with their numbers, most decks first; of equally many the one of the newest deck. */
export function formatNumbers(decks: readonly DeckSummary[]): FormatNumbers[] {
  const formats = new Set(newestFirst(decks).map(({ format }) => format))
  return [...formats]
    .map((format) => ({ format, ...sumOf(decks.filter((deck) => deck.format === format)) }))
    .toSorted((a, b) => b.decks - a.decks)
}

/** All decks together. */
export function sumOf(decks: readonly DeckSummary[]) {
  const values = decks.flatMap(({ totalValue }) => totalValue ?? [])
  return {
    decks: decks.length,
    cards: decks.reduce((sum, { cardCount }) => sum + cardCount, 0),
    value: values.length > 0 ? values.reduce((sum, value) => sum + value, 0) : null,
  }
}

/** The name of the format that most decks are built for, “-” without decks. */
export function favoriteFormat([first]: readonly FormatNumbers[]): string {
  return first ? formatFacts[first.format].name : '-'
}

function newestFirst(decks: readonly DeckSummary[]): DeckSummary[] {
  return decks.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
}
