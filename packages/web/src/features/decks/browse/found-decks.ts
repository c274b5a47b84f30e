import type { DeckSummary } from '@manafolio/contract'
import { folded } from '../../../lib/folded.ts'

export const deckSorts = {
  newest: { label: 'Newest first', compare: () => 0 }, // as the server lists them
  name: { label: 'By name', compare: (a, b) => names.compare(a.name, b.name) },
  value: { label: 'Most valuable first', compare: (a, b) => sortValue(b) - sortValue(a) },
} satisfies Record<string, DeckOrder>

interface DeckOrder {
  label: string
  compare: (a: DeckSummary, b: DeckSummary) => number
}

export type DeckSort = keyof typeof deckSorts

const names = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

/** Decks without any price sort last. */
const sortValue = ({ totalValue }: DeckSummary) => totalValue ?? -1

/** The decks whose name or commander contains every word of a text, sorted. Accents are ignored. */
export function foundDecks(decks: readonly DeckSummary[], text: string, sort: DeckSort) {
  const words = folded(text).split(/\s+/).filter(Boolean)
  const matches = ({ name, commanderName }: DeckSummary) => {
    const names = folded(`${name} ${commanderName ?? ''}`)
    return words.every((word) => names.includes(word))
  }
  return decks.filter(matches).toSorted(deckSorts[sort].compare)
}
