import type { DeckSummary } from '@manafolio/contract'
import { folded } from '../../../lib/folded.ts'

export const deckSorts = {
  newest: { label: 'Newest first', compare: () => 0 }, // as the server lists them
  name: { label: 'By name', compare: (a, b) => names.compare(a.name, b.name) },
  value: { label: 'Most valuable first', compare: (a, b) => worth(b) - worth(a) },
} satisfies Record<string, DeckOrder>

interface DeckOrder {
  label: string
  compare: (a: DeckSummary, b: DeckSummary) => number
}

export type DeckSort = keyof typeof deckSorts

const names = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

/** A deck of which no card has a price comes after one that is worth little. */
const worth = ({ totalValue }: DeckSummary) => totalValue ?? -1

/** Decks with all the words of a text in their name or their commander's, sorted. Accents do not matter. */
export function foundDecks(decks: readonly DeckSummary[], text: string, sort: DeckSort) {
  const words = folded(text).split(/\s+/).filter(Boolean)
  const fits = ({ name, commanderName }: DeckSummary) => {
    const names = folded(`${name} ${commanderName ?? ''}`)
    return words.every((word) => names.includes(word))
  }
  return decks.filter(fits).toSorted(deckSorts[sort].compare)
}
